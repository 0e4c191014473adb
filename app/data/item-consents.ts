import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { isAllowed, type VisitorAttempt } from "./quiz2-rights.ts";
import { itemConsents, quiz2Attempts } from "./schema.ts";

type NewConsent = Omit<typeof itemConsents.$inferInsert, "attemptId" | "isCounted">;

const isOwn = (attempt: VisitorAttempt) =>
  sql`exists (select 1 from ${quiz2Attempts} where ${isAllowed(attempt, "answer")})`;

/** A no-op if consent was already given, or for an attempt that this visitor did not complete. */
export async function insertItemConsent(
  db: Database,
  attempt: VisitorAttempt,
  { version, givenAt, country, isUsable }: NewConsent,
): Promise<void> {
  const isCompleted = and(isAllowed(attempt, "answer"), eq(quiz2Attempts.status, "completed"));
  await db
    .insert(itemConsents)
    // INSERT ... SELECT needs every column, in the order of the table.
    .select(
      sql`select id, ${version}, ${givenAt}, ${country ?? null}, ${isUsable ? 1 : 0}, 0
        from ${quiz2Attempts} where ${isCompleted}`,
    )
    .onConflictDoNothing();
}

/** Whether the attempt's answers are counted; null without consent, and for anyone but the visitor who gave them. */
export async function findItemConsent(
  db: Database,
  attempt: VisitorAttempt,
): Promise<0 | 1 | null> {
  const [found] = await db
    .select({ isCounted: sql<0 | 1>`${itemConsents.isCounted}` })
    .from(itemConsents)
    .where(and(eq(itemConsents.attemptId, attempt.id), isOwn(attempt)));
  return found?.isCounted ?? null;
}

/** A no-op once the answers are counted: they cannot be taken out of the sums. */
export async function deleteItemConsent(db: Database, attempt: VisitorAttempt): Promise<void> {
  await db
    .delete(itemConsents)
    .where(
      and(
        eq(itemConsents.attemptId, attempt.id),
        eq(itemConsents.isCounted, false),
        isOwn(attempt),
      ),
    );
}
