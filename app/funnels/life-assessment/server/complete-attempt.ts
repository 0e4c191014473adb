import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { completeStartedAttempt, findAttempt } from "#app/data/quiz2-attempts.ts";
import { readAnswers } from "#app/data/quiz2-responses.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import { readCounter } from "#app/data/standing-data.ts";
import { minutes } from "#app/domain/duration.ts";
import { AttemptId } from "#app/domain/ids.ts";
import { QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { remember } from "#app/platform/remember.ts";
import { refusals } from "../content/refusals.ts";
import { attemptNotFound } from "./attempt-id.ts";
import { score } from "./save-answers.ts";

const SECONDS_PER_YEAR = 31_536_000;
/** Tries if another tab changes the answers during scoring. */
const TRIES = 3;

/** The body of `POST /api/quiz2/complete`. */
export const CompleteAttempt = z.strictObject({
  attempt_id: AttemptId,
  time_spent_seconds: z.int().min(0).max(SECONDS_PER_YEAR),
});

/**
 * Completes an attempt that has all 100 answers. Idempotent.
 * @throws AppError `not_found`, `not_completed`.
 */
export async function completeAttempt(
  deps: { db: Database; clock: Clock },
  attempt: VisitorAttempt,
  timeSpentSeconds: number,
): Promise<void> {
  const completion = { completedAt: deps.clock(), timeSpentSeconds };
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await completeStartedAttempt(deps.db, attempt, completion)) return;

    const found = await findAttempt(deps.db, attempt);
    if (found === null) throw attemptNotFound();
    if (found.status === "completed") return;
    // The answers were saved in parts, so no save could score them.
    const answers = await readAnswers(deps.db, attempt.id);
    if (answers.size < QUESTION_COUNT) {
      throw new AppError("not_completed", refusals.notAnswered);
    }
    const scored = { scores: score(answers), answers };
    if (await completeStartedAttempt(deps.db, attempt, { ...completion, scored })) return;
  }
  throw new AppError("not_completed", refusals.notSaved);
}

/** How many audits were completed. */
export const countCompleted = remember(
  ({ db }: { db: Database }) => readCounter(db, "completed_attempts"),
  minutes(10),
);
