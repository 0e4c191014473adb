import type { Database } from "#app/data/database.ts";
import { insertAttempt, type Unfinished } from "#app/data/quiz2-attempts.ts";
import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { KEPT_DAYS } from "#app/domain/personal-data.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { BANK_VERSION } from "../content/question-bank.ts";
import { startNotice } from "../content/start-notice.ts";

/** How long an unfinished attempt is stored and can be resumed. */
export const UNFINISHED_FOR_MS = days(KEPT_DAYS.unfinishedAttempts);

type Started = { readonly attemptId: AttemptId; readonly unfinished: Unfinished | null };

/**
 * Starts a fresh attempt, and finds the visitor's recent unfinished one.
 * @throws AppError `too_many_requests`.
 */
export async function startAttempt(
  deps: { db: Database; clock: Clock; limits: RateLimits },
  sender: Sender,
): Promise<Started> {
  await enforceRateLimits(deps.limits, "start", sender);
  const startedAt = deps.clock();
  const attempt = {
    id: crypto.randomUUID() as AttemptId,
    visitorHash: sender.visitorHash,
    startedAt,
    noticeVersion: startNotice.version,
    bankVersion: BANK_VERSION,
  };
  const unfinished = await insertAttempt(deps.db, attempt, startedAt - UNFINISHED_FOR_MS);
  return { attemptId: attempt.id, unfinished };
}
