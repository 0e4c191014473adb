import { days } from "../duration.ts";
import type { Books } from "./books.ts";
import type { CardInput } from "./cards.ts";
import { describePrice } from "./catalogue.ts";
import { addIntent, charge, type Outcome } from "./charging.ts";
import { readSecrets, sumToday } from "./checkout-sessions.ts";
import type { PaymentIntent, PaymentMethod, Session } from "./kept.ts";
import { addCard, attach, type Declined, orDecline, toDecline } from "./payment-methods.ts";
import { startSubscription } from "./subscriptions.ts";

export type CheckoutDescription = {
  id: string;
  status: Session["status"];
  email: string | null;
  lines: {
    description: string;
    amountCents: number;
    recurring: "month" | null;
  }[];
  /** None: the subscription begins at once. */
  trialEndMs: number | null;
  totalTodayCents: number;
  currency: string;
  successUrl: string;
  cancelUrl: string | null;
  /** Shown beside the button. */
  submitText: string | null;
};

export type CheckoutOutcome =
  | { kind: "paid"; redirectUrl: string }
  | Declined
  | { kind: "authenticate"; paymentIntentId: string }
  | { kind: "expired" };

export function describeCheckout(books: Books, sessionId: string): CheckoutDescription | null {
  const session = books.find("checkout.session", sessionId);
  if (session === null) return null;
  const { orders, trialDays } = readSecrets(books, sessionId);
  return {
    id: session.id,
    status: session.status,
    email: session.customer_details.email,
    lines: orders.map(({ price, quantity }) => ({
      description: describePrice(books, price),
      amountCents: price.unit_amount * quantity,
      recurring: price.recurring?.interval ?? null,
    })),
    trialEndMs: trialDays > 0 ? books.nowMs + days(trialDays) : null,
    totalTodayCents: sumToday(orders, trialDays),
    currency: session.currency,
    successUrl: fillSuccessUrl(session),
    cancelUrl: session.cancel_url,
    submitText: session.custom_text.submit?.message ?? null,
  };
}

/** Submits the hosted checkout. */
export function payCheckout(books: Books, sessionId: string, input: CardInput): CheckoutOutcome {
  const session = books.get("checkout.session", sessionId, "session");
  if (session.status === "complete") return { kind: "paid", redirectUrl: fillSuccessUrl(session) };
  if (session.status !== "open") return { kind: "expired" };
  const method = orDecline(() => addCard(books, input, session.customer_details.email));
  if ("kind" in method) return method;
  const intent = findIntent(books, session);
  return settleCheckout(books, session, charge(books, intent, method, { returnUrl: session.url }));
}

/** Completes the session after its intent was charged, here or by 3-D Secure. */
export function settleCheckout(books: Books, session: Session, outcome: Outcome): CheckoutOutcome {
  if (outcome.kind === "declined") return toDecline(outcome.decline);
  if (outcome.kind === "authenticate") {
    return { kind: "authenticate", paymentIntentId: outcome.intent.id };
  }
  completeSession(books, session, outcome.method, outcome.intent);
  return { kind: "paid", redirectUrl: fillSuccessUrl(session) };
}

const fillSuccessUrl = ({ id, success_url }: Session): string =>
  success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);

/** All attempts of a session share one intent. */
function findIntent(books: Books, session: Session): PaymentIntent {
  const secrets = readSecrets(books, session.id);
  const known = books.find("payment_intent", secrets.intentId);
  if (known !== null) return known;
  const intent = addIntent(
    books,
    {
      amountCents: session.amount_total ?? 0,
      currency: session.currency,
      customerId: session.customer,
      description: "Subscription creation",
      methodTypes: session.payment_method_types,
    },
    { sessionId: session.id },
  );
  books.store.hide(session.id, { ...secrets, intentId: intent.id });
  return intent;
}

function completeSession(
  books: Books,
  session: Session,
  method: PaymentMethod,
  intent: PaymentIntent,
): void {
  books.unplan(session.id, "expireSession");
  const attached = attach(books, method, session.customer);
  const { orders, trialDays, metadata } = readSecrets(books, session.id);
  const { subscription } = startSubscription(
    books,
    {
      customerId: session.customer,
      orders: orders.filter(({ price }) => price.recurring !== null),
      trialDays,
      metadata,
      methodId: attached.id,
    },
    { fees: orders.filter(({ price }) => price.recurring === null), paidBy: intent },
  );
  books.change<"checkout.session">(
    session,
    { status: "complete", subscription: subscription.id, url: null },
    "checkout.session.completed",
  );
}
