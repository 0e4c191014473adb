import { DAY_MS } from "#app/billing/rules/card-testing.ts";
import { planRefunds, recordDebts } from "#app/billing/server/refund-owed.ts";
import {
  latestTime,
  REFUSED_FOR_MS,
  type SyncDeps,
  type SyncOwner,
  settle,
  syncBehindFence,
} from "#app/billing/server/sync.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { forgetOpenings } from "#app/data/opened-payments.ts";
import {
  type OpenedOrderSync,
  openOrderSync,
  openOrderSyncs,
  storeOrderSync,
} from "#app/data/order-sync.ts";
import {
  cancelWithoutPayment,
  findOrder,
  listOrders,
  listUnpaidOrders,
  type OrderRow,
  storePaymentIntent,
  type UnpaidOrder,
} from "#app/data/orders.ts";
import { listOwedRefunds } from "#app/data/owed-refunds.ts";
import { type NextStatements, requestSyncs } from "#app/data/stripe-events.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { OrderPayment } from "#app/domain/purchase/billing.ts";
import { listSoldCharges } from "#app/domain/purchase/charge.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { isKeySpent } from "#app/payments/call-stripe.ts";
import type { OrderIntent } from "#app/payments/order-payments.ts";
import { AppError, ignoreUnavailable } from "#app/platform/app-error.ts";
import { isWithinLimit, type RateLimits } from "#app/platform/rate-limit.ts";
import { products } from "../content/products.ts";
import { decideOrderSync } from "../rules/decide-order-sync.ts";
import { UNPAID_FOR_MS } from "../rules/reusable-order.ts";
import { findNamedOrder, restoreOrder } from "./missing-order.ts";

/** The most unpaid orders that one sweep closes. */
const LIMIT = 100;
/** As many syncs as run at once: Stripe allows 25 calls a second to an endpoint. */
const AT_ONCE = 7;

type How = {
  /** Cancel the payment unless it has succeeded. */
  readonly isUnwanted: boolean;
  /** The payment was open just now, so it is cancelled first, which returns its state as well. */
  readonly isOpen?: boolean;
  readonly opened?: OpenedOrderSync;
  readonly next?: NextStatements;
};
type Settled = {
  row: OrderRow;
  decision: ReturnType<typeof decideOrderSync>;
  charges: OrderPayment["charges"];
};

/**
 * Brings an order's row up to date with its payment at Stripe. Called for each event, each return from the
 * payment and each change of our own, in any order: a sync that fetched before another one stored stores nothing
 * (docs/decisions/0010). If Stripe refuses an action, the rest is stored all the same, and the action is retried later.
 * Returns the row if it was stored.
 * @throws AppError `unavailable`; the fence then stays behind, and the sweep retries.
 */
async function syncOrder(
  deps: SyncDeps,
  paymentIntentId: string,
  { opened, ...how }: How = { isUnwanted: false },
): Promise<OrderRow | null> {
  return syncBehindFence(deps, {
    objectId: paymentIntentId,
    ...(opened && { opened }),
    open: () => openOrderSync(deps.db, paymentIntentId, null),
    store: (known: OpenedOrderSync) => storeSettled(deps, known, how),
  });
}

async function storeSettled(deps: SyncDeps, opened: OpenedOrderSync, how: Omit<How, "opened">) {
  const { paymentIntentId, fence } = opened;
  // First, because the account may have payments that are not ours.
  if (opened.row === null) {
    const named = await findNamedOrder(deps, paymentIntentId);
    const row = named && (named.row ?? (await restoreOrder(deps, opened, named)));
    if (row?.paymentIntentId !== null) return "nothing_to_store";
  }
  const { state: settled, refusal } = await settleOrder(deps, opened, how);
  if (settled === null) return "nothing_to_store";
  const stored = await storeOrderSync(deps.db, {
    row: settled.row,
    paymentIntentId,
    requestedRevision: fence.requestedRevision,
    synced: { ...settled.decision.state, paymentIntentId, updatedAt: deps.clock() },
    charges: listSoldCharges(settled.row.id, settled.charges, () => settled.row.product),
    jobs: await writeJobs(settled, deps.clock()),
    nextTryAt: refusal && deps.clock() + REFUSED_FOR_MS,
    isRefused: refusal !== null,
    next: how.next,
  });
  // A caller who wants the order closed cannot go on without that.
  if (refusal !== null && how.isUnwanted) throw refusal;
  return stored;
}

