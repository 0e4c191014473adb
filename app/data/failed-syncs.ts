import { and, eq, lt, sql } from "drizzle-orm";
import { FAILING_FROM } from "#app/domain/alarms.ts";
import { days, minutes } from "#app/domain/duration.ts";
import type { Database } from "./database.ts";
import { orders, quiz2Subscriptions, stripeSyncs } from "./schema.ts";

/** Eleven in the first two days, then one a day. */
const MISSING_TRIES = 40;

/** Counts a sync that failed through a fault of ours; its fence stays behind. */
export async function noteSyncFailure(db: Database, objectId: string): Promise<void> {
  await db
    .update(stripeSyncs)
    .set({ failures: sql`${stripeSyncs.failures} + 1` })
    .where(eq(stripeSyncs.objectId, objectId));
}

/**
 * Counts a sync whose object Stripe does not know, and looks again after pauses that double from a minute to a day. It
 * may not be visible yet, or the key may be that of another account; if it belongs to a row of ours, that is worth an
 * alarm, and 30 days: Stripe keeps events no longer. Any other is settled before the alarm would ring.
 */
export async function noteMissing(
  db: Database,
  {
    objectId,
    requestedRevision,
    now,
  }: { objectId: string; requestedRevision: number; now: number },
): Promise<void> {
  const { failures, syncedRevision, requestedAt } = stripeSyncs;
  const isOurs = sql`(exists (select 1 from ${orders} where ${orders.paymentIntentId} = ${objectId})
    or exists (select 1 from ${quiz2Subscriptions} where ${quiz2Subscriptions.stripeCustomerId} = ${objectId}))`;
  const isLast = sql`${failures} + 1 >= iif(${isOurs}, ${MISSING_TRIES}, ${FAILING_FROM})`;
  await db
    .update(stripeSyncs)
    .set({
      failures: sql`iif(${isLast}, 0, ${failures} + 1)`,
      syncedRevision: sql`iif(${isLast}, ${requestedRevision}, ${syncedRevision})`,
      requestedAt: sql`iif(${isLast}, ${requestedAt}, ${now} + min(${minutes(1)} << min(${failures}, 11), ${days(1)}))`,
    })
    .where(and(eq(stripeSyncs.objectId, objectId), lt(syncedRevision, requestedRevision)));
}
