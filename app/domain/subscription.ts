import { days } from "./duration.ts";

/** Our own statuses; docs/product.md#subscription-status maps Stripe's to them. */
export const SUBSCRIPTION_STATUSES = [
  "payment_pending",
  "trialing",
  "active",
  "canceled",
  "incomplete",
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What has become of the money that was paid last: `won` is a dispute that was decided for us. */
export const PAYMENT_STATES = ["clear", "refunded", "disputed", "lost", "won"] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** It runs, and what comes next is paid in its time. */
export const isAlive = (status: string): boolean => status === "trialing" || status === "active";

export const TRIAL_DAYS = 7;
export const TRIAL_MS = days(TRIAL_DAYS);
