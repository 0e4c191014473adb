import { days } from "../duration.ts";

/** Our statuses; docs/product.md#subscription-status maps Stripe's to them. */
export const SUBSCRIPTION_STATUSES = [
  "payment_pending",
  "trialing",
  "active",
  "canceled",
  "incomplete",
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The state of the last payment; `won`: a dispute was decided in our favour, or does not take that payment back. */
export const PAYMENT_STATES = ["clear", "refunded", "disputed", "lost", "won"] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a checkout sells: the paid trial, once per person, or the first month without one. */
export const OFFERS = ["trial", "monthly"] as const;

export type Offer = (typeof OFFERS)[number];

/** Running, with no payment overdue. */
export const isAlive = (status: string): boolean => status === "trialing" || status === "active";

export const TRIAL_DAYS = 7;
export const TRIAL_MS = days(TRIAL_DAYS);

/** How long before a charge its reminder is mailed. */
export const REMINDED_BEFORE_MS = days(3);
