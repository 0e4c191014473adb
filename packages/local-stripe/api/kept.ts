import type Stripe from "stripe";

type Card = Pick<Stripe.PaymentMethod.Card, "brand" | "last4" | "fingerprint">;

export type PaymentMethod = Pick<Stripe.PaymentMethod, "id" | "object" | "created" | "type"> & {
  customer: string | null;
  billing_details: { email: string | null; name: string | null };
  card: Card;
};

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | "id"
  | "object"
  | "allowed_payment_method_types"
  | "amount"
  | "client_secret"
  | "created"
  | "currency"
  | "description"
  | "metadata"
  | "next_action"
  | "payment_method_types"
  | "receipt_email"
  | "setup_future_usage"
  | "statement_descriptor_suffix"
  | "status"
> & {
  customer: string | null;
  last_payment_error: object | null;
  latest_charge: string | null;
  payment_method: string | null;
};

export type Charge = Pick<
  Stripe.Charge,
  | "id"
  | "object"
  | "amount"
  | "amount_refunded"
  | "calculated_statement_descriptor"
  | "created"
  | "currency"
  | "description"
  | "disputed"
  | "metadata"
  | "paid"
  | "receipt_email"
  | "receipt_url"
  | "refunded"
  | "statement_descriptor_suffix"
  | "status"
> & {
  balance_transaction: string | null;
  billing_details: PaymentMethod["billing_details"];
  customer: string | null;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: "card"; card: Card };
};

export type Dispute = Pick<
  Stripe.Dispute,
  "id" | "object" | "amount" | "created" | "currency" | "is_charge_refundable" | "status"
> & { charge: string; payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  "id" | "object" | "amount" | "created" | "currency" | "status"
> & { charge: string; customer: string | null; payment_intent: string };

export type Customer = Pick<
  Stripe.Customer,
  "id" | "object" | "balance" | "created" | "email" | "metadata"
> & {
  address: { country: string | null } | null;
  invoice_settings: { default_payment_method: string | null };
  name: string | null;
  test_clock: string | null;
};

export type Price = Pick<
  Stripe.Price,
  "id" | "object" | "active" | "created" | "currency" | "lookup_key" | "tax_behavior"
> & {
  product: string;
  recurring: { interval: "month"; interval_count: 1 } | null;
  unit_amount: number;
};

export type Session = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "adaptive_pricing"
  | "allowed_payment_method_types"
  | "amount_total"
  | "cancel_url"
  | "client_reference_id"
  | "created"
  | "expires_at"
  | "payment_method_types"
  | "url"
> & {
  currency: string;
  custom_text: { submit: { message: string } | null };
  customer_details: { email: string | null };
  customer: string;
  metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
  subscription: string | null;
  success_url: string;
};

type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  "id" | "object" | "current_period_end" | "current_period_start"
> & { price: Price; quantity: number };

export type Subscription = Pick<
  Stripe.Subscription,
  | "id"
  | "object"
  | "billing_cycle_anchor"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "created"
  | "currency"
  | "ended_at"
  | "metadata"
  | "pause_collection"
  | "status"
  | "trial_end"
  | "trial_start"
> & {
  billing_mode: { type: "flexible" };
  customer: string;
  default_payment_method: string | null;
  items: Stripe.ApiList<SubscriptionItem>;
  latest_invoice: string | null;
  payment_settings: { save_default_payment_method: "off" | "on_subscription" };
};

export type Invoice = Pick<
  Stripe.Invoice,
  | "id"
  | "object"
  | "amount_due"
  | "amount_paid"
  | "amount_remaining"
  | "attempt_count"
  | "attempted"
  | "auto_advance"
  | "billing_reason"
  | "created"
  | "currency"
  | "customer_email"
  | "hosted_invoice_url"
  | "next_payment_attempt"
  | "number"
  | "period_end"
  | "status"
> & {
  customer: string;
  lines: Stripe.ApiList<InvoiceLine>;
  parent: { subscription_details: { subscription: string } };
  total: number;
};
export type InvoiceLine = Pick<Stripe.InvoiceLineItem, "amount" | "period"> & {
  description: string;
};

export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  "id" | "object" | "amount_paid" | "created" | "status"
> & {
  invoice: string;
  payment: { payment_intent: string };
  status_transitions: { paid_at: number | null };
};

export type PortalConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  "id" | "object" | "active" | "created" | "metadata"
> & { features: Record<string, Record<string, string | boolean>> };

type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  "id" | "object" | "configuration" | "created" | "customer" | "return_url" | "url"
> & { flow: { type: "payment_method_update" } | null };

type Domain = Pick<
  Stripe.PaymentMethodDomain,
  "id" | "object" | "apple_pay" | "created" | "domain_name" | "enabled" | "google_pay"
>;

/**
 * Stored objects by Stripe's name for them, with no more fields than the app, its tools and the tests read. References
 * are stored as ids.
 */
export type KeptByName = {
  "billing_portal.configuration": PortalConfiguration;
  "billing_portal.session": PortalSession;
  charge: Charge;
  "checkout.session": Session;
  customer: Customer;
  dispute: Dispute;
  event: Stripe.EventBase;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  payment_method_domain: Domain;
  price: Price;
  product: Pick<Stripe.Product, "id" | "object" | "created" | "name">;
  refund: Refund;
  subscription: Subscription;
  "test_helpers.test_clock": Pick<
    Stripe.TestHelpers.TestClock,
    "id" | "object" | "created" | "frozen_time" | "status"
  >;
  webhook_endpoint: Pick<
    Stripe.WebhookEndpoint,
    "id" | "object" | "api_version" | "created" | "enabled_events" | "status" | "url"
  >;
};
export type KeptName = keyof KeptByName;
export type Kept = KeptByName[KeptName];

export const emptyList = <T>(url: string, data: T[] = []): Stripe.ApiList<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});
