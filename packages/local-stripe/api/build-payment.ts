import type Stripe from "stripe";
import type { Books } from "./books.ts";
import type { Decline } from "./cards.ts";
import { drawId, drawText } from "./ids.ts";
import type { Charge, PaymentIntent, PaymentMethod } from "./kept.ts";

/** What a new account has switched on. Only cards can be paid with here. */
export const ACCOUNT_METHODS = ["card", "link", "us_bank_account"];

export type IntentRequest = {
  amountCents: number;
  currency: string;
  customerId: string | null;
  description?: string | undefined;
  metadata?: Record<string, string>;
  methodTypes?: string[] | null | undefined;
  receiptEmail?: string | null | undefined;
  setupFutureUsage?: Stripe.PaymentIntent.SetupFutureUsage | undefined;
  statementSuffix?: string | undefined;
};

export function buildIntent(books: Books, request: IntentRequest): PaymentIntent {
  const id = drawId("payment_intent");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: request.methodTypes ?? null,
    amount: request.amountCents,
    client_secret: `${id}_secret_${drawText(25)}`,
    created: books.now,
    currency: request.currency,
    customer: request.customerId,
    description: request.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: request.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: request.methodTypes ?? ACCOUNT_METHODS,
    receipt_email: request.receiptEmail ?? null,
    setup_future_usage: request.setupFutureUsage ?? null,
    statement_descriptor_suffix: request.statementSuffix ?? null,
    status: "requires_payment_method",
  };
}

export function buildCharge(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
): Charge {
  const id = drawId("charge");
  const isPaid = decline === null;
  return {
    id,
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: describeOnStatement(intent.statement_descriptor_suffix),
    created: books.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    metadata: intent.metadata,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: "card" },
    receipt_email: intent.receipt_email,
    receipt_url: isPaid ? books.pageUrl(`receipt/${id}`) : null,
    refunded: false,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: isPaid ? "succeeded" : "failed",
  };
}

export const STATEMENT_PREFIX = "KINDLING";

/** The account's prefix, and the payment's own words. */
const describeOnStatement = (suffix: string | null): string =>
  [STATEMENT_PREFIX, ...(suffix === null ? [] : [suffix.toUpperCase()])].join("* ");

export const drawTransaction = () => `txn_3${drawText(23)}`;

/** The fee for each paid charge, on the standard terms of an American account. */
const FEE_PERCENT = 2.9;
const FEE_CENTS = 30;

/** What a paid charge brought in. It is not stored itself: the charge has its id. */
export const describeTransaction = ({ amount, currency }: Charge, id: string) => ({
  id,
  object: "balance_transaction",
  amount,
  currency,
  fee: Math.round((amount * FEE_PERCENT) / 100) + FEE_CENTS,
});
