import type { BilledCharge } from "./billing.ts";
import type { PaymentState } from "./subscription.ts";

/**
 * Where the money of a purchase stands. A dispute about any payment counts, a refund only that of the newest:
 * to give back an older month takes nothing from the time that is paid for now.
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
