import type { OwnedAttempt } from "#app/data/quiz2-attempts.ts";
import { AppError } from "#app/platform/app-error.ts";

/**
 * The attempt of a visitor.
 * @throws AppError `not_found` for who shows no cookie, exactly as for an attempt that is not theirs.
 */
export function requireOwner(id: string, visitor: { hash: string } | null): OwnedAttempt {
  if (visitor === null) throw attemptNotFound();
  return { id, visitorHash: visitor.hash };
}

export const attemptNotFound = () => new AppError("not_found", "There is no such assessment.");
