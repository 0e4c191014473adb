import { desc, eq, gt, sql } from "drizzle-orm";
import { minutes } from "#app/domain/duration.ts";
import type { Database } from "./database.ts";
import { operatorLog } from "./schema.ts";

export type LoggedAct = typeof operatorLog.$inferSelect;

/** Outcomes after which an act may be done again. */
const UNDONE = ["failed", "unavailable"] as const;
/** Acts take less; one that has not ended by then was cut off. */
const CUT_OFF_MS = minutes(1);

/**
 * Claims an act for the caller. False if it is done, or if another call holds it; an act that failed or was cut off can
 * be claimed again.
 */
export async function beginAct(db: Database, act: Omit<LoggedAct, "outcome">): Promise<boolean> {
  const isUndone = sql`${operatorLog.outcome} in (${sql.join(
    UNDONE.map((one) => sql`${one}`),
    sql`, `,
  )})`;
  const isCutOff = sql`${operatorLog.outcome} is null and ${operatorLog.at} < ${act.at - CUT_OFF_MS}`;
  const begun = await db
    .insert(operatorLog)
    .values(act)
    .onConflictDoUpdate({
      target: operatorLog.id,
      set: { at: act.at, outcome: null },
      setWhere: sql`${isUndone} or ${isCutOff}`,
    })
    .returning({ id: operatorLog.id });
  return begun.length === 1;
}

export async function endAct(db: Database, id: string, outcome: string): Promise<void> {
  await db.update(operatorLog).set({ outcome }).where(eq(operatorLog.id, id));
}

export const listActs = (db: Database, limit: number): Promise<LoggedAct[]> =>
  db
    .select()
    .from(operatorLog)
    .where(gt(operatorLog.at, 0))
    .orderBy(desc(operatorLog.at))
    .limit(limit);