/** Syncs after a change that no event has announced yet. */
export async function syncOrderNow(
  deps: SyncDeps,
  paymentIntentId: string,
  how: Omit<How, "opened"> = { isUnwanted: false },
): Promise<void> {
  const opened = await openOrderSync(deps.db, paymentIntentId, deps.clock());
  if (opened !== null) await syncOrder(deps, paymentIntentId, { ...how, opened });
}

/** Closes an order whose sync is requested and whose payment was open. Runs the next statements in the same batch. */
export const closeOrder = (
  deps: SyncDeps,
  opened: OpenedOrderSync,
  next: NextStatements,
): Promise<OrderRow | null> =>
  syncOrder(deps, opened.paymentIntentId, { isUnwanted: true, isOpen: true, opened, next });

/**
 * Opens the payment of an order that has none yet. Sends only stored values, which do not change before the payment is
 * stored, so that a concurrent call, or a retry after a lost response, gets the same payment. Null: Stripe has none,
 * and the idempotency key only replays an error, so the order is closed. The next order has a key of its own.
 * @throws AppError `invalid_input` for an address that Stripe refuses, with the order closed; `unavailable`.
 */
export async function openIntent(
  { db, clock, payments }: SyncDeps,
  order: UnpaidOrder,
): Promise<OrderIntent | null> {
  const description = products[order.product].name;
  try {
    return await payments.createIntent({ ...order, description });
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === "invalid_input";
    if (!isRefused && !isKeySpent(error)) throw error;
    const lost = isRefused ? null : await payments.findIntentOfOrder(order);
    if (lost !== null) return lost;
    await cancelWithoutPayment(db, order.id, clock());
    if (isRefused) throw error;
    return null;
  }
}

/**
 * Requests a sync for each order that was unpaid for too long; the sync cancels the payment unless it succeeded
 * at the last moment. Also forgets what the limits against card testing no longer count.
 */
async function closeUnpaid(deps: SyncDeps): Promise<string[]> {
  const now = deps.clock();
  await forgetOpenings(deps.db, now - DAY_MS);
  const unpaid = await listUnpaidOrders(deps.db, now - UNPAID_FOR_MS, LIMIT);
  const paymentIntentIds = unpaid.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
  const lost = unpaid.filter(({ paymentIntentId }) => paymentIntentId === null);
  for (let at = 0; at < lost.length; at += AT_ONCE) {
    const some = lost.slice(at, at + AT_ONCE).map((order) => findLostPayment(deps, order));
    paymentIntentIds.push(...(await Promise.all(some)).filter((id) => id !== null));
  }
  await requestSyncs(deps.db, paymentIntentIds, now);
  return paymentIntentIds;
}

/**
 * Asks Stripe for the payment of an order, because the response with it may have been lost. Null: there is none, and
 * the order is closed; or Stripe is unavailable, and the next sweep asks again.
 */
async function findLostPayment(deps: SyncDeps, order: UnpaidOrder): Promise<string | null> {
  try {
    const intent = await openIntent(deps, order);
    if (intent === null) return null;
    return (await storePaymentIntent(deps.db, order.id, intent.id)) ? intent.id : null;
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === "invalid_input";
    return isRefused ? null : ignoreUnavailable(error);
  }
}

export type ReturnDeps = SyncDeps & { limits: RateLimits };

/**
 * The visitor's orders, newest first, for every page that a payment leads to. A buyer may arrive before the
 * webhook: the state of unpaid orders is fetched from Stripe, so that a purchase opens at once. Over the rate limit,
 * the page waits for the webhook.
 */
export async function syncReturn(deps: ReturnDeps, visitorHash: string): Promise<OrderRow[]> {
  if (!(await isWithinLimit(deps.limits, "paymentReturn", { visitorHash }))) {
    return listOrders(deps.db, visitorHash);
  }
  const { rows, opened } = await openOrderSyncs(deps.db, visitorHash, deps.clock());
  const synced = await Promise.all(
    opened.map((known) =>
      syncOrder(deps, known.paymentIntentId, { isUnwanted: false, opened: known }).catch(
        ignoreUnavailable,
      ),
    ),
  );
  // Another sync was faster, or Stripe did not answer.
  if (synced.includes(null)) return listOrders(deps.db, visitorHash);
  return rows.map((row) => synced.find((stored) => stored?.id === row.id) ?? row);
}

