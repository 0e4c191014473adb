import { countDeclines, MAX_DECLINES_OF_PAYMENT } from "#app/billing/rules/card-testing.ts";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { endCheckoutRound } from "#app/data/checkout-rounds.ts";
import type { SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { seconds } from "#app/domain/duration.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { CustomerBilling } from "#app/domain/purchase/billing.ts";
import { isPayable } from "#app/domain/purchase/entitlement.ts";

/** After too many declined cards the checkout is closed; the buyer may open another one. */
export function closeTestedCheckout(
  { db, clock, payments }: SyncDeps,
  row: SubscriptionRow,
  charges: CustomerBilling["charges"],
): (() => Promise<void>)[] {
  const sessionId = row.stripeSessionId;
  if (charges === null || sessionId === null || !isPayable(row, clock())) return [];
  // Stripe's times are whole seconds.
  const since = Math.floor((row.consentedAt ?? 0) / seconds(1)) * seconds(1);
  const isPaid = charges.some((charge) => charge.isPaid && charge.createdAt >= since);
  if (isPaid || countDeclines(charges, since).declines < MAX_DECLINES_OF_PAYMENT) return [];
  return [
    async () => {
      if ((await payments.closeSession(sessionId)) === "complete") return;
      await endCheckoutRound(db, row, clock());
    },
  ];
}

/** Nobody is left to use what an erased buyer's checkout sells. */
export function closeErasedCheckout(
  { db, clock, payments }: SyncDeps,
  row: SubscriptionRow,
  customerId: string,
): (() => Promise<void>)[] {
  if (row.email !== REMOVED_ADDRESS || !isPayable(row, clock())) return [];
  return [
    async () => {
      await payments.closeEarlierSessions(customerId, row.checkoutRound + 1);
      await endCheckoutRound(db, row, clock());
    },
  ];
}
