import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { upsertAnswers } from "#app/data/quiz2-responses.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import { AttemptId } from "#app/domain/ids.ts";
import {
  ANSWER_VALUES,
  type AssessmentScores,
  type NumberedAnswers,
  QUESTION_COUNT,
} from "#app/domain/life-areas.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { refusals } from "../content/refusals.ts";
import { findContradiction, type ResponseRecord } from "../rules/response-record.ts";
import { scoreAssessment } from "../rules/scoring.ts";
import { attemptNotFound } from "./attempt-id.ts";

const Response = z
  .strictObject({
    q_id: z.string(),
    area: z.string(),
    sub_dimension: z.string(),
    polarity: z.string(),
    value: z.literal(ANSWER_VALUES),
    label: z.string(),
  })
  .superRefine((record, context) => {
    const contradicting = findContradiction(record);
    if (contradicting === null) return;
    const message = refusals.notOfTheBank;
    context.addIssue({ code: "custom", path: [contradicting], message });
  });

/** The body of `POST /api/quiz2/save`. Without `progress_count` it is a background save. */
export const SaveAnswers = z.strictObject({
  attempt_id: AttemptId,
  responses: z.array(Response).max(QUESTION_COUNT),
  progress_count: z.int().min(0).max(QUESTION_COUNT).optional(),
});

type Saved = { readonly saved: number; readonly progressCount: number };

/**
 * Stores answers, and the scores once all 100 are given.
 * @throws AppError `not_found`, `attempt_completed`.
 */
export async function saveAnswers(
  deps: { db: Database; clock: Clock },
  attempt: VisitorAttempt,
  input: { responses: readonly ResponseRecord[]; progress_count?: number | undefined },
): Promise<Saved> {
  const answers: NumberedAnswers = new Map(
    input.responses.map(({ q_id, value }) => [Number(q_id.slice(1)), value]),
  );
  const found = await upsertAnswers(deps.db, attempt, {
    answers,
    savedAt: deps.clock(),
    progressCount: input.progress_count,
    scores: answers.size === QUESTION_COUNT ? score(answers) : undefined,
  });
  if (found === null) throw attemptNotFound();
  if (found.status === "completed") {
    throw new AppError("attempt_completed", refusals.isComplete);
  }
  return { saved: answers.size, progressCount: input.progress_count ?? found.progressCount };
}

export const score = (answers: NumberedAnswers): AssessmentScores =>
  scoreAssessment(new Map([...answers].map(([number, value]) => [`Q${number}`, value])));
