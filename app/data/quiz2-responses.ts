import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AssessmentScores, NumberedAnswers } from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { type FoundAttempt, findAttempt } from "./quiz2-attempts.ts";
import { isAllowed, type OwnedAttempt } from "./quiz2-rights.ts";
import { NO_ANSWERS, packAnswers, unpackAnswers } from "./schema/packed-answers.ts";
import { questionNumbers } from "./schema/question-columns.ts";
import { quiz2Attempts } from "./schema.ts";

type Save = {
  readonly answers: NumberedAnswers;
  /** Milliseconds. */
  readonly savedAt: number;
  /** Omitted by background saves. */
  readonly progressCount?: number | undefined;
  /** Of all answers, where they are all given. */
  readonly scores?: AssessmentScores | undefined;
};

/**
 * Packed answers or null over others: where the upper ones are blank, the lower ones show. Null without any. SQLite joins
 * them in the order of the constants; to sort them would be billed as a hundred rows read.
 */
const merge = (upper: SQL, lower: SQL): SQL =>
  sql`select nullif(group_concat(coalesce(nullif(trim(substr(${upper}, number, 1)), ''), nullif(substr(${lower}, number, 1), ''), ' '), ''), ${NO_ANSWERS}) as merged
    from (${questionNumbers})`;

/**
 * Merges answers into those of the attempt, in one statement, so that saves of different steps may overtake each other.
 * A change makes stored scores untrue. Returns the attempt as it is; null when it is not this visitor's. Nothing is stored
 * then, nor in a completed attempt.
 */
export async function upsertAnswers(
  db: Database,
  attempt: OwnedAttempt,
  { answers, savedAt, progressCount, scores }: Save,
): Promise<Pick<FoundAttempt, "status" | "progressCount"> | null> {
  const newScores = scores === undefined ? null : JSON.stringify(scores);
  const [saved] = await db.all<Pick<FoundAttempt, "status" | "progressCount">>(
    sql`update ${quiz2Attempts} set
      (answers, answered_at, scores) = (select merged,
        iif(merged is ${quiz2Attempts.answers}, ${quiz2Attempts.answeredAt}, ${savedAt}),
        coalesce(${newScores}, iif(merged is ${quiz2Attempts.answers}, ${quiz2Attempts.scores}, null))
        from (${merge(sql`${packAnswers(answers)}`, sql`${quiz2Attempts.answers}`)})),
      progress_count = coalesce(${progressCount ?? null}, progress_count)
      where ${isAllowed(attempt, "answer")} and status = 'started'
      returning status, progress_count as "progressCount"`,
  );
  return saved ?? findAttempt(db, attempt);
}

export async function readAnswers(db: Database, attemptId: AttemptId): Promise<NumberedAnswers> {
  const [found] = await db
    .select({ answers: quiz2Attempts.answers })
    .from(quiz2Attempts)
    .where(eq(quiz2Attempts.id, attemptId));
  return unpackAnswers(found?.answers ?? null);
}

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
  const old = sql`(select answers, answered_at from ${quiz2Attempts} where ${isTakeable})`;
  const [, , found] = await db.batch([
    db
      .update(quiz2Attempts)
      .set({
        answers: sql`(${merge(sql`${quiz2Attempts.answers}`, sql`(select answers from ${old})`)})`,
        answeredAt: sql`coalesce(${quiz2Attempts.answeredAt}, (select answered_at from ${old}))`,
      })
      .where(isUnfinished(fresh)),
    db.update(quiz2Attempts).set({ continuedAt }).where(isTakeable),
    db.select({ answers: quiz2Attempts.answers }).from(quiz2Attempts).where(isUnfinished(fresh)),
  ]);
  return found[0] === undefined ? null : unpackAnswers(found[0].answers);
}
