import type { Books } from "./books.ts";
import { readPeriod } from "./build-subscription.ts";
import type { CardInput } from "./cards.ts";
import { describePrice } from "./catalogue.ts";
import type { Invoice, Subscription } from "./kept.ts";
import { addCard, addTestCard, attach, type Declined, orDecline } from "./payment-methods.ts";
import { invalid } from "./problem.ts";
import { same } from "./route.ts";
import { updateSubscription } from "./update-subscription.ts";

export type PortalDescription = {
  returnUrl: string | null;
  /** The single task that the session was created for; null for the whole portal. */
  flow: "payment_method_update" | null;
  email: string | null;
  subscriptions: {
    id: string;
    status: string;
    isEnding: boolean;
    currentPeriodEndMs: number;
    amountCents: number;
    description: string;
  }[];
  invoices: Invoice[];
};

export type AddedCard = { kind: "added" } | Declined;

export function describePortal(books: Books, sessionId: string): PortalDescription | null {
  const session = books.find("billing_portal.session", sessionId);
  if (session === null) return null;
  const where = same("customer", session.customer);
  const { data: subscriptions } = books.store.list("subscription", { where });
  const { data: invoices } = books.store.list("invoice", { where });
  return {
    returnUrl: session.return_url,
    flow: session.flow?.type ?? null,
    email: books.get("customer", session.customer).email,
    subscriptions: subscriptions.map((subscription) => ({
      id: subscription.id,
      status: subscription.status,
      isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      currentPeriodEndMs: readPeriod(subscription).end * 1_000,
      amountCents: sumItems(subscription),
      description: subscription.items.data
        .map(({ price }) => describePrice(books, price))
        .join(", "),
    })),
    invoices,
  };
}

const sumItems = ({ items }: Subscription) =>
  items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);

/** @throws Problem if the subscription belongs to another customer */
function getOwn(books: Books, sessionId: string, subscriptionId: string): Subscription {
  const session = books.get("billing_portal.session", sessionId, "session");
  const subscription = books.get("subscription", subscriptionId);
  if (subscription.customer !== session.customer) {
    throw invalid("This subscription belongs to another customer.");
  }
  return subscription;
}

/** In flexible billing the portal cancels by date and leaves `cancel_at_period_end` false. */
export function endByPortal(
  books: Books,
  {
    sessionId,
    subscriptionId,
    isEnding,
  }: { sessionId: string; subscriptionId: string; isEnding: boolean },
): void {
  const subscription = getOwn(books, sessionId, subscriptionId);
  if (subscription.status === "canceled") return;
  if (isEnding) {
    updateSubscription(books, subscription, { cancel_at: readPeriod(subscription).end });
  } else {
    const isFlagged = subscription.cancel_at_period_end;
    const change = isFlagged ? { cancel_at_period_end: false } : { cancel_at: null };
    updateSubscription(books, subscription, change);
  }
}

/**
 * Adds a card and makes it the customer's default. Open invoices stay open, and a subscription with a method of its
 * own keeps using it.
 */
export const addCardByPortal = (books: Books, sessionId: string, card: CardInput): AddedCard =>
  orDecline(() => {
    const { customer } = books.get("billing_portal.session", sessionId, "session");
    setCustomerDefault(books, customer, attach(books, addCard(books, card), customer).id);
    return { kind: "added" };
  });

/** Replaces the card on file without validating it, so that renewals fail or succeed. */
export const setTestCard = (books: Books, customerId: string, number: string): void =>
  putOnFile(books, customerId, addTestCard(books, customerId, number).id);

/** Makes the method the default of the customer and of all live subscriptions. */
function putOnFile(books: Books, customerId: string, methodId: string): void {
  setCustomerDefault(books, customerId, methodId);
  for (const subscription of books.store.list("subscription", {
    where: same("customer", customerId),
  }).data) {
    if (subscription.status === "canceled") continue;
    books.change<"subscription">(
      subscription,
      { default_payment_method: methodId },
      "customer.subscription.updated",
    );
  }
}

function setCustomerDefault(books: Books, customerId: string, methodId: string): void {
  const customer = books.get("customer", customerId, "customer");
  books.change<"customer">(
    customer,
    { invoice_settings: { default_payment_method: methodId } },
    "customer.updated",
  );
}
