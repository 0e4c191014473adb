import { days, hours } from "../duration.ts";
import { CONSEQUENCES } from "./payment-state.ts";
import { isAlive, type PaymentState, type SubscriptionStatus } from "./subscription.ts";

type Paid = {
  readonly status: SubscriptionStatus;
  readonly paymentState: PaymentState;
  readonly periodEnd: number | null;
};

/**
 * How long a period may be over without news of the next one. Each renewal moves its end, so only failing syncs use
 * this up: an outage neither closes paid access at once nor leaves it open for ever.
 */
const GRACE_MS = days(7);

/** Whether paid content may be seen at a time in milliseconds (docs/product.md#subscription-status). */
export function isEntitled({ status, paymentState, periodEnd }: Paid, nowMs: number): boolean {
  if (!CONSEQUENCES[paymentState].hasAccess) return false;
  if (isAlive(status)) return periodEnd === null || nowMs < periodEnd + GRACE_MS;
  return paymentState === "won" && status === "canceled" && periodEnd !== null && nowMs < periodEnd;
}

type Period = Pick<Paid, "status" | "periodEnd"> & { readonly trialEnd: number | null };

/** Stripe charges a renewal about an hour after its period has begun. */
const CHARGED_AFTER_MS = hours(2);

/** Whether an entitled subscription has outlived its trial: from the first renewal on, and at once without a trial. */
export const hasPaidMonth = ({ status, periodEnd, trialEnd }: Period, nowMs: number): boolean =>
  (status === "active" && (trialEnd === null || nowMs >= trialEnd + CHARGED_AFTER_MS)) ||
  (status === "canceled" && periodEnd !== null && (trialEnd === null || periodEnd > trialEnd));

type Checkout = { readonly status: SubscriptionStatus; readonly checkoutExpiresAt: number | null };

/** Whether its checkout can still be paid. */
export const isPayable = ({ status, checkoutExpiresAt }: Checkout, nowMs: number): boolean =>
  status === "payment_pending" && checkoutExpiresAt !== null && checkoutExpiresAt > nowMs;
