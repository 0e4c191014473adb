import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import type { Decline } from "./cards.ts";
import { drawId, drawText } from "./ids.ts";

/** What a new account has switched on. Only cards can be paid with here. */
export const ACCOUNT_METHODS = ["card", "link", "us_bank_account"];

export type IntentRequest = {
  amountCents: number;
  currency: string;
  customerId: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  methodTypes?: string[] | null;
  automatic?: Stripe.PaymentIntent.AutomaticPaymentMethods | null;
  receiptEmail?: string | null;
  setupFutureUsage?: Stripe.PaymentIntent.SetupFutureUsage | null;
  statementSuffix?: string | null;
};

export function buildIntent(books: Books, request: IntentRequest): Stripe.PaymentIntent {
  const id = drawId("payment_intent");
  return {
    ...blanks.payment_intent,
    id,
    object: "payment_intent",
    allowed_payment_method_types: request.methodTypes ?? null,
    amount: request.amountCents,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: request.automatic ?? null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${drawText(25)}`,
    confirmation_method: "automatic",
    created: books.now,
    currency: request.currency,
    customer: request.customerId,
    description: request.description ?? null,
    metadata: request.metadata ?? {},
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: "automatic",
      },
    },
    payment_method_types: request.methodTypes ?? ACCOUNT_METHODS,
    receipt_email: request.receiptEmail ?? null,
    setup_future_usage: request.setupFutureUsage ?? null,
    statement_descriptor_suffix: request.statementSuffix ?? null,
    status: "requires_payment_method",
    transfer_data: null,
  };
}

type ChargeState = { decline: Decline | null; isAuthenticated: boolean };

export function buildCharge(
  books: Books,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { decline, isAuthenticated }: ChargeState,
): Stripe.Charge {
  const id = drawId("charge");
  const isPaid = decline === null;
  return {
    ...blanks.charge,
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: describeOnStatement(intent.statement_descriptor_suffix),
    captured: isPaid,
    created: books.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    metadata: intent.metadata,
    outcome: buildOutcome(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: describeCard(intent, method, isAuthenticated), type: "card" },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_url: isPaid ? books.pageUrl(`receipt/${id}`) : null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: isPaid ? "succeeded" : "failed",
  };
}

export const STATEMENT_PREFIX = "KINDLING";

/** The account's prefix, and the payment's own words. */
const describeOnStatement = (suffix: string | null): string =>
  [STATEMENT_PREFIX, ...(suffix === null ? [] : [suffix.toUpperCase()])].join("* ");

export const drawTransaction = () => `txn_3${drawText(23)}`;

const buildOutcome = (decline: Decline | null): Stripe.Charge.Outcome => ({
  advice_code: decline === null ? null : "try_again_later",
  network_advice_code: null,
  network_decline_code: decline === null ? null : "01",
  network_status: decline === null ? "approved_by_network" : "declined_by_network",
  reason: decline?.declineCode ?? decline?.code ?? null,
  risk_level: "normal",
  risk_score: 20,
  seller_message:
    decline === null
      ? "Payment complete."
      : "The bank did not return any further details with this decline.",
  type: decline === null ? "authorized" : "issuer_declined",
});

function describeCard(
  intent: Stripe.PaymentIntent,
  { card }: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2_099,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: drawText(15),
    regulated_status: "unregulated",
    three_d_secure: isAuthenticated ? THREE_D_SECURE : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const THREE_D_SECURE: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: "challenge",
  electronic_commerce_indicator: "05",
  exemption_indicator: null,
  result: "authenticated",
  result_reason: null,
  transaction_id: null,
  version: "2.2.0",
};
