import type { Books } from "./books.ts";
import { ACCOUNT_METHODS } from "./build-payment.ts";
import type { Order } from "./build-subscription.ts";
import { cancelIntent } from "./charging.ts";
import { drawId } from "./ids.ts";
import { emptyList, type Session } from "./kept.ts";
import {
  checkUrls,
  missingReference,
  NEW_SESSION,
  type NewSession,
  readExpiry,
  readOrders,
} from "./new-session.ts";
import { mergeMetadata, oneOf, text } from "./parameters.ts";
import { checkAmount, invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/checkout/sessions";

/** Parameters of the session that Stripe does not expose. */
type SessionSecrets = {
  orders: Order[];
  trialDays: number;
  /** The subscription's. */
  metadata: Record<string, string>;
  /** The intent of earlier attempts. */
  intentId: string | null;
};

export const readSecrets = (books: Books, sessionId: string): SessionSecrets =>
  books.store.readHidden<SessionSecrets>(sessionId) as SessionSecrets;

function addSession(books: Books, input: NewSession): Session {
  const orders = readOrders(books, input);
  const customer = books.find("customer", input.customer);
  if (customer === null) throw missingReference("customer", input.customer, "customer");
  checkUrls(input);
  const { metadata, trial_period_days: trialDays = 0 } = input.subscription_data ?? {};
  const amountCents = sumToday(orders, trialDays);
  checkAmount(amountCents, "line_items");
  books.store.writeSetting("origin", new URL(input.success_url).origin);
  const { expiresAt, dueAt } = readExpiry(books, input.expires_at);
  const id = drawId("checkout.session");
  const allowed = input.allowed_payment_method_types;
  const session = books.add<"checkout.session">({
    id,
    object: "checkout.session",
    // A new account has it switched on.
    adaptive_pricing: input.adaptive_pricing ?? { enabled: true },
    allowed_payment_method_types: allowed ?? null,
    amount_total: amountCents,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created: books.now,
    currency: orders[0]?.price.currency ?? "usd",
    custom_text: { submit: input.custom_text?.submit ?? null },
    customer: customer.id,
    customer_details: { email: customer.email },
    expires_at: expiresAt,
    metadata: mergeMetadata({}, input.metadata),
    payment_method_types: allowed ?? ACCOUNT_METHODS,
    status: "open",
    subscription: null,
    success_url: input.success_url,
    url: books.pageUrl(`checkout/${id}`),
  });
  const secrets: SessionSecrets = {
    orders,
    trialDays,
    metadata: mergeMetadata({}, metadata),
    intentId: null,
  };
  books.store.hide(id, secrets);
  books.plan("expireSession", id, dueAt);
  return session;
}

/** Recurring prices cost nothing during a trial. */
export const sumToday = (orders: readonly Order[], trialDays: number): number =>
  orders.reduce(
    (sum, { price, quantity }) =>
      sum + (trialDays > 0 && price.recurring !== null ? 0 : price.unit_amount * quantity),
    0,
  );

export function expireSession(books: Books, session: Session): Session {
  if (session.status !== "open") return session;
  books.unplan(session.id, "expireSession");
  const intent = books.find("payment_intent", readSecrets(books, session.id).intentId);
  if (intent !== null) cancelIntent(books, intent);
  return books.change<"checkout.session">(
    session,
    { status: "expired", url: null },
    "checkout.session.expired",
  );
}

function listSessionLines(books: Books, id: string) {
  books.get("checkout.session", id, "session");
  const lines = readSecrets(books, id).orders.map(({ price, quantity }) => ({
    id: drawId("item"),
    object: "item",
    price,
    quantity,
  }));
  return emptyList(`${PATH}/${id}/line_items`, lines);
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
  route("GET", `${PATH}/:id/line_items`, {}, (books, _, id) => listSessionLines(books, id)),
  retrieveRoute("checkout.session", PATH, "session"),
  listRoute(
    "checkout.session",
    PATH,
    { ...BY_TIME, customer: text(), status: oneOf("complete", "expired", "open") },
    ({ customer, status }) => [...same("customer", customer), ...same("status", status)],
  ),
];
