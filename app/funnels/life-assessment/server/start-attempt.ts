import type { Database } from "#app/data/database.ts";
import { insertAttempt, type Unfinished } from "#app/data/quiz2-attempts.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimiter } from "#app/platform/rate-limit.ts";
import { UNFINISHED_FOR_MS } from "../rules/attempt-access.ts";

type Started = { readonly attemptId: string; readonly unfinished: Unfinished | null };

/**
 * Starts a fresh attempt, and finds what this visitor has left unfinished lately.
 * @throws AppError `too_many_requests`.
 */
export async function startAttempt(
  deps: { db: Database; clock: Clock; startsPerAddress: RateLimiter },
  visitor: { hash: string; addressPrefix: string },
): Promise<Started> {
  await enforceRateLimits([[deps.startsPerAddress, visitor.addressPrefix]]);
  const startedAt = deps.clock();
  const attempt = { id: crypto.randomUUID(), visitorHash: visitor.hash, startedAt };
  const unfinished = await insertAttempt(deps.db, attempt, startedAt - UNFINISHED_FOR_MS);
  return { attemptId: attempt.id, unfinished };
}
