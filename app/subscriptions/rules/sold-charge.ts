import type { BilledCharge, BilledSubscription } from "#app/domain/purchase/billing.ts";
import type { Sold } from "#app/domain/purchase/charge.ts";

/** The fee of a trial is on the first invoice of a subscription that began with one; all else pays for months. */
export function findSold(
  subscriptions: readonly BilledSubscription[],
  { paymentIntent }: Pick<BilledCharge, "paymentIntent">,
): Sold {
  const isFee = subscriptions.some(({ trialStart, invoices }) => {
    const [first] = [...invoices].sort((a, b) => a.createdAt - b.createdAt);
    return (
      trialStart !== null &&
      paymentIntent !== null &&
      first?.payments.some((payment) => payment.paymentIntent === paymentIntent) === true
    );
  });
  return isFee ? "trial" : "month";
}
