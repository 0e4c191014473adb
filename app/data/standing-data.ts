import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { attemptAge } from "./schema/column-rules.ts";
import { type Counter, counters, jobRuns, quiz2Attempts } from "./schema.ts";

type Run = Omit<typeof jobRuns.$inferSelect, "name">;

/** Both are null if the job has never run. */
export async function findJobRun(db: Database, name: string): Promise<Run> {
  const [found] = await db
    .select({ succeededAt: jobRuns.succeededAt, cursor: jobRuns.cursor })
    .from(jobRuns)
    .where(eq(jobRuns.name, name));
  return found ?? { succeededAt: null, cursor: null };
}

export async function noteJobSuccess(
  db: Database,
  name: string,
  succeededAt: number,
): Promise<void> {
  await db.insert(jobRuns).values({ name, succeededAt }).onConflictDoUpdate({
    target: jobRuns.name,
    set: { succeededAt },
  });
}

/** `succeededAt`: when nothing was left to do. Without it, the time of the last success stays. */
export async function storeJobCursor(
  db: Database,
  name: string,
  { cursor, succeededAt }: { cursor: string | null; succeededAt?: number | undefined },
): Promise<void> {
  const run = { cursor, ...(succeededAt !== undefined && { succeededAt }) };
  await db
    .insert(jobRuns)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: jobRuns.name, set: run });
}

export async function readCounter(db: Database, name: Counter): Promise<number> {
  const [row] = await db
    .select({ total: counters.total })
    .from(counters)
    .where(eq(counters.name, name));
  if (row === undefined) throw new Error(`The row ${name} of counters is missing.`);
  return row.total;
}

const COUNT_JOB = "count_completed";

/**
 * Adds the attempts that were completed by this time, in milliseconds, to the counter, if they are not in it yet.
 * Counting each at its completion would write one more row. Idempotent.
 */
export async function countCompletedAttempts(db: Database, until: number): Promise<void> {
  const counted = sql`coalesce((select cast(cursor as integer) from job_runs where name = ${COUNT_JOB}), 0)`;
  const age = attemptAge(quiz2Attempts);
  const isNew = and(
    eq(quiz2Attempts.status, "completed"),
    sql`${age} > ${counted} and ${age} <= ${until}`,
  );
  await db.batch([
    db
      .update(counters)
      .set({ total: sql`total + (select count(*) from ${quiz2Attempts} where ${isNew})` })
      .where(eq(counters.name, "completed_attempts")),
    db
      .insert(jobRuns)
      .values({ name: COUNT_JOB, cursor: String(until), succeededAt: until })
      .onConflictDoUpdate({
        target: jobRuns.name,
        set: { cursor: String(until), succeededAt: until },
        setWhere: sql`${counted} < ${until}`,
      }),
  ]);
}
