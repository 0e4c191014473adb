import { days, hours } from "#app/domain/duration.ts";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";

/** A payment that has to be given back. */
export type Debt = { readonly paymentIntent: string; readonly amountCents: number };

/** Stripe refuses to refund a failed, refunded or disputed charge. */
const canRefund = ({ isPaid, refundedCents, amountCents, dispute }: BilledCharge) =>
  isPaid && refundedCents < amountCents && dispute === "none";

const findCharges = (paymentIntent: string, charges: readonly BilledCharge[] | null) =>
  (charges ?? []).filter((charge) => charge.isPaid && charge.paymentIntent === paymentIntent);

/** True for a payment whose charge cannot be read: Stripe will say. */
export function isRefundable(
  paymentIntent: string,
  charges: readonly BilledCharge[] | null,
): boolean {
  const ofPayment = findCharges(paymentIntent, charges);
  return ofPayment.length === 0 || ofPayment.some(canRefund);
}

/**
 * What to do about a refund that was recorded as owed. `failed`: Stripe accepted it, but the bank has returned the
 * money since.
 */
export function judgeRefund(
  { paymentIntent, nextTryAt }: { paymentIntent: string; nextTryAt: number | null },
  charges: readonly BilledCharge[] | null,
  nowMs: number,
): "try" | "wait" | "done" | "failed" {
  const isKnown = findCharges(paymentIntent, charges).length > 0;
  if (isKnown && !isRefundable(paymentIntent, charges)) {
    return nextTryAt === null ? "wait" : "done";
  }
  if (nextTryAt === null) return isKnown ? "failed" : "wait";
  return nextTryAt <= nowMs ? "try" : "wait";
}

const LONGEST_PAUSE_MS = days(7);

/** The pause after a definite refusal, which doubles with each try. */
export const refundPauseMs = (tries: number): number =>
  Math.min(hours(1) * 2 ** Math.max(tries - 1, 0), LONGEST_PAUSE_MS);
