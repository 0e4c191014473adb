import type Stripe from "stripe";

/** Stored objects by Stripe's name for them. References are stored as ids. */
export type KeptByName = {
  "billing_portal.configuration": Stripe.BillingPortal.Configuration;
  "billing_portal.session": Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  "checkout.session": Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: Stripe.EventBase;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payment_method_domain: Stripe.PaymentMethodDomain;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  "test_helpers.test_clock": Stripe.TestHelpers.TestClock;
  webhook_endpoint: Stripe.WebhookEndpoint;
};
export type KeptName = keyof KeptByName;
export type Kept = KeptByName[KeptName];

type Reference = string | { id: string };
export function idOf(reference: Reference): string;
export function idOf(reference: Reference | null | undefined): string | null;
export function idOf(reference: Reference | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === "string" ? reference : reference.id;
}

/** Decimals are strings on the wire; the SDK parses them into its own type. */
export const decimal = (cents: number) => String(cents) as unknown as Stripe.Decimal;

export const emptyList = <T>(url: string, data: T[] = []): Stripe.ApiList<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});
