import type { Books } from "./books.ts";
import { describeTransaction } from "./build-payment.ts";
import { findPayments } from "./invoices.ts";
import { type Charge, emptyList } from "./kept.ts";
import { invalid } from "./problem.ts";

type Node = Record<string, unknown>;

const DEEPEST = 4;

/** The list that Stripe includes in an invoice only when expanded. */
const listPayments = (books: Books, id: string) =>
  emptyList(`/v1/invoice_payments?invoice=${id}`, findPayments(books, id));

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
  const property = `${node["object"]}.${step}`;
  if (value === undefined && property === "invoice.payments") {
    return listPayments(books, String(node["id"]));
  }
  if (value === null) return value;
  // A path may lead through a plain hash or a list's items, but not end there.
  const isObject = typeof value === "object" && value !== null;
  if (isObject && (!isLast || "object" in value)) return value;
  if (typeof value === "string" && property === "charge.balance_transaction") {
    return describeTransaction(node as unknown as Charge, value);
  }
  const object = typeof value === "string" && step !== "id" ? books.store.findAny(value) : null;
  if (object !== null) return object;
  throw invalid(
    `This property cannot be expanded (${path}). You may want to try expanding it on another object.`,
    { param: "expand" },
  );
}
