import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { readPeriod } from "./build-subscription.ts";
import type { CardInput } from "./cards.ts";
import { idOf } from "./kept.ts";
import { addCard, addTestCard, attach } from "./payment-methods.ts";
import { invalid, Problem } from "./problem.ts";
import { same } from "./route.ts";
import { updateSubscription } from "./update-subscription.ts";

export type PortalDescription = {
  returnUrl: string | null;
  /** The single task that the session was created for; null for the whole portal. */
  flow: "payment_method_update" | "subscription_cancel" | null;
  /** Where the flow leads when it is done; null for the portal itself. */
  doneUrl: string | null;
  customer: { email: string | null };
  subscriptions: {
    id: string;
    status: string;
    isEnding: boolean;
    currentPeriodEndMs: number;
    amountCents: number;
    description: string;
  }[];
  invoices: {
    id: string;
    createdMs: number;
    amountCents: number;
    status: string;
    url: string | null;
  }[];
};

export type AddedCard = { kind: "added" } | { kind: "declined"; message: string; code: string };

export function describePortal(books: Books, sessionId: string): PortalDescription | null {
  const session = books.find("billing_portal.session", sessionId);
  if (session === null) return null;
  const where = same("customer", session.customer);
  const { data: subscriptions } = books.store.list("subscription", { where });
  const { data: invoices } = books.store.list("invoice", { where });
  return {
    returnUrl: session.return_url,
    flow: (session.flow?.type ?? null) as PortalDescription["flow"],
    doneUrl: session.flow?.after_completion.redirect?.return_url ?? null,
    customer: { email: books.get("customer", session.customer).email },
    subscriptions: subscriptions.map((subscription) => ({
      id: subscription.id,
      status: subscription.status,
      isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      currentPeriodEndMs: readPeriod(subscription).end * 1_000,
      amountCents: sumItems(subscription),
      description: describeItems(books, subscription),
    })),
    invoices: invoices.map(({ id, created, total, status, hosted_invoice_url: url }) => ({
      id,
      createdMs: created * 1_000,
      amountCents: total,
      status: status ?? "draft",
      url: url ?? null,
    })),
  };
}

const sumItems = ({ items }: Stripe.Subscription) =>
  items.data.reduce((sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity, 0);

const describeItems = (books: Books, { items }: Stripe.Subscription) =>
  items.data
    .map(({ price }) => books.find("product", idOf(price.product))?.name ?? price.id)
    .join(", ");

/** @throws Problem if the subscription belongs to another customer */
function getOwn(books: Books, sessionId: string, subscriptionId: string): Stripe.Subscription {
  const session = books.get("billing_portal.session", sessionId, "session");
  const subscription = books.get("subscription", subscriptionId);
  if (idOf(subscription.customer) !== session.customer) {
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
  if (["canceled", "incomplete_expired"].includes(subscription.status)) return;
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
export function addCardByPortal(books: Books, sessionId: string, card: CardInput): AddedCard {
  const { customer: customerId } = books.get("billing_portal.session", sessionId, "session");
  try {
    const method = attach(books, addCard(books, card), customerId);
    setCustomerDefault(books, customerId, method.id);
    return { kind: "added" };
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.type !== "card_error") throw problem;
    const { message, details } = problem;
    return { kind: "declined", message, code: details.code ?? "card_declined" };
  }
}

/** Replaces the card on file without validating it, so that renewals fail or succeed. */
export const setTestCard = (books: Books, customerId: string, number: string): void =>
  putOnFile(books, customerId, addTestCard(books, customerId, number).id);

/** Makes the method the default of the customer and of all live subscriptions. */
function putOnFile(books: Books, customerId: string, methodId: string): void {
  setCustomerDefault(books, customerId, methodId);
  for (const subscription of books.store.list("subscription", {
    where: same("customer", customerId),
  }).data) {
    if (["canceled", "incomplete_expired"].includes(subscription.status)) continue;
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
    { invoice_settings: { ...customer.invoice_settings, default_payment_method: methodId } },
    "customer.updated",
  );
}
