import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerValue,
  type AssessmentScores,
  type NumberedAnswers,
  QUESTION_COUNT,
} from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { type FoundAttempt, selectAttempt } from "./quiz2-attempts.ts";
import { isAllowed, type OwnedAttempt } from "./quiz2-rights.ts";
import { quiz2Attempts, quiz2Responses } from "./schema.ts";

type Save = {
  readonly answers: NumberedAnswers;
  readonly savedAt: number;
  /** Omitted by background saves, because it would cost one more row written each. */
  readonly progressCount?: number | undefined;
  readonly scores?: AssessmentScores | undefined;
};

/**
 * Upserts answers in one transaction and one round trip; unchanged ones are not written. Returns the attempt
 * as it was; null when it is not this visitor's. Nothing is stored then, nor in a completed attempt.
 */
export async function upsertAnswers(
  db: Database,
  attempt: OwnedAttempt,
  { answers, savedAt, progressCount, scores }: Save,
): Promise<FoundAttempt | null> {
  const isUnfinished = and(isAllowed(attempt, "answer"), eq(quiz2Attempts.status, "started"));
  const [found] = await db.batch([
    selectAttempt(db, attempt, "answer"),
    db
      .insert(quiz2Responses)
      .select(
        sql`select ${attempt.id}, 'Q' || column1, ${answerOf(answers)}, ${savedAt}
          from (values ${everyNumber})
          where ${answerOf(answers)} > 0 and exists (select 1 from ${quiz2Attempts} where ${isUnfinished})`,
      )
      .onConflictDoUpdate({
        target: [quiz2Responses.attemptId, quiz2Responses.qId],
        set: { value: sql`excluded.value`, createdAt: sql`excluded.created_at` },
        setWhere: sql`${quiz2Responses.value} <> excluded.value`,
      }),
    ...(progressCount === undefined
      ? []
      : [
          db
            .update(quiz2Attempts)
            .set({ progressCount, ...(scores && { scores }) })
            .where(isUnfinished),
        ]),
  ]);
  return found[0] ?? null;
}

/**
 * One parameter of one hundred characters, one for each question, split by constant numbers: D1 allows at most 100
 * parameters, and bills each row of json_each as a row read.
 */
const answerOf = (answers: NumberedAnswers): SQL => {
  const packed = Array.from({ length: QUESTION_COUNT }, (_, at) => answers.get(at + 1) ?? 0);
  return sql`cast(substr(${packed.join("")}, column1, 1) as integer)`;
};

const everyNumber = sql.raw(
  Array.from({ length: QUESTION_COUNT }, (_, at) => `(${at + 1})`).join(", "),
);

const selectAnswers = (db: Database, attemptId: AttemptId) =>
  db
    .select({ qId: quiz2Responses.qId, value: quiz2Responses.value })
    .from(quiz2Responses)
    .where(eq(quiz2Responses.attemptId, attemptId));

const toNumberedAnswers = (rows: readonly { qId: string; value: number }[]): NumberedAnswers =>
  new Map(rows.map((row) => [Number(row.qId.slice(1)), row.value as AnswerValue]));

export const readAnswers = async (db: Database, attemptId: AttemptId): Promise<NumberedAnswers> =>
  toNumberedAnswers(await selectAnswers(db, attemptId));

/**
 * Copies the answers of an unfinished attempt into a new one of the same visitor, without overwriting. The old
 * one keeps its answers, since another tab may have it open, but is not offered again. Idempotent. Returns all
 * answers of the new attempt; null when it is not this visitor's or is completed.
 */
export async function resumeAnswers(
  db: Database,
  fresh: OwnedAttempt,
  unfinishedId: AttemptId,
  continuedAt: number,
): Promise<NumberedAnswers | null> {
  const isUnfinished = (attempt: OwnedAttempt) =>
    and(isAllowed(attempt, "answer"), eq(quiz2Attempts.status, "started"));
  const isFreshUnfinished = sql`exists (select 1 from ${quiz2Attempts} where ${isUnfinished(fresh)})`;
  const isTakeable = and(
    isUnfinished({ ...fresh, id: unfinishedId }),
    ne(quiz2Attempts.id, fresh.id),
    isFreshUnfinished,
  );
  const [found, , , answers] = await db.batch([
    selectAttempt(db, fresh, "answer"),
    db
      .insert(quiz2Responses)
      .select(
        sql`select ${fresh.id}, q_id, value, created_at from ${quiz2Responses}
          where attempt_id = ${unfinishedId}
            and exists (select 1 from ${quiz2Attempts} where ${isTakeable})`,
      )
      .onConflictDoNothing(),
    db.update(quiz2Attempts).set({ continuedAt }).where(isTakeable),
    selectAnswers(db, fresh.id),
  ]);
  return found[0]?.status === "started" ? toNumberedAnswers(answers) : null;
}
