import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import {
  type Customer,
  emptyList,
  type Invoice,
  type InvoiceLine,
  type InvoicePayment,
  type Subscription,
} from "./kept.ts";

type InvoiceRequest = {
  id?: string;
  customer: Customer;
  subscription: Subscription;
  reason: "subscription_create" | "subscription_cycle" | "upcoming";
  lines: InvoiceLine[];
  periodEnd: number;
  /** When it is finalized automatically; null for the first invoice, which is final at once. */
  finalizesAt: number | null;
};

export function buildInvoice(books: Books, request: InvoiceRequest): Invoice {
  const { customer, subscription, id = drawId("invoice") } = request;
  const total = request.lines.reduce((sum, { amount }) => sum + amount, 0);
  // The local checkout leaves a credit to the renewals.
  const credit = request.reason === "subscription_create" ? 0 : customer.balance;
  const due = Math.max(0, total + credit);
  return {
    id,
    object: "invoice",
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: request.finalizesAt !== null,
    billing_reason: request.reason,
    created: books.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    hosted_invoice_url: null,
    lines: emptyList(`/v1/invoices/${id}/lines`, request.lines),
    next_payment_attempt: request.finalizesAt,
    number: null,
    parent: { subscription_details: { subscription: subscription.id } },
    period_end: request.periodEnd,
    status: "draft",
    total,
  };
}

export const buildInvoicePayment = (
  books: Books,
  invoice: Invoice,
  intentId: string,
): InvoicePayment => ({
  id: drawId("invoice_payment"),
  object: "invoice_payment",
  amount_paid: null,
  created: books.now,
  invoice: invoice.id,
  payment: { payment_intent: intentId },
  status: "open",
  status_transitions: { paid_at: null },
});
