import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { type Counter, counters, jobRuns } from "./schema.ts";

type Run = Omit<typeof jobRuns.$inferSelect, "name">;

/** Of a job that has never run, nothing. */
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

export async function storeJobCursor(
  db: Database,
  name: string,
  cursor: string | null,
): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ name, cursor })
    .onConflictDoUpdate({ target: jobRuns.name, set: { cursor } });
}

export async function readCounter(db: Database, name: Counter): Promise<number> {
  const [row] = await db
    .select({ total: counters.total })
    .from(counters)
    .where(eq(counters.name, name));
  if (row === undefined) throw new Error(`The row ${name} of counters is missing.`);
  return row.total;
}
