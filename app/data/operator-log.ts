import { desc, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { operatorLog } from "./schema.ts";

export type LoggedAct = typeof operatorLog.$inferSelect;

/** Notes that an act begins. Returns what came of it if it was done before, or null if it is yet to be done. */
export async function beginAct(
  db: Database,
  act: Omit<LoggedAct, "outcome">,
): Promise<string | null> {
  const [, [found]] = await db.batch([
    db.insert(operatorLog).values(act).onConflictDoNothing(),
    db.select({ outcome: operatorLog.outcome }).from(operatorLog).where(eq(operatorLog.id, act.id)),
  ]);
  return found?.outcome ?? null;
}

export async function endAct(db: Database, id: string, outcome: string): Promise<void> {
  await db.update(operatorLog).set({ outcome }).where(eq(operatorLog.id, id));
}

export const listActs = (db: Database, limit: number): Promise<LoggedAct[]> =>
  db.select().from(operatorLog).orderBy(desc(operatorLog.at)).limit(limit);
