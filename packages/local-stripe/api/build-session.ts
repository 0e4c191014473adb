import type Stripe from "stripe";
import blanks from "./blanks.json";
import { ACCOUNT_METHODS } from "./build-payment.ts";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import type { NewSession } from "./new-session.ts";

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
  addressCollection: "auto" | "required" | null;
  hasAdaptivePricing: boolean;
  consent: NewSession["consent_collection"];
  texts: NewSession["custom_text"];
};

export function buildSession(books: Books, request: SessionRequest): Stripe.Checkout.Session {
  const id = drawId("checkout.session");
  const isSubscription = request.mode === "subscription";
  return {
    ...blanks["checkout.session"],
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: request.hasAdaptivePricing },
    allowed_payment_method_types: request.methodTypes,
    amount_subtotal: request.amountCents,
    amount_total: request.amountCents,
    billing_address_collection: request.addressCollection,
    cancel_url: request.cancelUrl,
    client_reference_id: request.reference,
    consent_collection: describeConsent(request.consent),
    created: books.now,
    custom_text: {
      after_submit: request.texts?.after_submit ?? null,
      shipping_address: request.texts?.shipping_address ?? null,
      submit: request.texts?.submit ?? null,
      terms_of_service_acceptance: request.texts?.terms_of_service_acceptance ?? null,
    },
    currency: request.currency,
    customer: request.customerId,
    customer_creation: isSubscription || request.customerId !== null ? null : "if_required",
    customer_details: describeCustomer(books, request),
    customer_email: request.customerEmail,
    discounts: [],
    expires_at: request.expiresAt,
    invoice_creation: isSubscription ? null : NO_INVOICE,
    metadata: request.metadata,
    mode: request.mode,
    payment_method_collection: isSubscription ? (request.collection ?? "always") : "if_required",
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: request.methodTypes ?? ACCOUNT_METHODS,
    payment_status: "unpaid",
    phone_number_collection: { enabled: false },
    saved_payment_method_options: request.customerId === null ? null : SAVED_METHODS,
    status: "open",
    success_url: request.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: books.pageUrl(`checkout/${id}`),
  };
}

function describeConsent(
  given: NewSession["consent_collection"],
): Stripe.Checkout.Session.ConsentCollection | null {
  if (given === undefined) return null;
  return {
    payment_method_reuse_agreement: given.payment_method_reuse_agreement ?? null,
    promotions: given.promotions ?? null,
    terms_of_service: given.terms_of_service ?? null,
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
