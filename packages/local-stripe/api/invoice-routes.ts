import type { Books } from "./books.ts";
import { voidInvoice } from "./invoices.ts";
import { flag, oneOf, required, text } from "./parameters.ts";
import { getMethod } from "./payment-methods.ts";
import { cardProblem, invalid, Problem } from "./problem.ts";
import { isAlive, isEnding, payInvoice, previewRenewal } from "./renewals.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/invoices";

function pay(books: Books, id: string, methodId: string) {
  const invoice = books.get("invoice", id, "invoice");
  if (invoice.status !== "open") {
    throw invalid(
      `You can only pay an open invoice. This invoice has a status of ${invoice.status}.`,
    );
  }
  const outcome = payInvoice(books, invoice, getMethod(books, methodId, "payment_method"));
  if (outcome.kind === "declined") throw cardProblem(outcome.decline, {});
  return books.get("invoice", id, "invoice");
}

export const INVOICE_ROUTES: Route[] = [
  route("POST", `${PATH}/create_preview`, { subscription: required(text()) }, (books, input) => {
    const subscription = books.get("subscription", input.subscription, "subscription");
    if (!isAlive(subscription) || isEnding(subscription)) {
      const message = `No upcoming invoices for customer: ${subscription.customer}`;
      throw new Problem(404, "invalid_request_error", message, { code: "invoice_upcoming_none" });
    }
    return previewRenewal(books, subscription);
  }),
  route(
    "POST",
    `${PATH}/:id/pay`,
    { payment_method: required(text()) },
    (books, { payment_method }, id) => pay(books, id, payment_method),
  ),
  route("POST", `${PATH}/:id/void`, {}, (books, _, id) => {
    const invoice = books.get("invoice", id, "invoice");
    if (invoice.status !== "open") {
      throw invalid(`You can only pass in open invoices. This invoice isn't open.`, {
        code: "invoice_not_editable",
      });
    }
    return voidInvoice(books, invoice);
  }),
  route(
    "POST",
    `${PATH}/:id`,
    { auto_advance: required(flag()) },
    (books, { auto_advance }, id) => {
      const invoice = books.get("invoice", id, "invoice");
      return books.change<"invoice">(invoice, { auto_advance }, "invoice.updated");
    },
  ),
  retrieveRoute("invoice", PATH, "invoice"),
  listRoute(
    "invoice",
    PATH,
    {
      ...BY_TIME,
      customer: text(),
      status: oneOf("draft", "open", "paid", "uncollectible", "void"),
      subscription: text(),
    },
    ({ customer, status, subscription }) => [
      ...same("customer", customer),
      ...same("status", status),
      ...same("$.parent.subscription_details.subscription", subscription),
    ],
  ),
];
