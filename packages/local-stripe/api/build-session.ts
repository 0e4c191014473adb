import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";

export type SessionRequest = {
  mode: "payment" | "subscription";
  amountCents: number;
  currency: string;
  customerId: string | null;
  customerEmail: string | null;
  reference: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  collection: "always" | "if_required" | null;
  methodTypes: string[] | null;
};

export function buildSession(books: Books, request: SessionRequest): Stripe.Checkout.Session {
  const id = drawId("checkout.session");
  const isSubscription = request.mode === "subscription";
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: request.methodTypes,
    amount_subtotal: request.amountCents,
    amount_total: request.amountCents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: request.cancelUrl,
    client_reference_id: request.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: books.now,
    currency: request.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: request.customerId,
    customer_account: null,
    customer_creation: isSubscription || request.customerId !== null ? null : "if_required",
    customer_details: describeCustomer(books, request),
    customer_email: request.customerEmail,
    discounts: [],
    expires_at: request.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isSubscription ? null : NO_INVOICE,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: request.metadata,
    mode: request.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isSubscription ? (request.collection ?? "always") : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: request.methodTypes ?? ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: request.customerId === null ? null : SAVED_METHODS,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: request.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: books.pageUrl(`checkout/${id}`),
    wallet_options: null,
  };
}

const NO_INVOICE: Stripe.Checkout.Session.InvoiceCreation = {
  enabled: false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
};

const SAVED_METHODS: Stripe.Checkout.Session.SavedPaymentMethodOptions = {
  allow_redisplay_filters: ["always"],
  payment_method_remove: "disabled",
  payment_method_save: null,
};

export function describeCustomer(
  books: Books,
  { customerId, customerEmail }: { customerId: string | null; customerEmail: string | null },
  name: string | null = null,
): Stripe.Checkout.Session.CustomerDetails | null {
  const customer = books.find("customer", customerId);
  const email = customer?.email ?? customerEmail;
  if (email === null) return null;
  return {
    address: customer?.address ?? null,
    business_name: null,
    email,
    individual_name: null,
    name: name ?? customer?.name ?? null,
    phone: customer?.phone ?? null,
    tax_exempt: "none",
    tax_ids: [],
  };
}
