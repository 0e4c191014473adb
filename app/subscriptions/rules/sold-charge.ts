import type { BilledCharge, BilledSubscription } from "#app/domain/purchase/billing.ts";
import type { Sold } from "#app/domain/purchase/charge.ts";

/** A trial's fee is on the first invoice of a subscription that began with a trial; all others pay for months. */
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
