import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import { decimal, emptyList, idOf } from "./kept.ts";

export type Line = {
  price: Stripe.Price;
  amountCents: number;
  description: string;
  start: number;
  end: number;
  /** Of a one-time price there is none. */
  subscriptionItemId: string | null;
};

type InvoiceRequest = {
  id?: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: "subscription_create" | "subscription_cycle" | "upcoming";
  lines: Line[];
  period: { start: number; end: number };
  /** Whether it finalizes itself an hour later; the first one is final at once. */
  finalizesAt: number | null;
};

export function buildInvoice(books: Books, request: InvoiceRequest): Stripe.Invoice {
  const { customer, subscription } = request;
  const id = request.id ?? drawId("invoice");
  const total = request.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Kindling",
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: request.finalizesAt !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: request.finalizesAt,
    billing_reason: request.reason,
    collection_method: "charge_automatically",
    created: books.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: emptyList(
      `/v1/invoices/${id}/lines`,
      request.lines.map((line) => buildLine(line, id, subscription)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: request.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: request.period.end,
    period_start: request.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
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
    id: drawId("line_item"),
    object: "line_item",
    amount: line.amountCents,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
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
  id: drawId("invoice_payment"),
  object: "invoice_payment",
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: books.now,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intentId, type: "payment_intent" },
  status: "open",
  status_transitions: { canceled_at: null, paid_at: null },
});
