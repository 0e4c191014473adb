import type { Database } from "#app/data/database.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { findOrder, type OrderRow, storeOrderSync } from "#app/data/orders.ts";
import { findFence, moveFence, requestSync } from "#app/data/stripe-events.ts";
import type { OrderPayment } from "#app/domain/billing.ts";
import { OrderId } from "#app/domain/order-id.ts";
import type { SyncDeps } from "#app/subscriptions/server/sync-trial.ts";
import { decideOrderSync } from "../rules/decide-order-sync.ts";

/** `isUnwanted`: it is cancelled, unless it is paid. */
type How = { readonly isUnwanted: boolean };
type Settled = { row: OrderRow; decision: ReturnType<typeof decideOrderSync> };

/**
 * Brings what we know of an order's payment up to what Stripe knows. Called for each event, each return from
 * the payment and each change that we make ourselves, in whatever order: who fetched before somebody else
 * wrote, writes nothing (docs/decisions/0010).
 * @throws AppError `unavailable`; the fence then stays behind, and the sweep asks again.
 */
export async function syncOrder(
  deps: SyncDeps,
  paymentIntentId: string,
  how: How = { isUnwanted: false },
): Promise<void> {
  const fence = await findFence(deps.db, paymentIntentId);
  if (fence === null || fence.syncedRevision >= fence.requestedRevision) return;
  const newsAt = fence.lastEvent?.createdAt ?? 0;
  const settled = await settle(deps, paymentIntentId, { ...how, newsAt });
  if (settled === null) {
    await moveFence(deps.db, paymentIntentId, fence.requestedRevision);
    return;
  }
  const { row, decision } = settled;
  const { id } = row;
  const queued = await storeOrderSync(deps.db, {
    id,
    paymentIntentId,
    requestedRevision: fence.requestedRevision,
    synced: { ...decision.state, paymentIntentId, updatedAt: deps.clock() },
    jobs: writeJobs(settled, deps.clock()),
  });
  if (queued.length > 0) deps.enqueueEmails(queued);
}

/** For changes that no event has announced yet. */
export async function syncOrderNow(
  deps: SyncDeps,
  paymentIntentId: string,
  how?: How,
): Promise<void> {
  await requestSync(deps.db, paymentIntentId, deps.clock());
  await syncOrder(deps, paymentIntentId, how);
}

/** What Stripe refuses to cancel was paid or cancelled meanwhile: only who finds it still open has failed. */
async function settle(
  deps: SyncDeps,
  paymentIntentId: string,
  { isUnwanted, newsAt }: How & { newsAt: number },
): Promise<Settled | null> {
  let failure: unknown;
  for (;;) {
    const payment = await deps.payments.readOrderPayment(paymentIntentId);
    const row = await findRow(deps.db, payment);
    if (row === null) return null;
    // Stripe's clock may be ahead of ours: its news are never from the future.
    const now = Math.max(deps.clock(), newsAt);
    // An order that was closed before its payment was known is not to be paid by it.
    const known = { ...row, isUnwanted: isUnwanted || row.status === "canceled" };
    const decision = decideOrderSync(payment, known, now);
    if (!decision.isToBeCancelled) return { row, decision };
    if (failure !== undefined) throw failure;
    try {
      await deps.payments.cancelIntent(paymentIntentId);
    } catch (error) {
      failure = error;
    }
  }
}

/** By the payment, or by the order it was made for when we ended before we could note the payment. */
async function findRow(db: Database, { id, orderId }: OrderPayment): Promise<OrderRow | null> {
  const known = await findOrder(db, { paymentIntentId: id });
  if (known !== null) return known;
  const named = OrderId.safeParse(orderId);
  const row = named.success ? await findOrder(db, { id: named.data }) : null;
  return row?.paymentIntentId === null ? row : null;
}

/** A mail's cause names all that it speaks of, and none of that ever changes: so each is mailed once. */
function writeJobs({ row, decision }: Settled, createdAt: number): NewEmailJob[] {
  const { state, mail } = decision;
  if (mail === null || state.email === null) return [];
  const cause = [row.id, row.product, row.amountCents, state.paidAt].join(":");
  const job = { id: crypto.randomUUID(), kind: mail, email: state.email, createdAt };
  return [{ ...job, dedupeKey: `${mail}:${cause}` }];
}
