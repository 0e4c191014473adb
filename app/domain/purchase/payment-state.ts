import type { BilledCharge } from "./billing.ts";
import type { PaymentState } from "./subscription.ts";

type Consequence = {
  /** Paid content stays accessible. */
  readonly hasAccess: boolean;
  /** The subscription is cancelled immediately, so that nothing more is charged. */
  readonly endsNow: boolean;
};

/** The consequences of refunds and disputes for a subscription (docs/product.md#refunds-and-disputes). */
export const CONSEQUENCES: Record<PaymentState, Consequence> = {
  /** Not refunded, or only in part. */
  clear: { hasAccess: true, endsNow: false },
  /** In full. */
  refunded: { hasAccess: false, endsNow: true },
  /** While the dispute is open. */
  disputed: { hasAccess: false, endsNow: true },
  lost: { hasAccess: false, endsNow: true },
  /**
   * Access returns for the period that was paid. The subscription was cancelled when the dispute opened, or is
   * cancelled now if this is the first sync since.
   */
  won: { hasAccess: true, endsNow: true },
};

/**
 * The payment state of a purchase. A dispute about any charge counts, a refund only of the newest one: refunding
 * an earlier month does not affect the current period.
 */
export function findPaymentState(charges: readonly BilledCharge[]): PaymentState {
  const disputes = charges.map((charge) => charge.dispute);
  if (disputes.includes("open")) return "disputed";
  if (disputes.includes("lost")) return "lost";
  const newest = charges
    .filter((charge) => charge.isPaid)
    .sort(byTime)
    .at(-1);
  if (newest && newest.refundedCents >= newest.amountCents) return "refunded";
  return disputes.includes("won") ? "won" : "clear";
}

const byTime = (one: BilledCharge, other: BilledCharge) => one.createdAt - other.createdAt;
