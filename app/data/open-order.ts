import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { FUNNEL_OF_PRODUCT, type OrderId } from "#app/domain/purchase/order.ts";
import type { Visit } from "#app/domain/visit.ts";
import { type Database, selectRow } from "./database.ts";
import { countStep, insertOrigin, nameSource, originOf } from "./funnel-counts.ts";
import {
  areTriesBelow,
  type CardTries,
  type Counted,
  noteOpening,
  selectCardTries,
  type TryLimits,
} from "./opened-payments.ts";
import type { OpenedOrderSync } from "./order-sync.ts";
import { type Buyer, type Buying, foldAddress, isOf, isUnpaid, type OrderRow } from "./orders.ts";
import { orders } from "./schema.ts";
import { requestSyncOf, selectFences, toFence } from "./stripe-events.ts";

export type NewOrder = Buying &
  Buyer & {
    readonly id: OrderId;
    readonly amountCents: number;
    readonly createdAt: number;
    readonly network: string;
    /** Null: not counted. */
    readonly visit?: Visit | null | undefined;
  };

/** What the limits against card testing count; without limits the order is opened whatever was tried before. */
export type Brake = Counted & { readonly limits: TryLimits | null };

export type FoundOrder = {
  readonly paid: OrderRow | null;
  /** The order to be paid, found or opened. Null: paid already, or a limit is reached. */
  readonly open: OrderRow | null;
  /** Tries before this order. */
  readonly tries: CardTries;
  /** The sync that will close the open order, because it has another price. */
  readonly closing: OpenedOrderSync | null;
};

/**
 * Finds this visitor's orders of a product, and opens and counts an order if there is none yet, all in one round trip.
 * Concurrent calls get the same row.
 */
export async function openOrder(db: Database, order: NewOrder, brake: Brake): Promise<FoundOrder> {
  const { statements, read } = orderOpening(db, order, brake);
  return read(await db.batch(statements));
}

/** Finds or opens an order as part of another batch. `read` takes the results of its statements. */
export function orderOpening(
  db: Database,
  { network, visit = null, ...order }: NewOrder,
  { limits, ...counted }: Brake,
) {
  const { id, visitorHash, product, createdAt, amountCents } = order;
  const source = { visitorHash, network };
  const ofProduct = eq(orders.product, product);
  const ofBuyer = and(eq(orders.visitorHash, visitorHash), ofProduct, isUnpaid);
  const ofPaid = and(isOf(visitorHash), ofProduct, eq(orders.status, "paid"));
  const isInserted = sql`exists (select 1 from ${orders} where ${eq(orders.id, id)})`;
  const isFirst = sql`not exists (select 1 from ${orders} where ${ofBuyer})
    and not exists (select 1 from ${orders} where ${ofPaid})
    and ${limits === null ? sql`true` : areTriesBelow(limits, source, counted)}`;
  const ofOtherPrice = sql`select payment_intent_id as object_id from ${orders}
    where ${and(ofBuyer, ne(orders.amountCents, amountCents), isNotNull(orders.paymentIntentId))}`;
  const row = { ...order, ...foldAddress(order.email), updatedAt: createdAt };
  const select = (condition: SQL | undefined) => db.select().from(orders).where(condition);
  const statements = [
    selectCardTries(db, source, counted),
    select(ofPaid).limit(1),
    nameSource(db, visit),
    countStep(db, visit, [FUNNEL_OF_PRODUCT[product], "checkout"], isFirst),
    insertOrigin(db, visit),
    db
      .insert(orders)
      .select(selectRow(orders, { ...row, originId: originOf(visit) }, isFirst))
      .onConflictDoNothing(),
    noteOpening(db, { id, visitorHash, network, openedAt: createdAt }, isInserted),
    requestSyncOf(db, ofOtherPrice, createdAt),
    select(ofBuyer),
    selectFences(db, ofOtherPrice),
  ] as const;
  type Results = { [At in keyof typeof statements]: Awaited<(typeof statements)[At]> };
  const read = (results: readonly unknown[]): FoundOrder => {
    const [[tries], [paid = null], , , , , , , [open = null], [fence]] = results as Results;
    if (tries === undefined) throw new Error("A sum has no row.");
    const closing = fence && {
      paymentIntentId: fence.objectId,
      fence: toFence(fence),
      row: open?.paymentIntentId === fence.objectId ? open : null,
      owed: [],
    };
    return { paid, open, tries, closing: closing ?? null };
  };
  return { statements, read };
}
