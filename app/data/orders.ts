import { and, asc, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Archetype } from "#app/domain/archetypes.ts";
import {
  type EmailAddress,
  foldEmailAddress,
  REMOVED_ADDRESS,
} from "#app/domain/mail/email-address.ts";
import type { NamedOrder } from "#app/domain/purchase/billing.ts";
import type { OrderId, ProductId } from "#app/domain/purchase/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import type { Database } from "./database.ts";
import { foldedEmail, hasBuyer } from "./schema/column-rules.ts";
import { orders, orderVisitors } from "./schema.ts";

export type OrderRow = typeof orders.$inferSelect;

/** Whether this visitor started the order or was granted access by a mailed link. */
export const isOf = (visitorHash: string): SQL | undefined =>
  or(
    eq(orders.visitorHash, visitorHash),
    sql`${orders.id} in (select ${orderVisitors.orderId} from ${orderVisitors} where ${orderVisitors.visitorHash} = ${visitorHash})`,
  );

/** A literal, because SQLite uses a partial index only for constants. */
export const isUnpaid = eq(orders.status, sql`'created'`);

const LIST_LIMIT = 50;

/** All orders of this browser in any status, newest first. */
export const listOrders = (db: Database, visitorHash: string) =>
  db
    .select()
    .from(orders)
    .where(isOf(visitorHash))
    .orderBy(desc(orders.createdAt))
    .limit(LIST_LIMIT);

/** The paid orders of this address in any spelling, newest first. */
export const listPaidOrders = (db: Database, email: EmailAddress): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.email),
        sql`${foldedEmail(orders)} = ${foldEmailAddress(email)}`,
        eq(orders.status, "paid"),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(LIST_LIMIT);

type OneOrder = { readonly id: OrderId } | { readonly paymentIntentId: string };

const isOne = (by: OneOrder): SQL =>
  "id" in by ? eq(orders.id, by.id) : eq(orders.paymentIntentId, by.paymentIntentId);

export async function findOrder(db: Database, by: OneOrder): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(isOne(by));
  return row ?? null;
}

/** Null if the order does not exist, or its buyer was erased and access can no longer be granted. */
export async function findGrantableOrder(
  db: Database,
  by: Parameters<typeof findOrder>[1],
): Promise<OrderRow | null> {
  const order = await findOrder(db, by);
  return order?.email === REMOVED_ADDRESS ? null : order;
}

/** Null if there is no such order, or it is another visitor's. */
export async function findOwnOrder(
  db: Database,
  { visitorHash, ...by }: { visitorHash: string } & OneOrder,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOne(by), isOf(visitorHash)));
  return row ?? null;
}

/** Grants another browser access. Returns false for an unknown order, an erased buyer or an outdated `email`. */
export async function grantOrder(
  db: Database,
  { id, visitorHash, email }: { id: OrderId; visitorHash: string; email?: string | null },
  grantedAt: number,
): Promise<boolean> {
  const isGrantable = and(
    eq(orders.id, id),
    hasBuyer(orders),
    email === undefined ? undefined : sql`${orders.email} is ${email}`,
  );
  const [found] = await db.batch([
    db.select({ id: orders.id }).from(orders).where(isGrantable),
    db
      .insert(orderVisitors)
      .select(sql`select id, ${visitorHash}, ${grantedAt} from ${orders} where ${isGrantable}`)
      .onConflictDoNothing(),
  ]);
  return found.length === 1;
}

export type Buying = { readonly visitorHash: string; readonly product: ProductId };

/** This visitor's open order of a product. */
export async function findOpenOrder(
  db: Database,
  { visitorHash, product }: Buying,
): Promise<OrderRow | null> {
  const [open] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.visitorHash, visitorHash), eq(orders.product, product), isUnpaid));
  return open ?? null;
}

export type Buyer = {
  readonly email: EmailAddress | null;
  readonly archetype: Archetype | null;
  readonly consentVersion: string | null;
  readonly quizResult: QuizResult | null;
};

/** The column that the indexes by address compare. */
export const foldAddress = (email: string | null) => ({
  emailFolded: email && foldEmailAddress(email),
});

/** False if the order has been closed or its buyer was erased: its payment must not be handed out. */
export async function storePaymentIntent(
  db: Database,
  id: OrderId,
  paymentIntentId: string,
): Promise<boolean> {
  const isSame = eq(orders.paymentIntentId, paymentIntentId);
  const stored = await db
    .update(orders)
    .set({ paymentIntentId })
    .where(
      and(
        eq(orders.id, id),
        isUnpaid,
        hasBuyer(orders),
        or(isNull(orders.paymentIntentId), isSame),
      ),
    )
    .returning({ id: orders.id });
  return stored.length === 1;
}

/** False if the order is no longer open, or its buyer was erased. */
export async function storeBuyer(
  db: Database,
  id: OrderId,
  buyer: Buyer,
  updatedAt: number,
): Promise<boolean> {
  const stored = await db
    .update(orders)
    .set({ ...buyer, ...foldAddress(buyer.email), updatedAt })
    .where(and(eq(orders.id, id), isUnpaid, hasBuyer(orders)))
    .returning({ id: orders.id });
  return stored.length === 1;
}

/** Closes an order that has no payment at Stripe. */
export async function cancelWithoutPayment(
  db: Database,
  id: OrderId,
  updatedAt: number,
): Promise<void> {
  await db
    .update(orders)
    .set({ status: "canceled", updatedAt })
    .where(and(eq(orders.id, id), isUnpaid, isNull(orders.paymentIntentId)));
}

export type UnpaidOrder = Pick<
  OrderRow,
  "id" | "paymentIntentId" | "amountCents" | "email" | "product" | "archetype" | "createdAt"
>;

/** Unpaid orders from before a time, oldest first. */
export const listUnpaidOrders = (
  db: Database,
  createdBefore: number,
  limit: number,
): Promise<UnpaidOrder[]> =>
  db
    .select({
      id: orders.id,
      paymentIntentId: orders.paymentIntentId,
      amountCents: orders.amountCents,
      email: orders.email,
      product: orders.product,
      archetype: orders.archetype,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(isUnpaid, lte(orders.createdAt, createdBefore)))
    .orderBy(asc(orders.createdAt))
    .limit(limit);

/**
 * Writes a lost order again, but without a browser: its buyer gets in by a mailed link. The sync of its payment does
 * the rest.
 */
export async function insertLostOrder(
  db: Database,
  { product, ...order }: NamedOrder & { product: ProductId },
): Promise<void> {
  const row = { ...order, product, visitorHash: `lost:${order.id}`, updatedAt: order.createdAt };
  await db.insert(orders).values(row).onConflictDoNothing();
}
