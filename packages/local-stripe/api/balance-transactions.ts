import type Stripe from "stripe";
import blanks from "./blanks.json";
import { drawText } from "./ids.ts";

type Entry = {
  /** The object that moved the money. */
  source: { id: string; currency: string };
  /** Seconds. */
  created: number;
  /** Into the account, or out of it if negative. */
  amount: number;
  fee: number;
  feeDescription: string;
  description: string | null;
};

/** An entry of the account's balance. It is not stored itself: the object that caused it holds it, or its id. */
export const buildTransaction = (
  { source, created, amount, fee, feeDescription, description }: Entry,
  kind: Pick<Stripe.BalanceTransaction, "type" | "reporting_category">,
): Stripe.BalanceTransaction => ({
  ...blanks.balance_transaction,
  id: `txn_1${drawText(23)}`,
  object: "balance_transaction",
  amount,
  available_on: created,
  balance_type: "payments",
  created,
  currency: source.currency,
  description,
  fee,
  fee_details:
    fee === 0
      ? []
      : [
          {
            amount: fee,
            application: null,
            currency: source.currency,
            description: feeDescription,
            type: "stripe_fee",
          },
        ],
  net: amount - fee,
  source: source.id,
  status: "available",
  ...kind,
});

/** The fee for each paid charge, on the standard terms of an American account. */
const FEE_PERCENT = 2.9;
const FEE_CENTS = 30;

/** What a paid charge brought in. */
export const describeCharged = (charge: Stripe.Charge, id: string): Stripe.BalanceTransaction => ({
  ...buildTransaction(
    {
      source: charge,
      created: charge.created,
      amount: charge.amount,
      fee: Math.round((charge.amount * FEE_PERCENT) / 100) + FEE_CENTS,
      feeDescription: "Stripe processing fees",
      description: charge.description,
    },
    { type: "charge", reporting_category: "charge" },
  ),
  id,
});
