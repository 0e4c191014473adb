import type { SyncDeps } from "#app/billing/server/sync.ts";
import { insertOwedRefunds, type OwedRefund, storeRefundTry } from "#app/data/owed-refunds.ts";
import { minutes } from "#app/domain/duration.ts";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";
import { StripeRefusal } from "#app/payments/call-stripe.ts";
import { AppError } from "#app/platform/app-error.ts";
import { type Debt, judgeRefund, refundPauseMs } from "../rules/owed-refund.ts";

/** The pause while Stripe is unavailable. */
const PAUSE_MS = minutes(1);

/** Records newly owed refunds before anything is done about them. Returns all refunds of the object. */
export async function recordDebts(
  { db, clock }: SyncDeps,
  objectId: string,
  { debts, owed }: { debts: readonly Debt[]; owed: readonly OwedRefund[] },
): Promise<readonly OwedRefund[]> {
  const known = owed.map(({ paymentIntentId }) => paymentIntentId);
  const added = debts.filter(({ paymentIntent }) => !known.includes(paymentIntent));
  if (added.length === 0) return owed;
  const rows = added.map(({ paymentIntent, amountCents }) => ({
    paymentIntentId: paymentIntent,
    objectId,
    amountCents,
    owedAt: clock(),
  }));
  return [...owed, ...(await insertOwedRefunds(db, rows))];
}

/**
 * The refunds to be made now. None of them throws if Stripe refuses or is unavailable: it stays owed, is retried
 * after growing pauses, and does not stop anything else of the object from being stored.
 */
export function planRefunds(
  deps: SyncDeps,
  owed: readonly OwedRefund[],
  charges: readonly BilledCharge[] | null,
): (() => Promise<void>)[] {
  const now = deps.clock();
  return owed.flatMap((debt) => {
    const { paymentIntentId: paymentIntent, nextTryAt } = debt;
    switch (judgeRefund({ paymentIntent, nextTryAt }, charges, now)) {
      case "try":
        return [() => refund(deps, debt)];
      case "done":
        return [async () => void (await storeRefundTry(deps.db, debt, { nextTryAt: null }))];
      case "failed":
        return [() => noteRefusal(deps, debt, "refund_failed")];
      default:
        return [];
    }
  });
}

async function refund(deps: SyncDeps, debt: OwedRefund): Promise<void> {
  const tries = debt.tries + 1;
  try {
    await deps.payments.refundPayment(debt.paymentIntentId, debt.tries);
    await storeRefundTry(deps.db, debt, { tries, nextTryAt: null });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
    if (!(error instanceof StripeRefusal)) {
      // The outcome is unknown, so the next try uses the same key.
      await storeRefundTry(deps.db, debt, { nextTryAt: deps.clock() + PAUSE_MS });
    } else if (error.kind === "key_spent") {
      // The next fetch shows whether the call behind the key made the refund.
      await storeRefundTry(deps.db, debt, { tries });
    } else if (error.reason === "charge_already_refunded") {
      await storeRefundTry(deps.db, debt, { tries, nextTryAt: null });
    } else {
      await noteRefusal(deps, debt, error.reason);
    }
  }
}

/** Logs once for each debt: somebody has to find out why Stripe refuses it. */
async function noteRefusal(deps: SyncDeps, debt: OwedRefund, reason: string): Promise<void> {
  const tries = debt.tries + 1;
  const nextTryAt = deps.clock() + refundPauseMs(tries);
  const isStored = await storeRefundTry(deps.db, debt, { tries, reason, nextTryAt });
  if (isStored && debt.reason === null) deps.log("error", { event: "refund_owed", reason });
}
