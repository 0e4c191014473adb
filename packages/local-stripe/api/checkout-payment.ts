import type Stripe from "stripe";
import { days } from "../duration.ts";
import type { Books } from "./books.ts";
import { describeCustomer } from "./build-session.ts";
import type { CardInput } from "./cards.ts";
import { describePrice } from "./catalogue.ts";
import { addIntent, charge, type Outcome } from "./charging.ts";
import { readSecrets, type SessionSecrets, sumToday } from "./checkout-sessions.ts";
import { addCustomerFor } from "./customers.ts";
import { idOf } from "./kept.ts";
import { addCard, attach, readBehaviour } from "./payment-methods.ts";
import { Problem } from "./problem.ts";
import { startSubscription } from "./subscriptions.ts";

export type CheckoutDescription = {
  id: string;
  status: "open" | "complete" | "expired";
  mode: "payment" | "subscription";
  email: string | null;
  /** Whether the email is the customer's and therefore read-only. */
  isEmailFixed: boolean;
  lines: {
    description: string;
    amountCents: number;
    recurring: "month" | "day" | "week" | "year" | null;
    trialDays: number;
  }[];
  totalTodayCents: number;
  currency: string;
  successUrl: string;
  cancelUrl: string | null;
  expiresAtMs: number;
  /** Shown beside the button. */
  submitText: string | null;
  /** Whether the buyer must accept the terms first. */
  asksConsent: boolean;
  merchantName: string;
};

export type CheckoutOutcome =
  | { kind: "paid"; redirectUrl: string }
  | { kind: "declined"; message: string; code: string }
  | { kind: "authenticate"; paymentIntentId: string }
  | { kind: "expired" };

const DAY = days(1) / 1_000;

export function describeCheckout(books: Books, sessionId: string): CheckoutDescription | null {
  const session = books.find("checkout.session", sessionId);
  if (session === null) return null;
  const { orders, trialDays, trialEnd, trialAsked } = readSecrets(books, sessionId);
  const daysOfTrial =
    trialEnd === null ? trialDays : Math.max(0, Math.ceil((trialEnd - books.now) / DAY));
  return {
    id: session.id,
    status: session.status as CheckoutDescription["status"],
    mode: session.mode === "subscription" ? "subscription" : "payment",
    email: session.customer_details?.email ?? session.customer_email,
    isEmailFixed: session.customer !== null || session.customer_email !== null,
    lines: orders.map(({ price, quantity }) => ({
      description: describePrice(books, price),
      amountCents: (price.unit_amount ?? 0) * quantity,
      recurring: (price.recurring?.interval ??
        null) as CheckoutDescription["lines"][0]["recurring"],
      trialDays: price.recurring === null ? 0 : daysOfTrial,
    })),
    totalTodayCents: sumToday(orders, trialAsked),
    currency: session.currency ?? "usd",
    successUrl: session.success_url ?? "",
    cancelUrl: session.cancel_url,
    expiresAtMs: session.expires_at * 1_000,
    submitText: session.custom_text.submit?.message ?? null,
    asksConsent: asksConsent(session),
    merchantName: "Kindling",
  };
}

const asksConsent = ({ consent_collection: consent }: Stripe.Checkout.Session): boolean =>
  consent?.terms_of_service === "required";

/** Submits the hosted checkout. */
export function payCheckout(books: Books, sessionId: string, input: CardInput): CheckoutOutcome {
  const session = books.get("checkout.session", sessionId, "session");
  if (session.status === "complete") return { kind: "paid", redirectUrl: fillSuccessUrl(session) };
  if (session.status !== "open") return { kind: "expired" };
  const method = readMethod(books, input);
  if (method instanceof Problem) return decline(method.message, method.details.code);
  const customerId = findCustomer(books, session, input);
  if (session.amount_total === 0) {
    const { behaviour } = readBehaviour(books, method.id);
    if (behaviour.kind === "declined")
      return decline(behaviour.decline.message, behaviour.decline.code);
    completeSession(books, session, { method, customerId, intent: null });
    return { kind: "paid", redirectUrl: fillSuccessUrl(session) };
  }
  const intent = findIntent(books, session, customerId);
  const returnUrl = session.url;
  return settleCheckout(books, session, charge(books, intent, method, { returnUrl }));
}

