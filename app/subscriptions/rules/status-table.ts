import type { StripeStatus } from "#app/domain/billing.ts";
import type { SubscriptionStatus } from "#app/domain/subscription.ts";

/** Our status for each of Stripe's (docs/product.md#subscription-status). */
export const STATUS_OF_STRIPE: Record<StripeStatus, SubscriptionStatus> = {
  trialing: "trialing",
  active: "active",
  past_due: "payment_pending",
  unpaid: "payment_pending",
  paused: "payment_pending",
  incomplete: "incomplete",
  incomplete_expired: "canceled",
  canceled: "canceled",
};
