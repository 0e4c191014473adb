import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { utcDayOf } from "#app/domain/day-span.ts";
import { ANSWER_STEPS } from "#app/domain/funnel-step.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AssessmentScores, NumberedAnswers } from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { countOwnStep } from "./funnel-counts.ts";
import { type FoundAttempt, findAttempt } from "./quiz2-attempts.ts";
import { isAllowed, type VisitorAttempt } from "./quiz2-rights.ts";
import { countOf, NO_ANSWERS, packAnswers, unpackAnswers } from "./schema/packed-answers.ts";
import { questionNumbers } from "./schema/question-columns.ts";
import { packScores } from "./schema/stored-scores.ts";
import { quiz2Attempts } from "./schema.ts";

type Save = {
  readonly answers: NumberedAnswers;
  /** Milliseconds. */
  readonly savedAt: number;
  /** Omitted by background saves: then it is the number of stored answers. */
  readonly progressCount?: number | undefined;
  /** Scores of all answers, if all are given. */
  readonly scores?: AssessmentScores | undefined;
};

/**
 * Packed answers or null over others: where the upper ones are blank, the lower ones show. Null if there are none.
 * SQLite joins the answers in the order of the constants; sorting them would be billed as a hundred rows read.
 */
const merge = (upper: SQL, lower: SQL): SQL =>
  sql`select nullif(group_concat(coalesce(nullif(trim(substr(${upper}, number, 1)), ''), nullif(substr(${lower}, number, 1), ''), ' '), ''), ${NO_ANSWERS}) as merged
    from (${questionNumbers})`;

/** The number of merged answers. */
const sizeOf = (merged: SQL): SQL => sql`coalesce(${countOf(sql`(${merged})`)}, 0)`;

/** Whether the lower answers already include all upper ones. */
const areAmong = (upper: SQL, lower: SQL): SQL =>
  sql`not exists (select 1 from (${questionNumbers}) where substr(${upper}, number, 1) not in (' ', substr(coalesce(${lower}, ''), number, 1)))`;

/** Counts each step in the number of answers that a save will reach. Answers never become fewer. */
const countAnswers = (
  db: Database,
  { merged, isOpen, day }: { merged: SQL; isOpen: SQL; day: number },
) => {
  const sizes = sql.raw(`(values ${ANSWER_STEPS.map((size) => `(${size})`).join(", ")})`);
  return countOwnStep(db, {
    funnel: "quiz2",
    step: sql`'answers_' || size`,
    day,
    from: sql`(select origin_id, coalesce(${countOf(quiz2Attempts.answers)}, 0) as before,
      ${sizeOf(merged)} as after from ${quiz2Attempts} where ${isOpen})
      join (select column1 as size from ${sizes})`,
    condition: sql`size > before and size <= after`,
  });
};

/**
 * Merges answers into those of the attempt, in one statement, so that saves of different steps may overtake each other.
 * A change clears stored scores. The steps that the number of answers reaches are counted. Returns the attempt as it
 * then is; null when it is not this visitor's. Nothing is stored in that case, nor in a completed attempt.
 */
export async function upsertAnswers(
  db: Database,
  attempt: VisitorAttempt,
  { answers, savedAt, progressCount, scores }: Save,
): Promise<Pick<FoundAttempt, "status" | "progressCount"> | null> {
  const newScores = scores === undefined ? null : packScores(scores);
  const isOpen = sql`${isAllowed(attempt, "answer")} and status = 'started'`;
  const given = sql`${packAnswers(answers)}`;
  const merged = merge(given, sql`${quiz2Attempts.answers}`);
  const isSame = areAmong(given, sql`${quiz2Attempts.answers}`);
  const { answeredAt, scores: known, progressCount: progress } = quiz2Attempts;
  const [, [saved]] = await db.batch([
    countAnswers(db, { merged, isOpen, day: utcDayOf(savedAt) }),
    db
      .update(quiz2Attempts)
      .set({
        answers: sql`(${merged})`,
        answeredAt: sql`iif(${isSame}, ${answeredAt}, ${savedAt})`,
        scores: sql`coalesce(${newScores}, iif(${isSame}, ${known}, null))`,
        progressCount: progressCount ?? sizeOf(merged),
      })
      .where(isOpen)
      .returning({ status: quiz2Attempts.status, progressCount: progress }),
  ]);
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
  fresh: VisitorAttempt,
  unfinishedId: AttemptId,
  continuedAt: number,
): Promise<NumberedAnswers | null> {
  const isUnfinished = (attempt: VisitorAttempt) =>
    and(isAllowed(attempt, "answer"), eq(quiz2Attempts.status, "started"));
  const isFreshUnfinished = sql`exists (select 1 from ${quiz2Attempts} where ${isUnfinished(fresh)})`;
  const isTakeable = and(
    isUnfinished({ ...fresh, id: unfinishedId }),
    ne(quiz2Attempts.id, fresh.id),
    isFreshUnfinished,
  );
  const old = sql`(select answers, answered_at from ${quiz2Attempts} where ${isTakeable})`;
  const merged = merge(sql`${quiz2Attempts.answers}`, sql`(select answers from ${old})`);
  const [, , found] = await db.batch([
    db
      .update(quiz2Attempts)
      .set({
        answers: sql`(${merged})`,
        progressCount: sizeOf(merged),
        answeredAt: sql`coalesce(${quiz2Attempts.answeredAt}, (select answered_at from ${old}))`,
      })
      .where(isUnfinished(fresh)),
    db.update(quiz2Attempts).set({ continuedAt }).where(isTakeable),
    db.select({ answers: quiz2Attempts.answers }).from(quiz2Attempts).where(isUnfinished(fresh)),
  ]);
  return found[0] === undefined ? null : unpackAnswers(found[0].answers);
}