/** Completes the session after its intent was charged, here or by 3-D Secure. */
export function settleCheckout(
  books: Books,
  session: Stripe.Checkout.Session,
  outcome: Outcome,
): CheckoutOutcome {
  if (outcome.kind === "declined") return decline(outcome.decline.message, outcome.decline.code);
  if (outcome.kind === "authenticate") {
    return { kind: "authenticate", paymentIntentId: outcome.intent.id };
  }
  const { intent } = outcome;
  const method = books.get("payment_method", idOf(intent.payment_method) ?? "");
  completeSession(books, session, { method, customerId: idOf(intent.customer) ?? "", intent });
  return { kind: "paid", redirectUrl: fillSuccessUrl(session) };
}

const decline = (message: string, code = "card_declined"): CheckoutOutcome => ({
  kind: "declined",
  message,
  code,
});

const fillSuccessUrl = (session: Stripe.Checkout.Session): string =>
  (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);

function readMethod(books: Books, input: CardInput): Stripe.PaymentMethod | Problem {
  try {
    return addCard(books, input);
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
}

/** Creates the customer at the first attempt, if the session has none. */
function findCustomer(
  books: Books,
  session: Stripe.Checkout.Session,
  { email: given, name }: CardInput,
): string {
  const secrets = readSecrets(books, session.id);
  if (secrets.customerId !== null) return secrets.customerId;
  const email = session.customer_email ?? given ?? null;
  const { id } = addCustomerFor(books, { email, name: name ?? null });
  books.store.hide(session.id, { ...secrets, customerId: id });
  return id;
}

/** All attempts of a session share one intent. */
function findIntent(
  books: Books,
  session: Stripe.Checkout.Session,
  customerId: string,
): Stripe.PaymentIntent {
  const secrets = readSecrets(books, session.id);
  const known = books.find("payment_intent", secrets.intentId);
  if (known !== null) return known;
  const isSubscription = session.mode === "subscription";
  const intent = addIntent(
    books,
    {
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? "usd",
      customerId,
      description: isSubscription ? "Subscription creation" : secrets.payment.description,
      metadata: secrets.payment.metadata,
      receiptEmail: secrets.payment.receiptEmail,
      methodTypes: session.payment_method_types,
      setupFutureUsage: isSubscription ? "off_session" : secrets.payment.setupFutureUsage,
    },
    { sessionId: session.id },
  );
  books.store.hide(session.id, { ...secrets, intentId: intent.id });
  return intent;
}

type Payment = {
  method: Stripe.PaymentMethod;
  customerId: string;
  intent: Stripe.PaymentIntent | null;
};

function completeSession(
  books: Books,
  session: Stripe.Checkout.Session,
  { method, customerId, intent }: Payment,
): void {
  books.unplan(session.id, "expireSession");
  const attached = attach(books, method, customerId);
  const made =
    session.mode === "subscription"
      ? subscribe(books, readSecrets(books, session.id), { method: attached, customerId, intent })
      : null;
  books.change<"checkout.session">(
    session,
    {
      ...(asksConsent(session) && { consent: { promotions: null, terms_of_service: "accepted" } }),
      customer: customerId,
      customer_details: describeCustomer(
        books,
        { customerId, customerEmail: session.customer_email },
        method.billing_details.name,
      ),
      invoice: made?.invoice.id ?? null,
      payment_intent: made === null ? (intent?.id ?? null) : null,
      payment_status: describePayment(intent),
      status: "complete",
      subscription: made?.subscription.id ?? null,
      url: null,
    },
    "checkout.session.completed",
  );
}

function describePayment(intent: Stripe.PaymentIntent | null) {
  if (intent === null) return "no_payment_required";
  return intent.status === "succeeded" ? "paid" : "unpaid";
}

const subscribe = (books: Books, secrets: SessionSecrets, payment: Payment) =>
  startSubscription(
    books,
    {
      customerId: payment.customerId,
      prices: secrets.orders.filter(({ price }) => price.recurring !== null),
      trialDays: secrets.trialDays,
      trialEnd: secrets.trialEnd,
      metadata: secrets.subscription.metadata,
      description: secrets.subscription.description,
      methodId: payment.method.id,
      missingMethod: secrets.missingMethod,
    },
    {
      fees: secrets.orders.filter(({ price }) => price.recurring === null),
      paidBy: payment.intent,
    },
  );
