import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { owedRefunds } from "./schema.ts";

export type OwedRefund = typeof owedRefunds.$inferSelect;

/** The refunds that the sync of an object makes, including those already made: a bank may send the money back. */
export const listOwedRefunds = (db: Database, objectId: string): Promise<OwedRefund[]> =>
  db.select().from(owedRefunds).where(eq(owedRefunds.objectId, objectId));

type NewDebt = Pick<OwedRefund, "paymentIntentId" | "objectId" | "amountCents" | "owedAt">;

/** Records refunds that are due at once. Known ones stay as they are. Returns the new ones. */
export async function insertOwedRefunds(
  db: Database,
  debts: readonly NewDebt[],
): Promise<OwedRefund[]> {
  const rows = debts.map((debt) => ({ ...debt, nextTryAt: debt.owedAt }));
  return db.insert(owedRefunds).values(rows).onConflictDoNothing().returning();
}

/** Optimistic lock on `tries`: a no-op, and false, if a concurrent sync has stored its own outcome. */
export async function storeRefundTry(
  db: Database,
  { paymentIntentId, tries }: Pick<OwedRefund, "paymentIntentId" | "tries">,
  outcome: Partial<Pick<OwedRefund, "tries" | "reason" | "nextTryAt">>,
): Promise<boolean> {
  const stored = await db
    .update(owedRefunds)
    .set(outcome)
    .where(and(eq(owedRefunds.paymentIntentId, paymentIntentId), eq(owedRefunds.tries, tries)))
    .returning({ id: owedRefunds.paymentIntentId });
  return stored.length === 1;
}

/** The objects with a refund whose next try is due, longest due first. */
export async function listObjectsOwed(
  db: Database,
  nowMs: number,
  limit: number,
): Promise<string[]> {
  const due = await db
    .select({ objectId: owedRefunds.objectId })
    .from(owedRefunds)
    .where(and(isNotNull(owedRefunds.nextTryAt), lte(owedRefunds.nextTryAt, nowMs)))
    .orderBy(asc(owedRefunds.nextTryAt))
    .limit(limit);
  return [...new Set(due.map(({ objectId }) => objectId))];
}
