import { eq, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerValue,
  type AssessmentScores,
  DANGER_QUESTION_ID,
  type NumberedAnswers,
} from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { answerTo, unpackAnswers } from "./schema/packed-answers.ts";
import { quiz2Attempts, quiz2Subscriptions, quiz2Users } from "./schema.ts";

/** What a report is made of. */
export type ReportSource = {
  readonly scores: AssessmentScores;
  readonly bankVersion: string | null;
  readonly completedAt: number;
  readonly timeSpentSeconds: number;
  readonly country: string | null;
  /** Fewer than 100 once they have been deleted. */
  readonly answers: NumberedAnswers;
};

/** Null when there is no such completed attempt. The caller has checked ownership. */
export async function findReportSource(
  db: Database,
  attemptId: AttemptId,
): Promise<ReportSource | null> {
  const [found] = await db
    .select({
      scores: quiz2Attempts.scores,
      bankVersion: quiz2Attempts.bankVersion,
      completedAt: quiz2Attempts.completedAt,
      timeSpentSeconds: quiz2Attempts.timeSpentSeconds,
      country: sql<
        string | null
      >`coalesce(${quiz2Subscriptions.country}, ${quiz2Users.country})`.as("buyer_country"),
      answers: quiz2Attempts.answers,
    })
    .from(quiz2Attempts)
    .leftJoin(quiz2Subscriptions, eq(quiz2Subscriptions.attemptId, quiz2Attempts.id))
    .leftJoin(quiz2Users, eq(quiz2Users.id, quiz2Attempts.userId))
    .where(eq(quiz2Attempts.id, attemptId));
  if (!found?.scores || found.completedAt === null) return null;
  const { scores, completedAt, answers, ...more } = found;
  return { ...more, scores, completedAt, answers: unpackAnswers(answers) };
}

type Judged = {
  readonly scores: AssessmentScores;
  /** The answer to `DANGER_QUESTION_ID`; null if it is not stored. */
  readonly dangerAnswer: AnswerValue | null;
};

/** What decides whether whom to call comes first. Null when there is no such completed attempt. */
export async function findJudgedScores(db: Database, attemptId: AttemptId): Promise<Judged | null> {
  const [found] = await db
    .select({
      scores: quiz2Attempts.scores,
      dangerAnswer: answerTo(quiz2Attempts.answers, DANGER_QUESTION_ID).as("danger_answer"),
    })
    .from(quiz2Attempts)
    .where(eq(quiz2Attempts.id, attemptId));
  return found?.scores ? { ...found, scores: found.scores } : null;
}
