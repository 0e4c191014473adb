import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import { captureUserEmail } from "#app/data/quiz2-users.ts";
import { emailField } from "#app/domain/form-fields.ts";
import { AttemptId } from "#app/domain/ids.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { hashText } from "#app/platform/encode.ts";
import { enforceRateLimits, type RateLimits } from "#app/platform/rate-limit.ts";
import { gate } from "../content/preview.ts";
import { refusals } from "../content/refusals.ts";
import { attemptNotFound } from "./attempt-id.ts";

/** The body of `POST /api/quiz2/email-capture`, and what the gate's form posts. */
export const CaptureEmail = z.strictObject({
  email: emailField(gate.invalid.description),
  attemptId: AttemptId,
});

export type CaptureDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  enqueueEmails: (jobIds: string[]) => void;
};

/**
 * Opens the email gate of a completed attempt and mails a link to its preview. Idempotent for the same address;
 * another address replaces it and is mailed too, within limits that the response does not reveal.
 * @throws AppError `not_found`, `not_completed`, `too_many_requests`.
 */
export async function captureEmail(
  deps: CaptureDeps,
  attempt: VisitorAttempt,
  { email, addressPrefix }: { email: EmailAddress; addressPrefix: string },
): Promise<void> {
  const { visitorHash } = attempt;
  await enforceRateLimits(deps.limits, "gate", { visitorHash, addressPrefix });
  const capturedAt = deps.clock();
  const job = {
    id: crypto.randomUUID(),
    kind: "quiz2_preview" as const,
    attemptId: attempt.id,
    email,
    recipient: await recipientOf(email),
    payload: {},
    dedupeKey: `quiz2_preview:${attempt.id}:${await hashText(foldEmailAddress(email))}`,
    createdAt: capturedAt,
  };
  const found = await captureUserEmail(deps.db, attempt, { email, capturedAt, job });
  if (found === null) throw attemptNotFound();
  if (found.status !== "completed") {
    throw new AppError("not_completed", refusals.notCompleted);
  }
  deps.enqueueEmails([job.id]);
}
