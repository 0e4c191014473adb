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
   * A dispute was won, or contests a part or an older payment: the paid period stays open, or opens again. The
   * subscription was cancelled when the dispute opened, or is cancelled now if this is the first sync since.
   */
  won: { hasAccess: true, endsNow: true },
};

/**
 * The payment state of a purchase. Only taking back the newest payment closes it, because that payment bought the
 * current period, or the order. Any other dispute lets a subscription end with its paid period
 * (docs/product.md#refunds-and-disputes).
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

/** A dispute of the whole payment may withhold a little less than the charge: it follows the card's currency. */
const isTakenBack = ({ amountCents, refundedCents, withheldCents }: BilledCharge): boolean =>
  (refundedCents + withheldCents) * 10 >= amountCents * 9;

const byTime = (one: BilledCharge, other: BilledCharge) => one.createdAt - other.createdAt;
