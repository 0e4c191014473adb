import type { SyncDeps } from "#app/billing/server/sync.ts";
import { raiseAlarm } from "#app/data/alarms.ts";
import type { OpenedOrderSync } from "#app/data/order-sync.ts";
import { findOrder, insertLostOrder, type OrderRow } from "#app/data/orders.ts";
import { findSubmittedArchetype } from "#app/data/quiz-submissions.ts";
import { postponeSync } from "#app/data/stripe-events.ts";
import { minutes } from "#app/domain/duration.ts";
import type { NamedOrder } from "#app/domain/purchase/billing.ts";

/** Often enough to keep the alarm open: it ends ten minutes after it was last raised. */
const MISSING_FOR_MS = minutes(5);

/** The order named in a payment's metadata, with its row if it exists. Null if the payment names no order of ours. */
export async function findNamedOrder(
  { db, payments }: SyncDeps,
  paymentIntentId: string,
): Promise<(NamedOrder & { row: OrderRow | null }) | null> {
  const named = await payments.findOrderOfIntent(paymentIntentId);
  return named && { ...named, row: await findOrder(db, { id: named.id }) };
}

/**
 * Recreates the missing row of a paid order, as after a restore of the database. Returns null for an unpaid or refunded
 * payment, and for one that names no product. The latter raises an alarm on every sync until there is a row or a
 * refund.
 */
export async function restoreOrder(
  { db, clock, payments, log }: SyncDeps,
  { paymentIntentId, fence: { requestedRevision } }: OpenedOrderSync,
  { id, product, archetype, amountCents, createdAt }: NamedOrder,
): Promise<OrderRow | null> {
  const { state, charges, email } = await payments.readOrderPayment(paymentIntentId);
  const isKept = charges.some((one) => one.isPaid && one.refundedCents < one.amountCents);
  if (state !== "succeeded" || !isKept) return null;
  if (product !== null) {
    const result = archetype ?? (await findSubmittedArchetype(db, email ?? ""));
    await insertLostOrder(db, { id, product, archetype: result, amountCents, createdAt });
    log("error", { event: "order_restored", kind: product });
    return findOrder(db, { id });
  }
  const detail = `The payment ${paymentIntentId} names the order ${id}.`;
  await raiseAlarm(db, { name: "payment_without_order", detail }, clock());
  const nextTryAt = clock() + MISSING_FOR_MS;
  await postponeSync(db, { objectId: paymentIntentId, requestedRevision, nextTryAt });
  return null;
}
