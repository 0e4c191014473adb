import type { Books } from "./books.ts";
import { charge } from "./charging.ts";
import { findIntent, markPaid } from "./invoices.ts";
import type { Subscription } from "./kept.ts";
import { flag, hash, type Input, integer, list, oneOf, required, text } from "./parameters.ts";
import { attach, getMethod } from "./payment-methods.ts";
import { cardProblem, missing } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";
import { endSubscription, startSubscription } from "./subscriptions.ts";
import { UPDATE, updateSubscription } from "./update-subscription.ts";

const PATH = "/v1/subscriptions";

const PRICES = list(hash({ price: required(text()), quantity: integer({ min: 1 }) }));
const NEW_SUBSCRIPTION = {
  add_invoice_items: required(PRICES),
  customer: required(text()),
  default_payment_method: required(text()),
  items: required(PRICES),
  trial_period_days: required(integer({ min: 1, max: 730 })),
};

/** A trial whose fee is paid at once. The contract with Stripe begins its trials so, as the API can pay no checkout. */
function addSubscription(books: Books, input: Input<typeof NEW_SUBSCRIPTION>): Subscription {
  const customer = books.get("customer", input.customer, "customer");
  const given = getMethod(books, input.default_payment_method, "default_payment_method");
  const method = attach(books, given, customer.id);
  const readOrders = (name: "items" | "add_invoice_items") =>
    input[name].map(({ price, quantity = 1 }, index) => ({
      price: books.get("price", price, `${name}[${index}][price]`),
      quantity,
    }));
  const { subscription, invoice } = startSubscription(
    books,
    {
      customerId: customer.id,
      orders: readOrders("items"),
      trialDays: input.trial_period_days,
      metadata: {},
      methodId: method.id,
    },
    { fees: readOrders("add_invoice_items"), paidBy: null },
  );
  const intent = findIntent(books, invoice.id);
  const outcome = intent && charge(books, intent, method);
  if (outcome?.kind === "declined") throw cardProblem(outcome.decline, {});
  if (outcome?.kind === "succeeded") markPaid(books, invoice);
  return subscription;
}

export const SUBSCRIPTION_ROUTES: Route[] = [
  route("POST", PATH, NEW_SUBSCRIPTION, addSubscription),
  route("POST", `${PATH}/:id`, UPDATE, (books, input, id) =>
    updateSubscription(books, books.get("subscription", id), input),
  ),
  route("DELETE", `${PATH}/:id`, { invoice_now: flag(), prorate: flag() }, (books, _, id) => {
    const subscription = books.get("subscription", id);
    if (subscription.status === "canceled") throw missing("subscription", id, "id");
    return endSubscription(books, subscription);
  }),
  retrieveRoute("subscription", PATH),
  listRoute(
    "subscription",
    PATH,
    { ...BY_TIME, customer: text(), status: oneOf("all") },
    ({ customer, status }) => [
      ...same("customer", customer),
      ...(status === "all" ? [] : [["data ->> 'status' <> 'canceled'"] as const]),
    ],
  ),
];
