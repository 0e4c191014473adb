import type Stripe from "stripe";
import { hours } from "../duration.ts";
import type { Books } from "./books.ts";
import { charge } from "./charging.ts";
import { findIntent, markPaid, voidInvoice } from "./invoices.ts";
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
import { attach, getMethod } from "./payment-methods.ts";
import { cardProblem, invalid, missing } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";
import {
  endSubscription,
  findMethodId,
  listUnpaid,
  notePaid,
  startSubscription,
} from "./subscriptions.ts";
import { DETAILS, PAYMENT_SETTINGS, UPDATE, updateSubscription } from "./update-subscription.ts";

const PATH = "/v1/subscriptions";
const INCOMPLETE_SECONDS = hours(23) / 1_000;

const NEW_SUBSCRIPTION = {
  add_invoice_items: list(hash({ price: required(text()), quantity: integer({ min: 1 }) })),
  cancel_at_period_end: flag(),
  customer: required(text()),
  default_payment_method: text(),
  description: text(500),
  items: required(list(hash({ price: required(text()), quantity: integer({ min: 1 }) }))),
  metadata: metadata(),
  off_session: flag(),
  payment_settings: PAYMENT_SETTINGS,
  payment_behavior: oneOf("allow_incomplete", "default_incomplete", "error_if_incomplete"),
  trial_end: timestamp(),
  trial_period_days: integer({ min: 1, max: 730 }),
};

function addSubscription(books: Books, input: Input<typeof NEW_SUBSCRIPTION>): Stripe.Subscription {
  const customer = books.get("customer", input.customer, "customer");
  const given = input.default_payment_method;
  const method =
    given === undefined
      ? null
      : attach(books, getMethod(books, given, "default_payment_method"), customer.id);
  const methodId = method?.id ?? null;
  const readPrices = (items: { price: string; quantity?: number | undefined }[], name: string) =>
    items.map(({ price, quantity = 1 }, index) => ({
      price: books.get("price", price, `${name}[${index}][price]`),
      quantity,
    }));
  const hasTrial = input.trial_end !== undefined || input.trial_period_days !== undefined;
  const { subscription, invoice } = startSubscription(
    books,
    {
      customerId: customer.id,
      prices: readPrices(input.items, "items"),
      trialDays: input.trial_period_days ?? 0,
      trialEnd: input.trial_end ?? null,
      metadata: mergeMetadata({}, input.metadata),
      description: input.description ?? null,
      methodId,
      savesMethod: input.payment_settings?.save_default_payment_method,
      isIncomplete: !hasTrial,
      cancelsAtPeriodEnd: input.cancel_at_period_end ?? false,
    },
    { fees: readPrices(input.add_invoice_items ?? [], "add_invoice_items"), paidBy: null },
  );
  if (invoice.status === "open" && input.payment_behavior !== "default_incomplete") {
    payFirst(books, subscription, invoice, input);
  }
  const made = books.get("subscription", subscription.id);
  if (invoice.status === "paid") notePaid(books, made.id);
  const kept = books.get("subscription", subscription.id);
  if (kept.status === "incomplete") {
    books.plan("expireIncomplete", kept.id, books.now + INCOMPLETE_SECONDS);
  }
  return kept;
}

function payFirst(
  books: Books,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  { payment_behavior, off_session }: Input<typeof NEW_SUBSCRIPTION>,
): void {
  const method = books.find("payment_method", findMethodId(books, subscription));
  if (method === null) {
    throw invalid(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
      { code: "resource_missing" },
    );
  }
  const intent = findIntent(books, invoice.id);
  if (intent === null) return;
  const outcome = charge(books, intent, method, { isOffSession: off_session === true });
  if (outcome.kind === "succeeded") {
    markPaid(books, invoice);
    notePaid(books, subscription.id, outcome.intent);
    return;
  }
  books.announce("invoice.payment_failed", invoice);
  if (payment_behavior === "error_if_incomplete" && outcome.kind === "declined") {
    // Rolled back: Stripe creates no subscription in this case.
    const { status, type, message, details } = cardProblem(outcome.decline, {});
    throw Object.assign(invalid(message, { ...details, isCommitted: false }), { status, type });
  }
}

/** Not paid within 23 hours: the subscription expires. */
export function expireIncomplete(books: Books, id: string): void {
  const subscription = books.find("subscription", id);
  if (subscription?.status !== "incomplete") return;
  for (const invoice of listUnpaid(books, id)) voidInvoice(books, invoice);
  books.unplan(id, "renew", "announceRenewal", "announceTrialEnd");
  books.change<"subscription">(
    subscription,
    { ended_at: books.now, status: "incomplete_expired" },
    "customer.subscription.updated",
  );
}

function cancelNow(
  books: Books,
  id: string,
  details: Input<typeof UPDATE>["cancellation_details"],
) {
  const subscription = books.get("subscription", id);
  if (["canceled", "incomplete_expired"].includes(subscription.status)) {
    throw missing("subscription", id, "id");
  }
  return endSubscription(books, subscription, { reason: "cancellation_requested", ...details });
}

export const SUBSCRIPTION_ROUTES: Route[] = [
  route("POST", PATH, NEW_SUBSCRIPTION, addSubscription),
  route("POST", `${PATH}/:id`, UPDATE, (books, input, id) =>
    updateSubscription(books, books.get("subscription", id), input),
  ),
  route(
    "DELETE",
    `${PATH}/:id`,
    { cancellation_details: DETAILS, invoice_now: flag(), prorate: flag() },
    (books, { cancellation_details }, id) => cancelNow(books, id, cancellation_details),
  ),
  retrieveRoute("subscription", PATH),
  listRoute(
    "subscription",
    PATH,
    {
      ...BY_TIME,
      customer: text(),
      price: text(),
      status: oneOf(
        "active",
        "all",
        "canceled",
        "ended",
        "incomplete",
        "incomplete_expired",
        "past_due",
        "paused",
        "trialing",
        "unpaid",
      ),
    },
    ({ customer, price, status }) => [
      ...same("customer", customer),
      ...same("$.items.data[0].price.id", price),
      ...narrowStatus(status),
    ],
  ),
];

function narrowStatus(status: string | undefined) {
  const column = "data ->> 'status'";
  if (status === "all") return [];
  if (status === undefined)
    return [[`${column} not in ('canceled', 'incomplete_expired')`] as const];
  if (status === "ended") return [[`${column} in ('canceled', 'incomplete_expired')`] as const];
  return same("status", status);
}
