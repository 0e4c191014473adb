import type Stripe from "stripe";
import { hours, minutes } from "../../../app/domain/duration.ts";
import type { Books } from "./books.ts";
import { buildSession } from "./build-session.ts";
import { describePrice } from "./catalogue.ts";
import { emptyList } from "./kept.ts";
import {
  flag,
  hash,
  type Input,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  text,
  timestamp,
} from "./parameters.ts";
import { invalid, missing } from "./problem.ts";
import { listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/checkout/sessions";
const SOONEST = minutes(30) / 1_000;
const LATEST = hours(24) / 1_000;
const MOST_TRIAL_DAYS = 730;

const NEW_SESSION = {
  allowed_payment_method_types: list(text()),
  cancel_url: text(),
  client_reference_id: text(200),
  customer: text(),
  customer_email: text(800),
  expires_at: timestamp(),
  line_items: required(
    list(hash({ price: required(text()), quantity: integer({ min: 1, max: 999_999 }) })),
  ),
  metadata: metadata(),
  mode: required(oneOf("payment", "setup", "subscription")),
  payment_intent_data: hash({
    description: text(),
    metadata: metadata(),
    receipt_email: text(),
    setup_future_usage: oneOf("off_session", "on_session"),
    statement_descriptor_suffix: text(22),
  }),
  payment_method_collection: oneOf("always", "if_required"),
  subscription_data: hash({
    description: text(500),
    metadata: metadata(),
    trial_end: timestamp(),
    trial_period_days: integer({ min: 1, max: MOST_TRIAL_DAYS }),
    trial_settings: hash({
      end_behavior: required(
        hash({ missing_payment_method: required(oneOf("cancel", "create_invoice", "pause")) }),
      ),
    }),
  }),
  success_url: required(text()),
  ui_mode: oneOf("hosted_page"),
  locale: text(),
  allow_promotion_codes: flag(),
};
type NewSession = Input<typeof NEW_SESSION>;

export type Order = { price: Stripe.Price; quantity: number };

/** What the session was made with and does not show. */
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
  /** The intent and customer of attempts so far. */
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
  books.store.writeSetting("origin", new URL(input.success_url).origin);
  const trial = input.subscription_data;
  const hasTrial = trial?.trial_period_days !== undefined || trial?.trial_end !== undefined;
  const session = books.add<"checkout.session">(
    buildSession(books, {
      mode: input.mode === "subscription" ? "subscription" : "payment",
      amountCents: sumToday(orders, hasTrial),
      currency: orders[0]?.price.currency ?? "usd",
      customerId: customer ?? null,
      customerEmail: input.customer_email ?? null,
      reference: input.client_reference_id ?? null,
      metadata: mergeMetadata({}, input.metadata),
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      expiresAt: readExpiry(books, input.expires_at),
      collection: input.payment_method_collection ?? null,
      methodTypes: input.allowed_payment_method_types ?? null,
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
  books.plan("expireSession", session.id, session.expires_at);
  return session;
}

function readOrders(
  books: Books,
  { line_items, mode, subscription_data, ...input }: NewSession,
): Order[] {
  if (mode === "setup") throw invalid("The local Stripe has no setup mode.", { param: "mode" });
  const orders = line_items.map(({ price: id, quantity }, index) => {
    const param = `line_items[${index}][price]`;
    const price = books.find("price", id);
    if (price === null) {
      throw invalid(missing("price", id, param).message, { code: "resource_missing", param });
    }
    if (!price.active) {
      throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
        param,
      });
    }
    if (quantity === undefined) {
      throw invalid("Quantity is required. Add `quantity` to `line_items[0]`", {
        param: `line_items[${index}]`,
      });
    }
    return { price, quantity };
  });
  const hasRecurring = orders.some(({ price }) => price.recurring !== null);
  if (mode === "payment" && hasRecurring) {
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  }
  if (mode === "subscription" && !hasRecurring) {
    throw invalid(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
    );
  }
  if (mode === "payment" && subscription_data !== undefined) {
    throw invalid("You can not pass `subscription_data` in `payment` mode.", {
      param: "subscription_data",
    });
  }
  if (mode === "subscription" && input.payment_intent_data !== undefined) {
    throw invalid("You can not pass `payment_intent_data` in `subscription` mode.", {
      param: "payment_intent_data",
    });
  }
  return orders;
}

function checkUrls({ success_url, cancel_url }: NewSession): void {
  for (const [param, url] of Object.entries({ success_url, cancel_url })) {
    if (url !== undefined && !/^https?:\/\//.test(url)) {
      throw invalid("Not a valid URL", { code: "url_invalid", param });
    }
  }
}

function readExpiry(books: Books, asked: number | undefined): number {
  if (asked === undefined) return books.now + LATEST;
  const param = "expires_at";
  if (asked < books.now + SOONEST) {
    throw invalid(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      { param },
    );
  }
  if (asked > books.now + LATEST) {
    throw invalid(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      { param },
    );
  }
  return asked;
}

/** A trial's recurring prices cost nothing today. */
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
      id: `li_${price.id.slice(-20)}`,
      object: "item",
      adjustable_quantity: null,
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
  route("POST", `${PATH}/:id`, { metadata: metadata() }, (books, input, id) => {
    const session = books.get("checkout.session", id, "session");
    return books.change<"checkout.session">(session, {
      metadata: mergeMetadata(session.metadata, input.metadata),
    });
  }),
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
