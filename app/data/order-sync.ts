import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { SoldCharge } from "#app/domain/purchase/charge.ts";
import { FUNNEL_OF_PRODUCT } from "#app/domain/purchase/order.ts";
import { countCharges, storeCharges } from "./charges.ts";
import type { Database } from "./database.ts";
import type { NewEmailJob } from "./email-jobs.ts";
import { notErasedSince } from "./erase-person.ts";
import { noteDeclines } from "./opened-payments.ts";
import { foldAddress, isOf, isUnpaid, listOrders, type OrderRow } from "./orders.ts";
import type { OwedRefund } from "./owed-refunds.ts";
import { orders, owedRefunds } from "./schema.ts";
import {
  type Fence,
  type NextStatements,
  oneObject,
  requestSyncOf,
  type Stored,
  selectFences,
  storeBehindFence,
  toFence,
} from "./stripe-events.ts";

/** The columns that a sync sets. */
export type SyncedOrder = Pick<
  OrderRow,
  "status" | "paymentIntentId" | "email" | "declines" | "declinedAt" | "paidAt" | "updatedAt"
>;

/** What is known of a payment before a sync asks Stripe. */
export type OpenedOrderSync = {
  readonly paymentIntentId: string;
  readonly fence: Fence;
  /** Null: no order has this payment. */
  readonly row: OrderRow | null;
  /** Only an erased buyer is owed anything. */
  readonly owed: readonly OwedRefund[];
};

/** Opens a sync in one round trip; given a time, it requests one first. Null: none was ever requested. */
export async function openOrderSync(
  db: Database,
  paymentIntentId: string,
  requestedAt: number | null,
): Promise<OpenedOrderSync | null> {
  const payments = oneObject(paymentIntentId);
  const [, [fence], [row], owed] = await db.batch([
    requestSyncOf(db, payments, requestedAt),
    selectFences(db, payments),
    db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId)),
    db.select().from(owedRefunds).where(eq(owedRefunds.objectId, paymentIntentId)),
  ]);
  return fence ? { paymentIntentId, fence: toFence(fence), row: row ?? null, owed } : null;
}

/** This browser's orders, newest first, and the requested syncs of those that are not paid. */
export async function openOrderSyncs(
  db: Database,
  visitorHash: string,
  requestedAt: number,
): Promise<{ rows: OrderRow[]; opened: OpenedOrderSync[] }> {
  const payments = sql`select payment_intent_id as object_id from ${orders}
    where ${isOf(visitorHash)} and ${isUnpaid} and ${orders.paymentIntentId} is not null`;
  const [, rows, fences] = await db.batch([
    requestSyncOf(db, payments, requestedAt),
    listOrders(db, visitorHash),
    selectFences(db, payments),
  ]);
  const opened = fences.map((fence) => {
    const row = rows.find(({ paymentIntentId }) => paymentIntentId === fence.objectId) ?? null;
    return { paymentIntentId: fence.objectId, fence: toFence(fence), row, owed: [] };
  });
  return { rows, opened };
}

type Sync = {
  readonly paymentIntentId: string;
  /** The fence's revision before the fetch. */
  readonly requestedRevision: number;
  /** What the decision was based on. Nothing is stored if its address has changed since then. */
  readonly row: Pick<OrderRow, "id" | "email" | "product">;
  readonly synced: SyncedOrder;
  readonly charges: readonly SoldCharge[];
  readonly jobs: readonly NewEmailJob[];
  readonly nextTryAt: number | null;
  readonly isRefused?: boolean;
  readonly next?: NextStatements | undefined;
};

export const storeOrderSync = (
  db: Database,
  { paymentIntentId, row: { id, email, product }, synced, charges, ...fetched }: Sync,
): Promise<Stored<OrderRow> | null> => {
  // The fetched address also matches: the first statement may have stored it.
  const unchanged = sql`exists (select 1 from ${orders} where ${orders.id} = ${id}
    and (${orders.email} is ${email} or ${orders.email} is ${synced.email}))`;
  const write = (ifAhead: SQL) =>
    [
      db
        .update(orders)
        // An address that the buyer has given in the meantime is newer than the fetched one.
        .set({
          ...synced,
          email: sql`coalesce(${orders.email}, ${synced.email})`,
          emailFolded: sql`iif(${orders.email} is null, ${foldAddress(synced.email).emailFolded}, ${orders.emailFolded})`,
        })
        .where(and(eq(orders.id, id), ifAhead))
        .returning(),
      ...(charges.length === 0 ? [] : [storeCharges(db, charges, ifAhead)]),
      noteDeclines(db, id, synced, ifAhead),
    ] as const;
  const [delivery] = fetched.jobs;
  // Only Stripe had this buyer's address, so their erasure did not find the order. It is now as if it had.
  const isErased = and(
    eq(orders.id, id),
    isNull(orders.email),
    isNull(orders.paidAt),
    sql`${orders.visitorHash} not like 'lost:%'`,
    delivery && sql`not (${notErasedSince(delivery.recipient, synced.paidAt ?? 0)})`,
  );
  const erased = { email: REMOVED_ADDRESS, visitorHash: sql`'erased:' || ${orders.id}` };
  const erase = delivery === undefined ? [] : [db.update(orders).set(erased).where(isErased)];
  const counted = { funnel: FUNNEL_OF_PRODUCT[product], countedAt: synced.updatedAt };
  return storeBehindFence(
    db,
    { objectId: paymentIntentId, unchanged, ...fetched },
    write,
    (ifAhead) => [...erase, ...countCharges(db, charges, { ...counted, ifAhead })],
  );
};
