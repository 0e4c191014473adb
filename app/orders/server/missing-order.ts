import type { SyncDeps } from "#app/billing/server/sync.ts";
import { raiseAlarm } from "#app/data/alarms.ts";
import type { OpenedOrderSync } from "#app/data/order-sync.ts";
import { findOrder, type OrderRow } from "#app/data/orders.ts";
import { postponeSync } from "#app/data/stripe-events.ts";
import { minutes } from "#app/domain/duration.ts";
import { OrderId } from "#app/domain/ids.ts";

/** Often enough for an alarm to go on, which is over after ten minutes. */
const MISSING_FOR_MS = minutes(5);

/** The order named in a payment's metadata, with its row if it exists. Null if the payment names no order of ours. */
export async function findNamedOrder(
  { db, payments }: SyncDeps,
  paymentIntentId: string,
): Promise<{ id: OrderRow["id"]; row: OrderRow | null } | null> {
  const named = OrderId.safeParse(await payments.findOrderOfIntent(paymentIntentId));
  return named.success ? { id: named.data, row: await findOrder(db, { id: named.data }) } : null;
}

/**
 * Somebody has paid for an order that is not here, as after a restore of the database: the alarm is raised again at each
 * look, until there is a row or the money was given back.
 */
export async function noteMissingOrder(
  { db, clock, payments }: SyncDeps,
  { paymentIntentId, fence: { requestedRevision } }: OpenedOrderSync,
  orderId: string,
): Promise<void> {
  const { state, charges } = await payments.readOrderPayment(paymentIntentId);
  const isKept = charges.some((one) => one.isPaid && one.refundedCents < one.amountCents);
  if (state !== "succeeded" || !isKept) return;
  const detail = `The payment ${paymentIntentId} names the order ${orderId}.`;
  await raiseAlarm(db, { name: "payment_without_order", detail }, clock());
  const nextTryAt = clock() + MISSING_FOR_MS;
  await postponeSync(db, { objectId: paymentIntentId, requestedRevision, nextTryAt });
}
