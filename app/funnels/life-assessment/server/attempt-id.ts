import { z } from "zod";
import type { OwnedAttempt } from "#app/data/quiz2-attempts.ts";
import { AppError } from "#app/platform/app-error.ts";

/** Canonical spelling only: it is a key. */
export const AttemptId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, {
    error: "The attempt id is not a uuid.",
  });

/**
 * The attempt of a visitor.
 * @throws AppError `not_found` for who shows no cookie, exactly as for an attempt that is not theirs.
 */
export function requireOwner(id: string, visitor: { hash: string } | null): OwnedAttempt {
  if (visitor === null) throw attemptNotFound();
  return { id, visitorHash: visitor.hash };
}

export const attemptNotFound = () => new AppError("not_found", "There is no such assessment.");
