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
  /** While a dispute of the newest payment is open. */
  disputed: { hasAccess: false, endsNow: true },
  lost: { hasAccess: false, endsNow: true },
  /**
   * A dispute was won, or contests a part or an older payment: the period that is paid for stays open, or opens again.
   * The subscription was cancelled when the dispute opened, or is cancelled now if this is the first sync since.
   */
  won: { hasAccess: true, endsNow: true },
};

/**
 * The payment state of a purchase. Only what takes the newest payment back closes it: that payment is what the current
 * period, or an order, was bought with. Any other dispute ends a subscription with what is paid for
 * (docs/decisions/0046).
 */
export function findPaymentState(charges: readonly BilledCharge[]): PaymentState {
  const newest = findNewest(charges);
  if (newest?.dispute === "open" && isTakenBack(newest)) return "disputed";
  if (newest?.dispute === "lost" && isTakenBack(newest)) return "lost";
  if (newest && newest.refundedCents >= newest.amountCents) return "refunded";
  return charges.some(({ dispute }) => dispute !== "none") ? "won" : "clear";
}

/** The newest payment; undefined before the first. */
export const findNewest = (charges: readonly BilledCharge[]): BilledCharge | undefined =>
  charges
    .filter((charge) => charge.isPaid)
    .sort(byTime)
    .at(-1);

/** Of all, a dispute may withhold a little less than was charged: its amount follows the currency of the card. */
const isTakenBack = ({ amountCents, refundedCents, withheldCents }: BilledCharge): boolean =>
  (refundedCents + withheldCents) * 10 >= amountCents * 9;

const byTime = (one: BilledCharge, other: BilledCharge) => one.createdAt - other.createdAt;
