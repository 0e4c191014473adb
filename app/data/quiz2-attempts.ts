import { and, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { AttemptAction } from "#app/domain/attempt-rights.ts";
import { utcDayOf } from "#app/domain/day-span.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AssessmentScores, NumberedAnswers } from "#app/domain/life-areas.ts";
import type { Visit } from "#app/domain/visit.ts";
import type { Database } from "./database.ts";
import {
  countOwnStep,
  countStep,
  insertOrigin,
  isCountedStart,
  nameSource,
  noteStart,
  originOf,
} from "./funnel-counts.ts";
import { isAllowed, type VisitorAttempt } from "./quiz2-rights.ts";
import { countOf, packAnswers } from "./schema/packed-answers.ts";
import { quiz2Attempts } from "./schema.ts";

type NewAttempt = VisitorAttempt & {
  readonly startedAt: number;
  readonly noticeVersion: number;
  readonly bankVersion: string;
};
export type Unfinished = { readonly id: AttemptId; readonly answered: number };

/**
 * Starts an attempt and finds the newest one that this visitor left unfinished since `unfinishedSince`
 * (milliseconds) with the same statements, both in one round trip. Counts the start, unless it is a robot's.
 */
export async function insertAttempt(
  db: Database,
  attempt: NewAttempt,
  unfinishedSince: number,
  visit: Visit | null = null,
): Promise<Unfinished | null> {
  const [, , , , , unfinished] = await db.batch([
    nameSource(db, visit),
    countStep(db, visit, ["quiz2", "start"], isCountedStart(visit)),
    noteStart(db, visit),
    insertOrigin(db, visit),
    db.insert(quiz2Attempts).values({ ...attempt, originId: originOf(visit) }),
    db
      .select({
        id: quiz2Attempts.id,
        answered: countOf(quiz2Attempts.answers),
      })
      .from(quiz2Attempts)
      .where(
        and(
          eq(quiz2Attempts.visitorHash, attempt.visitorHash),
          eq(quiz2Attempts.status, sql`'started'`),
          gte(quiz2Attempts.startedAt, unfinishedSince),
          eq(quiz2Attempts.bankVersion, attempt.bankVersion),
          isNull(quiz2Attempts.continuedAt),
          isNotNull(quiz2Attempts.answers),
        ),
      )
      .orderBy(sql`${quiz2Attempts.startedAt} desc`)
      .limit(1),
  ]);
  return unfinished[0] ?? null;
}

export type FoundAttempt = Pick<
  typeof quiz2Attempts.$inferSelect,
  "status" | "progressCount" | "userId" | "scores"
>;

export const selectAttempt = (db: Database, attempt: VisitorAttempt, action: AttemptAction) =>
  db
    .select({
      status: quiz2Attempts.status,
      progressCount: quiz2Attempts.progressCount,
      userId: quiz2Attempts.userId,
      scores: quiz2Attempts.scores,
    })
    .from(quiz2Attempts)
    .where(isAllowed(attempt, action));

/** Null when it does not exist or this visitor did not start it. */
export async function findAttempt(
  db: Database,
  attempt: VisitorAttempt,
): Promise<FoundAttempt | null> {
  return (await selectAttempt(db, attempt, "answer"))[0] ?? null;
}

type Completion = {
  readonly completedAt: number;
  readonly timeSpentSeconds: number;
  /** Given only if no scores are stored yet. */
  readonly scored?: {
    readonly scores: AssessmentScores;
    readonly answers: NumberedAnswers;
  };
};

/**
 * False when there is nothing to complete: no such attempt, already completed, not scored yet, or its answers have
 * changed since the given scores were computed.
 */
export async function completeStartedAttempt(
  db: Database,
  attempt: VisitorAttempt,
  { completedAt, timeSpentSeconds, scored }: Completion,
): Promise<boolean> {
  const scores = scored && { scores: scored.scores };
  const isComplete = and(
    isAllowed(attempt, "answer"),
    eq(quiz2Attempts.status, "started"),
    scored
      ? eq(quiz2Attempts.answers, packAnswers(scored.answers))
      : isNotNull(quiz2Attempts.scores),
  );
  const [, completed] = await db.batch([
    countOwnStep(db, {
      funnel: "quiz2",
      step: "completed",
      day: utcDayOf(completedAt),
      from: sql`${quiz2Attempts}`,
      condition: sql`${isComplete}`,
    }),
    db
      .update(quiz2Attempts)
      .set({ status: "completed", progressCount: 100, completedAt, timeSpentSeconds, ...scores })
      .where(isComplete)
      .returning({ id: quiz2Attempts.id }),
  ]);
  return completed.length === 1;
}
