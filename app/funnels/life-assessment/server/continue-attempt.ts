import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { resumeAnswers } from "#app/data/quiz2-responses.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import { AttemptId } from "#app/domain/ids.ts";
import type { AnswerValue } from "#app/domain/life-areas.ts";
import type { Clock } from "#app/platform/clock.ts";
import { attemptNotFound } from "./attempt-id.ts";

/** The body of `POST /api/quiz2/continue`: the fresh attempt, and the unfinished one that `start` returned. */
export const ContinueAttempt = z.strictObject({
  attempt_id: AttemptId,
  unfinished_attempt_id: AttemptId,
});

/**
 * "Continue where you left off": copies the unfinished attempt's answers into the fresh one.
 * @throws AppError `not_found` if the fresh attempt is not this visitor's
 */
export async function continueAttempt(
  deps: { db: Database; clock: Clock },
  fresh: VisitorAttempt,
  unfinishedId: AttemptId,
): Promise<Record<string, AnswerValue>> {
  const answers = await resumeAnswers(deps.db, fresh, unfinishedId, deps.clock());
  if (answers === null) throw attemptNotFound();
  return Object.fromEntries([...answers].map(([number, value]) => [`Q${number}`, value]));
}
