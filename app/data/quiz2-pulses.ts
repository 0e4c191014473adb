import { desc, eq, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Database } from "./database.ts";
import { isAmong } from "./schema/column-rules.ts";
import { packScores } from "./schema/stored-scores.ts";
import { quiz2Attempts, quiz2Pulses } from "./schema.ts";

export type PulseRow = typeof quiz2Pulses.$inferSelect;

type NewPulse = PulseRow & { readonly answers: string };
type Limit = {
  /** Attempts whose pulses count. */
  readonly history: readonly AttemptId[];
  /** A pulse of the same area taken since then prevents another. */
  readonly since: number;
};

/** False if the area has had one since then, or the attempt is gone. */
export async function insertPulse(
  db: Database,
  { answers, scores, ...pulse }: NewPulse,
  { history, since }: Limit,
): Promise<boolean> {
  const { meta } = await db.insert(quiz2Pulses).select(
    // INSERT ... SELECT needs every column, in the order of the table.
    sql`select ${pulse.id}, id, ${pulse.area}, ${pulse.bankVersion}, ${answers}, ${packScores(scores)}, ${pulse.timeSpentSeconds}, ${pulse.takenAt}
      from ${quiz2Attempts} where id = ${pulse.attemptId} and visitor_hash is not null and not exists (select 1 from quiz2_pulses as recent
        where recent.area = ${pulse.area} and recent.taken_at >= ${since}
          and recent.attempt_id in (select value from json_each(${JSON.stringify(history)})))`,
  );
  return meta.changes > 0;
}

/** Some years of weekly pulses in each area. */
const LIST_LIMIT = 500;

/** Newest first. */
export const listPulses = (
  db: Database,
  attemptIds: readonly AttemptId[],
): Promise<readonly Pick<PulseRow, "id" | "area" | "scores" | "takenAt">[]> =>
  db
    .select({
      id: quiz2Pulses.id,
      area: quiz2Pulses.area,
      scores: quiz2Pulses.scores,
      takenAt: quiz2Pulses.takenAt,
    })
    .from(quiz2Pulses)
    .where(isAmong(quiz2Pulses.attemptId, attemptIds))
    .orderBy(desc(quiz2Pulses.takenAt))
    .limit(LIST_LIMIT);

/** The caller checks whether its attempt may be seen. */
export async function findPulse(db: Database, id: string): Promise<PulseRow | null> {
  const [found] = await db.select().from(quiz2Pulses).where(eq(quiz2Pulses.id, id));
  return found ?? null;
}
