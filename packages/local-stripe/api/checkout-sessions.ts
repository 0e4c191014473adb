import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { buildSession } from "./build-session.ts";
import { describePrice } from "./catalogue.ts";
import { emptyList } from "./kept.ts";
import {
  checkUrls,
  NEW_SESSION,
  type NewSession,
  type Order,
  readExpiry,
  readOrders,
} from "./new-session.ts";
import { integer, mergeMetadata, oneOf, text } from "./parameters.ts";
import { checkAmount, invalid, missing } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/checkout/sessions";

/** Parameters of the session that Stripe does not expose. */
export type SessionSecrets = {
  orders: Order[];
  trialDays: number;
  trialEnd: number | null;
  subscription: { metadata: Record<string, string>; description: string | null };
  payment: {
    metadata: Record<string, string>;
    description: string | null;
    receiptEmail: string | null;
    setupFutureUsage: "off_session" | "on_session" | null;
  };
  missingMethod: "cancel" | "create_invoice" | "pause";
  /** The intent and customer of earlier attempts. */
  intentId: string | null;
  customerId: string | null;
  trialAsked: boolean;
};

export const readSecrets = (books: Books, sessionId: string): SessionSecrets =>
  books.store.readHidden<SessionSecrets>(sessionId) as SessionSecrets;

function addSession(books: Books, input: NewSession): Stripe.Checkout.Session {
  const orders = readOrders(books, input);
  const customer = input.customer;
  if (customer !== undefined && books.find("customer", customer) === null) {
    throw invalid(missing("customer", customer, "customer").message, {
      code: "resource_missing",
      param: "customer",
    });
  }
  if (customer !== undefined && input.customer_email !== undefined) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.");
  }
  checkUrls(input);
  const trial = input.subscription_data;
  const hasTrial = trial?.trial_period_days !== undefined || trial?.trial_end !== undefined;
  const amountCents = sumToday(orders, hasTrial);
  if (amountCents > 0) checkAmount(amountCents, "line_items");
  books.store.writeSetting("origin", new URL(input.success_url).origin);
  const { expiresAt, dueAt } = readExpiry(books, input.expires_at);
  const session = books.add<"checkout.session">(
    buildSession(books, {
      mode: input.mode === "subscription" ? "subscription" : "payment",
      amountCents,
      currency: orders[0]?.price.currency ?? "usd",
      customerId: customer ?? null,
      customerEmail: input.customer_email ?? null,
      reference: input.client_reference_id ?? null,
      metadata: mergeMetadata({}, input.metadata),
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      expiresAt,
      collection: input.payment_method_collection ?? null,
      methodTypes: input.allowed_payment_method_types ?? null,
      addressCollection: input.billing_address_collection ?? null,
      // A new account has it switched on.
      hasAdaptivePricing: input.adaptive_pricing?.enabled ?? true,
      consent: input.consent_collection,
      texts: input.custom_text,
    }),
  );
  const secrets: SessionSecrets = {
    orders,
    trialDays: trial?.trial_period_days ?? 0,
    trialEnd: trial?.trial_end ?? null,
    subscription: {
      metadata: mergeMetadata({}, trial?.metadata),
      description: trial?.description ?? null,
    },
    payment: {
      metadata: mergeMetadata({}, input.payment_intent_data?.metadata),
      description: input.payment_intent_data?.description ?? null,
      receiptEmail: input.payment_intent_data?.receipt_email ?? null,
      setupFutureUsage: input.payment_intent_data?.setup_future_usage ?? null,
    },
    missingMethod: trial?.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
    intentId: null,
    customerId: customer ?? null,
    trialAsked: hasTrial,
  };
  books.store.hide(session.id, secrets);
  books.plan("expireSession", session.id, dueAt);
  return session;
}

/** Recurring prices cost nothing during a trial. */
export const sumToday = (orders: readonly Order[], hasTrial: boolean): number =>
  orders.reduce(
    (sum, { price, quantity }) =>
      sum + (hasTrial && price.recurring !== null ? 0 : (price.unit_amount ?? 0) * quantity),
    0,
  );

export function expireSession(
  books: Books,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  if (session.status !== "open") return session;
  books.unplan(session.id, "expireSession");
  const { intentId } = readSecrets(books, session.id);
  const intent = books.find("payment_intent", intentId);
  if (intent !== null && intent.status !== "succeeded") {
    books.change<"payment_intent">(
      intent,
      {
        canceled_at: books.now,
        cancellation_reason: "automatic",
        next_action: null,
        status: "canceled",
      },
      "payment_intent.canceled",
    );
  }
  return books.change<"checkout.session">(
    session,
    { status: "expired", url: null },
    "checkout.session.expired",
  );
}

export function listSessionLines(books: Books, session: Stripe.Checkout.Session) {
  const { orders, trialAsked } = readSecrets(books, session.id);
  const lines = orders.map(({ price, quantity }): Stripe.LineItem => {
    const total = sumToday([{ price, quantity }], trialAsked);
    return {
      ...blanks.item,
      id: `li_${price.id.slice(-20)}`,
      object: "item",
      amount_discount: 0,
      amount_subtotal: total,
      amount_tax: 0,
      amount_total: total,
      currency: price.currency,
      description: describePrice(books, price),
      metadata: {},
      price,
      quantity,
    };
  });
  return emptyList(`${PATH}/${session.id}/line_items`, lines);
}

export const SESSION_ROUTES: Route[] = [
  route("POST", PATH, NEW_SESSION, addSession),
  route("POST", `${PATH}/:id/expire`, {}, (books, _, id) => {
    const session = books.get("checkout.session", id, "session");
    if (session.status !== "open") {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
      );
    }
    return expireSession(books, session);
  }),
  route("GET", `${PATH}/:id/line_items`, { limit: integer({ min: 1, max: 100 }) }, (books, _, id) =>
    listSessionLines(books, books.get("checkout.session", id, "session")),
  ),
  retrieveRoute("checkout.session", PATH, "session"),
  listRoute(
    "checkout.session",
    PATH,
    {
      ...BY_TIME,
      customer: text(),
      payment_intent: text(),
      status: oneOf("complete", "expired", "open"),
      subscription: text(),
    },
    ({ customer, payment_intent, status, subscription }) => [
      ...same("customer", customer),
      ...same("payment_intent", payment_intent),
      ...same("status", status),
      ...same("subscription", subscription),
    ],
  ),
];
