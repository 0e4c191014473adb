import type { AttemptId } from "./ids.ts";
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
  readonly customerId: string;
  readonly attemptId: AttemptId | null;
  readonly subscriptions: readonly BilledSubscription[];
  readonly charges: readonly BilledCharge[];
};

export type BilledSubscription = {
  readonly id: string;
  readonly status: StripeStatus;
  readonly createdAt: number;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly periodEnd: number;
  readonly isCancelling: boolean;
  /** When the cancellation was requested. */
  readonly canceledAt: number | null;
  readonly endedAt: number | null;
  /** Of its newest invoice. */
  readonly paymentIntents: readonly string[];
};

export type BilledCharge = {
  readonly id: string;
  readonly createdAt: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly isPaid: boolean;
  readonly paymentIntent: string | null;
  readonly receiptUrl: string | null;
  /** From the billing details of the card. */
  readonly email: string | null;
  readonly dispute: "none" | "open" | "won" | "lost";
};

/** The state of an order's payment at Stripe, in our terms. */
export type OrderPayment = {
  readonly id: string;
  /** Null if its metadata has none. */
  readonly orderId: string | null;
  /** `open`: it can be paid, or waits for the buyer. */
  readonly state: "open" | "processing" | "succeeded" | "canceled";
  /** Stripe's receipt address. */
  readonly email: string | null;
  readonly charges: readonly BilledCharge[];
};