export const orderSync: SyncOwner = {
  idPrefix: "pi_",
  sync: async (deps, paymentIntentId) => void (await syncOrder(deps, paymentIntentId)),
  requestDue: closeUnpaid,
};

/** A null state: the row has been deleted in the meantime. */
const settleOrder = (
  deps: SyncDeps,
  { paymentIntentId, fence, row: early, owed: first }: OpenedOrderSync,
  { isUnwanted, isOpen = false }: Omit<How, "opened">,
) => {
  let isToBeTried = isOpen;
  let before: OpenedOrderSync["owed"] | null = first;
  const read = async (): Promise<OrderPayment> => {
    const isTried = isToBeTried;
    isToBeTried = false;
    const ended = isTried
      ? await deps.payments.cancelIntent(paymentIntentId).catch(ignoreUnavailable)
      : null;
    return ended ?? deps.payments.readOrderPayment(paymentIntentId);
  };
  const decide = (row: OrderRow, payment: OrderPayment) => {
    // An order that was closed before its payment was stored must not be paid by it.
    const known = { ...row, isUnwanted: isUnwanted || row.status === "canceled" };
    return decideOrderSync(payment, known, latestTime(deps.clock, fence));
  };
  return settle<Settled | null>(async () => {
    // Read before the charges, so that a refund made in between counts as done, never as returned.
    const known = before ?? (await listOwedRefunds(deps.db, paymentIntentId));
    const payment = await read();
    // The row read before the payment is enough if nothing is to be done at Stripe: storing checks that it still holds.
    const quick = early && decide(early, payment);
    if (early && quick && !quick.isToBeCancelled && early.email !== REMOVED_ADDRESS) {
      const state = { row: early, decision: quick, charges: payment.charges };
      return { state, actions: [] };
    }
    const row = await findRow(deps, paymentIntentId);
    if (row === null) return { state: null, actions: [] };
    before = row.email === REMOVED_ADDRESS ? null : known;
    const decision = decide(row, payment);
    const due = { debts: decision.debts, owed: known };
    const owed = await recordDebts(deps, paymentIntentId, due);
    const cancel = async () => void (await deps.payments.cancelIntent(paymentIntentId));
    const forget = () => deps.payments.forgetArchetype(paymentIntentId);
    const state = { row, decision, charges: payment.charges };
    return {
      state,
      actions: [
        ...(decision.isToBeCancelled ? [cancel] : []),
        ...(row.email === REMOVED_ADDRESS && payment.namesArchetype ? [forget] : []),
        ...planRefunds(deps, owed, payment.charges),
      ],
    };
  });
};

/** Falls back to the order in the payment's metadata, in case a crash kept us from storing the payment. */
async function findRow(deps: SyncDeps, paymentIntentId: string): Promise<OrderRow | null> {
  const stored = await findOrder(deps.db, { paymentIntentId });
  if (stored !== null) return stored;
  const row = (await findNamedOrder(deps, paymentIntentId))?.row ?? null;
  return row?.paymentIntentId === null ? row : null;
}

/** Nothing in the key ever changes for an order, so each mail is queued once. */
async function writeJobs({ row, decision }: Settled, createdAt: number): Promise<NewEmailJob[]> {
  const { state, mail } = decision;
  if (mail === null || state.email === null || state.paidAt === null) return [];
  const { id: orderId, product, amountCents, consentVersion } = row;
  const dedupeKey = [mail, orderId, product, amountCents, state.paidAt].join(":");
  const payload = {
    orderId,
    product,
    amountCents,
    paidAt: state.paidAt,
    ...(consentVersion !== null && { consentVersion }),
  };
  const { email } = state;
  const to = { email, recipient: await recipientOf(email) };
  return [
    {
      id: crypto.randomUUID(),
      kind: mail,
      payload,
      dedupeKey,
      ...to,
      createdAt,
      boughtAt: state.paidAt,
    },
  ];
}
