import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { AppError } from "#app/platform/app-error.ts";
import { enforceRateLimits, type RateLimits, senderOf } from "#app/platform/rate-limit.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { refusals } from "../content/refusals.ts";

/**
 * The attempt as this visitor asks for it; the visitor's rights are checked where it is read or changed.
 * @throws AppError `not_found` without a visitor cookie, exactly as for another visitor's attempt
 */
export function requireVisitor(id: AttemptId, visitor: { hash: string } | null): VisitorAttempt {
  if (visitor === null) throw attemptNotFound();
  return { id, visitorHash: visitor.hash };
}

/**
 * The visitor's attempt, for a call that counts towards a rate limit.
 * @throws AppError `not_found` like `requireVisitor`, `too_many_requests`.
 */
export async function requireCaller(
  { limits }: { limits: RateLimits },
  request: Request,
  { id, action }: { id: AttemptId; action: "answers" | "results" },
): Promise<VisitorAttempt> {
  const visitor = await findVisitor(request);
  const attempt = requireVisitor(id, visitor);
  if (visitor !== null) await enforceRateLimits(limits, action, senderOf(request, visitor));
  return attempt;
}

export const attemptNotFound = () => new AppError("not_found", refusals.noAssessment);
