import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { findPayments, findSubscriptionId, voidInvoice } from "./invoices.ts";
import { emptyList, idOf } from "./kept.ts";
import { flag, mergeMetadata, metadata, oneOf, required, text } from "./parameters.ts";
import { getMethod } from "./payment-methods.ts";
import { cardProblem, invalid, Problem } from "./problem.ts";
import { isAlive, isEnding, payInvoice, previewRenewal } from "./renewals.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";
import { findMethodId } from "./subscriptions.ts";

const PATH = "/v1/invoices";
const PAYMENTS = "/v1/invoice_payments";

export const listInvoicePayments = (books: Books, { id }: Stripe.Invoice) =>
  emptyList(`${PAYMENTS}?invoice=${id}`, findPayments(books, id));

function pay(books: Books, id: string, methodId: string | undefined, isOffSession: boolean) {
  const invoice = books.get("invoice", id, "invoice");
  if (invoice.status === "paid") {
    throw invalid("Invoice is already paid", { code: "invoice_already_paid" });
  }
  if (invoice.status !== "open") {
    throw invalid(
      `You can only pay an open invoice. This invoice has a status of ${invoice.status}.`,
    );
  }
  const subscription = books.find("subscription", findSubscriptionId(invoice));
  const onFile = subscription === null ? null : findMethodId(books, subscription);
  if (methodId === undefined && onFile === null) {
    throw invalid(
      "There is no `default_payment_method` set on this Customer or Invoice. Cannot pay an invoice without a payment method.",
    );
  }
  const method = getMethod(books, methodId ?? onFile ?? "", "payment_method");
  const outcome = payInvoice(books, invoice, method, { isOffSession });
  if (outcome.kind === "declined") {
    throw cardProblem(outcome.decline, {
      charge: idOf(outcome.intent.latest_charge),
      payment_intent: outcome.intent,
    });
  }
  if (outcome.kind === "authenticate") {
    books.announce("invoice.payment_action_required", invoice);
    throw cardProblem(
      {
        code: "invoice_payment_intent_requires_action",
        declineCode: null,
        message:
          "This invoice's PaymentIntent requires additional user action before it can be completed.",
      },
      { payment_intent: outcome.intent },
    );
  }
  return books.get("invoice", id, "invoice");
}

export const INVOICE_ROUTES: Route[] = [
  route("POST", `${PATH}/create_preview`, { subscription: required(text()) }, (books, input) => {
    const subscription = books.get("subscription", input.subscription, "subscription");
    if (!isAlive(subscription) || isEnding(subscription)) {
      const message = `No upcoming invoices for customer: ${idOf(subscription.customer)}`;
      throw new Problem(404, "invalid_request_error", message, { code: "invoice_upcoming_none" });
    }
    return previewRenewal(books, subscription);
  }),
  route(
    "POST",
    `${PATH}/:id/pay`,
    { off_session: flag(), payment_method: text() },
    (books, { off_session, payment_method }, id) =>
      pay(books, id, payment_method, off_session ?? true),
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
    { auto_advance: flag(), description: text(), metadata: metadata() },
    (books, { auto_advance, description, metadata }, id) => {
      const invoice = books.get("invoice", id, "invoice");
      return books.change<"invoice">(
        invoice,
        {
          ...(auto_advance !== undefined && { auto_advance }),
          ...(description !== undefined && { description }),
          metadata: mergeMetadata(invoice.metadata, metadata),
        },
        "invoice.updated",
      );
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
