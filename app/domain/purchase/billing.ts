import type { Archetype } from "../archetypes.ts";
import type { OrderId, ProductId } from "./order.ts";

export const STRIPE_STATUSES = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;

export type StripeStatus = (typeof STRIPE_STATUSES)[number];

/** The state of one customer at Stripe, in our terms. Times in milliseconds, amounts in US cents. */
export type CustomerBilling = {
  readonly subscriptions: readonly BilledSubscription[];
  /** Null: they could not be fetched. Decisions that do not need them are still made. */
  readonly charges: readonly BilledCharge[] | null;
};

export type BilledSubscription = {
  readonly id: string;
  readonly status: StripeStatus;
  readonly createdAt: number;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly periodEnd: number;
  readonly isCancelling: boolean;
  /** The charge at the end of the period is not collected; the status does not show it. */
  readonly isPaused: boolean;
  /** When the cancellation was requested. */
  readonly canceledAt: number | null;
  readonly endedAt: number | null;
  /** The card that pays an invoice is charged for later ones too. */
  readonly savesCard: boolean;
  /** The card that the customer chose in Stripe's portal, until the subscription is charged to it. Null: none. */
  readonly chosenCard: string | null;
  /** Newest first. */
  readonly invoices: readonly BilledInvoice[];
};

export type BilledInvoice = {
  readonly id: string;
  readonly createdAt: number;
  /** `draft`: Stripe finalizes it an hour after the renewal. `closed`: paid, void or given up. */
  readonly state: "draft" | "open" | "closed";
  /** Stripe keeps collecting it automatically. */
  readonly isCollected: boolean;
  readonly isAttempted: boolean;
  readonly dueCents: number;
  /** The end of the period that it pays for; null: not paid. */
  readonly paidUntil: number | null;
  readonly payments: readonly {
    readonly paymentIntent: string;
    readonly amountCents: number;
    /** Null: not paid. */
    readonly paidAt: number | null;
  }[];
};

/** `open`: the money is withheld until the bank decides. */
export const DISPUTES = ["none", "open", "won", "lost"] as const;

export type BilledCharge = {
  readonly id: string;
  readonly createdAt: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** Stripe's fee; null while Stripe has not reported it, or not in US dollars. */
  readonly feeCents: number | null;
  readonly isPaid: boolean;
  /** For days, a bank debit is neither of the two. */
  readonly isDeclined: boolean;
  readonly paymentIntent: string | null;
  readonly receiptUrl: string | null;
  readonly paidWith: PaidWith;
  /** Recognises the card without telling what it is; null without a card or a key. */
  readonly cardHash: string | null;
  /** From the billing details of the card. */
  readonly email: string | null;
  readonly dispute: (typeof DISPUTES)[number];
  /** What Stripe has taken back for disputes that are open or lost. */
  readonly withheldCents: number;
};

/** How a buyer recognises a charge. Null: it was not made with a card, or Stripe does not say. */
export type PaidWith = {
  readonly last4: string | null;
  /** The words on the card's statement. */
  readonly statement: string | null;
};

/** The charge to come of a running subscription. */
export type NextCharge = Pick<PaidWith, "last4"> & { readonly amountCents: number };

/** The state of an order's payment at Stripe, in our terms. */
export type OrderPayment = {
  readonly id: string;
  /** `open`: it can be paid, or waits for the buyer. */
  readonly state: "open" | "processing" | "succeeded" | "canceled";
  /** Stripe's receipt address. */
  readonly email: string | null;
  /** Its metadata names the buyer's archetype, as in earlier releases. */
  readonly namesArchetype: boolean;
  readonly charges: readonly BilledCharge[];
};

/** What a payment's metadata says about its order: enough to write the order again if its row is lost. */
export type NamedOrder = {
  readonly id: OrderId;
  /** Null in payments of earlier releases. */
  readonly product: ProductId | null;
  /** Null but for payments of earlier releases. */
  readonly archetype: Archetype | null;
  readonly amountCents: number;
  readonly createdAt: number;
};
