import { DAY_MS } from "#app/billing/rules/card-testing.ts";
import {
  latestTime,
  type SyncDeps,
  type SyncOwner,
  settle,
  syncBehindFence,
} from "#app/billing/server/sync.ts";
import type { Database } from "#app/data/database.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { forgetOpenings } from "#app/data/opened-payments.ts";
import {
  cancelWithoutPayment,
  findOrder,
  listOrders,
  listUnpaidOrders,
  type OrderRow,
  storeOrderSync,
} from "#app/data/orders.ts";
import { type Fence, requestSync } from "#app/data/stripe-events.ts";
import type { OrderPayment } from "#app/domain/billing.ts";
import { OrderId } from "#app/domain/ids.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import { isWithinLimit, type RateLimits } from "#app/platform/rate-limit.ts";
import { decideOrderSync } from "../rules/decide-order-sync.ts";
import { UNPAID_FOR_MS } from "../rules/reusable-order.ts";

/** Unpaid orders that one sweep closes. */
const LIMIT = 100;

/** `isUnwanted`: cancel the payment unless it has succeeded. */
type How = { readonly isUnwanted: boolean };
type Settled = { row: OrderRow; decision: ReturnType<typeof decideOrderSync> };

/**
 * Brings an order's row up to date with its payment at Stripe. Called for each event, each return from the
 * payment and each change of our own, in any order: a sync that fetched before another one stored stores nothing
 * (docs/decisions/0010).
 * @throws AppError `unavailable`; the fence then stays behind, and the sweep retries.
 */
async function syncOrder(
  deps: SyncDeps,
  paymentIntentId: string,
  how: How = { isUnwanted: false },
): Promise<void> {
  await syncBehindFence(deps, paymentIntentId, async (fence) => {
    const settled = await settleOrder(deps, paymentIntentId, { ...how, fence });
    if (settled === null) return null;
    return storeOrderSync(deps.db, {
      id: settled.row.id,
      paymentIntentId,
      requestedRevision: fence.requestedRevision,
      synced: { ...settled.decision.state, paymentIntentId, updatedAt: deps.clock() },
      jobs: writeJobs(settled, deps.clock()),
    });
  });
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

/**
 * Requests a sync for each order that was unpaid for too long; the sync cancels the payment unless it succeeded
 * at the last moment. An order without a stored payment is closed directly: no client ever got its secret. Forgets
 * what the limits against card testing count no longer, too.
 */
async function closeUnpaid({ db, clock }: SyncDeps): Promise<string[]> {
  const now = clock();
  await forgetOpenings(db, now - DAY_MS);
  const paymentIntentIds: string[] = [];
  for (const { id, paymentIntentId } of await listUnpaidOrders(db, now - UNPAID_FOR_MS, LIMIT)) {
    if (paymentIntentId === null) await cancelWithoutPayment(db, id, now);
    else {
      await requestSync(db, paymentIntentId, now);
      paymentIntentIds.push(paymentIntentId);
    }
  }
  return paymentIntentIds;
}

export type ReturnDeps = SyncDeps & { limits: RateLimits };

/**
 * The visitor's orders, newest first, for every page that a payment leads to. A buyer may arrive before the
 * webhook: the state of unpaid orders is fetched from Stripe, so that a purchase opens at once. Over the rate limit,
 * the page waits for the webhook.
 */
export async function syncReturn(deps: ReturnDeps, visitorHash: string): Promise<OrderRow[]> {
  const orders = await listOrders(deps.db, visitorHash);
  const open = orders.flatMap(({ status, paymentIntentId }) =>
    status === "created" && paymentIntentId !== null ? [paymentIntentId] : [],
  );
  if (open.length === 0) return orders;
  if (!(await isWithinLimit(deps.limits, "paymentReturn", { visitorHash }))) return orders;
  await Promise.all(open.map((id) => syncOrderNow(deps, id).catch(ignoreUnavailable)));
  return listOrders(deps.db, visitorHash);
}

export const orderSync: SyncOwner = { idPrefix: "pi_", sync: syncOrder, requestDue: closeUnpaid };

const settleOrder = (
  deps: SyncDeps,
  paymentIntentId: string,
  { isUnwanted, fence }: How & { fence: Fence },
): Promise<Settled | null> =>
  settle(async () => {
    const payment = await deps.payments.readOrderPayment(paymentIntentId);
    const row = await findRow(deps.db, payment);
    if (row === null) return { state: null, actions: [] };
    // An order that was closed before its payment was stored must not be paid by it.
    const known = { ...row, isUnwanted: isUnwanted || row.status === "canceled" };
    const decision = decideOrderSync(payment, known, latestTime(deps.clock, fence));
    const cancel = () => deps.payments.cancelIntent(paymentIntentId);
    return { state: { row, decision }, actions: decision.isToBeCancelled ? [cancel] : [] };
  });

/** By payment, or by the order in its metadata if a crash kept us from storing the payment. */
async function findRow(db: Database, { id, orderId }: OrderPayment): Promise<OrderRow | null> {
  const known = await findOrder(db, { paymentIntentId: id });
  if (known !== null) return known;
  const named = OrderId.safeParse(orderId);
  const row = named.success ? await findOrder(db, { id: named.data }) : null;
  return row?.paymentIntentId === null ? row : null;
}

/** Nothing in the key ever changes for an order, so each mail is queued once. */
function writeJobs({ row, decision }: Settled, createdAt: number): NewEmailJob[] {
  const { state, mail } = decision;
  if (mail === null || state.email === null || state.paidAt === null) return [];
  const { id: orderId, product, amountCents } = row;
  const dedupeKey = [mail, orderId, product, amountCents, state.paidAt].join(":");
  const payload = { orderId, product, amountCents, paidAt: state.paidAt };
  const id = crypto.randomUUID();
  return [{ id, kind: mail, payload, dedupeKey, email: state.email, createdAt }];
}
