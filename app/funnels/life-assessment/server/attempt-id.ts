import type { OwnedAttempt } from "#app/data/quiz2-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { AppError } from "#app/platform/app-error.ts";

/**
 * The attempt as this visitor asks for it; what it may do with it is checked where it is read or changed.
 * @throws AppError `not_found` without a visitor cookie, exactly as for another visitor's attempt
 */
export function requireOwner(id: AttemptId, visitor: { hash: string } | null): OwnedAttempt {
  if (visitor === null) throw attemptNotFound();
  return { id, visitorHash: visitor.hash };
}

export const attemptNotFound = () => new AppError("not_found", "There is no such assessment.");
