import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import { decimal, emptyList, idOf } from "./kept.ts";

export type Line = {
  price: Stripe.Price;
  amountCents: number;
  description: string;
  start: number;
  end: number;
  /** Null for a one-time price. */
  subscriptionItemId: string | null;
};

type InvoiceRequest = {
  id?: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: "subscription_create" | "subscription_cycle" | "upcoming";
  lines: Line[];
  period: { start: number; end: number };
  /** When it is finalized automatically; null for the first invoice, which is final at once. */
  finalizesAt: number | null;
};

export function buildInvoice(books: Books, request: InvoiceRequest): Stripe.Invoice {
  const { customer, subscription } = request;
  const id = request.id ?? drawId("invoice");
  const total = request.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  // The local checkout leaves a credit to the renewals.
  const credit = request.reason === "subscription_create" ? 0 : customer.balance;
  const due = Math.max(0, total + credit);
  return {
    ...blanks.invoice,
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Kindling",
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    auto_advance: request.finalizesAt !== null,
    automatically_finalizes_at: request.finalizesAt,
    billing_reason: request.reason,
    collection_method: "charge_automatically",
    created: books.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    lines: emptyList(
      `/v1/invoices/${id}/lines`,
      request.lines.map((line) => buildLine(line, id, subscription)),
    ),
    metadata: {},
    next_payment_attempt: request.finalizesAt,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: request.period.end,
    period_start: request.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: credit,
    status: "draft",
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: books.now,
  };
}

function buildLine(
  line: Line,
  invoiceId: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem {
  return {
    ...blanks.line_item,
    id: drawId("line_item"),
    object: "line_item",
    amount: line.amountCents,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: true,
    invoice: invoiceId,
    metadata: subscription.metadata,
    parent:
      line.subscriptionItemId === null
        ? {
            invoice_item_details: {
              invoice_item: `ii_1${line.price.id.slice(-20)}`,
              proration: false,
              proration_details: null,
              subscription: subscription.id,
            },
            subscription_item_details: null,
            type: "invoice_item_details",
          }
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: false,
              proration_details: { credited_items: null },
              subscription: subscription.id,
              subscription_item: line.subscriptionItemId,
            },
            type: "subscription_item_details",
          },
    period: { end: line.end, start: line.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: idOf(line.price.product) },
      type: "price_details",
      unit_amount_decimal: decimal(line.amountCents),
    },
    quantity: 1,
    quantity_decimal: decimal(1),
    subscription: subscription.id,
    subtotal: line.amountCents,
    taxes: [],
  };
}

export const buildInvoicePayment = (
  books: Books,
  invoice: Stripe.Invoice,
  intentId: string,
): Stripe.InvoicePayment => ({
  ...blanks.invoice_payment,
  id: drawId("invoice_payment"),
  object: "invoice_payment",
  amount_requested: invoice.amount_due,
  created: books.now,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  payment: { payment_intent: intentId, type: "payment_intent" },
  status: "open",
});
