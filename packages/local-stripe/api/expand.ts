import type Stripe from "stripe";
import { describeCharged } from "./balance-transactions.ts";
import type { Books } from "./books.ts";
import { listSessionLines } from "./checkout-sessions.ts";
import { listInvoicePayments } from "./invoice-routes.ts";
import { emptyList } from "./kept.ts";
import { invalid } from "./problem.ts";
import { same } from "./route.ts";

type Node = Record<string, unknown>;

const DEEPEST = 4;

/** Lists that Stripe includes only when expanded. */
const INCLUDED: Record<string, (books: Books, object: Node) => unknown> = {
  "invoice.payments": (books, object) =>
    listInvoicePayments(books, object as unknown as Stripe.Invoice),
  "checkout.session.line_items": (books, object) =>
    listSessionLines(books, object as unknown as Stripe.Checkout.Session),
  "charge.refunds": (books, { id }) =>
    emptyList(
      `/v1/charges/${id}/refunds`,
      books.store.list("refund", { where: same("charge", String(id)) }).data,
    ),
  "customer.subscriptions": (books, { id }) =>
    emptyList(
      `/v1/customers/${id}/subscriptions`,
      books.store.list("subscription", { where: same("customer", String(id)) }).data,
    ),
};

/** Objects that are not stored, by the property that has their id. */
const DESCRIBED: Record<string, (object: Node, id: string) => object> = {
  "charge.balance_transaction": (object, id) =>
    describeCharged(object as unknown as Stripe.Charge, id),
};

/** Replaces ids by objects along paths such as `data.latest_invoice.payments`. */
export function expandAnswer(books: Books, answer: object, paths: readonly string[]): object {
  for (const [index, path] of paths.entries()) {
    const steps = path.split(".");
    const depth = steps.filter((step) => step !== "data").length;
    if (depth > DEEPEST) {
      throw invalid(
        `You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`,
        {
          param: `expand[${index}]`,
        },
      );
    }
    walk(books, answer as Node, steps, path);
  }
  return answer;
}

function walk(books: Books, node: Node, [step, ...rest]: string[], path: string): void {
  if (step === undefined) return;
  const value = open(books, node, step, { path, isLast: rest.length === 0 });
  node[step] = value;
  if (Array.isArray(value)) {
    for (const item of value) walk(books, item, rest, path);
  } else if (typeof value === "object" && value !== null) {
    walk(books, value as Node, rest, path);
  }
}

type Step = { path: string; isLast: boolean };

function open(books: Books, node: Node, step: string, { path, isLast }: Step): unknown {
  const value = node[step];
  const include = INCLUDED[`${node["object"]}.${step}`];
  if (value === undefined && include !== undefined) return include(books, node);
  if (value === null) return value;
  // A path may lead through a plain hash or a list's items, but not end there.
  const isObject = typeof value === "object" && value !== null;
  if (isObject && (!isLast || "object" in value)) return value;
  const describe = DESCRIBED[`${node["object"]}.${step}`];
  if (typeof value === "string" && describe !== undefined) return describe(node, value);
  const object = typeof value === "string" && step !== "id" ? books.store.findAny(value) : null;
  if (object !== null) return object;
  throw invalid(
    `This property cannot be expanded (${path}). You may want to try expanding it on another object.`,
    { param: "expand" },
  );
}
