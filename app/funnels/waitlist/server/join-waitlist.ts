import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { insertWaitlistSignup } from "#app/data/waitlist-signups.ts";
import type { EmailAddress } from "#app/domain/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { checkEmail, readSource } from "../rules/signup.ts";

/** The body of `POST /api/waitlist/signup` and the fields of the form. */
export const WaitlistSignup = z.strictObject({
  email: z
    .string({ error: checkEmail("").problem ?? undefined })
    .transform((text, context): EmailAddress => {
      const { email, problem } = checkEmail(text);
      if (email !== null) return email;
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    }),
  source: z.string().optional().transform(readSource),
});

export type JoinDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  enqueueEmails: (jobIds: string[]) => void;
};

/**
 * Adds an address to the waitlist and enqueues its welcome mail.
 * @throws AppError `already_registered` (case-insensitive), `too_many_requests`
 */
export async function joinWaitlist(
  deps: JoinDeps,
  sender: Sender,
  signup: z.output<typeof WaitlistSignup>,
): Promise<void> {
  await enforceRateLimits(deps.limits, "signup", sender);
  const welcomeJobId = crypto.randomUUID();
  const isNew = await insertWaitlistSignup(deps.db, {
    ...signup,
    signedUpAt: deps.clock(),
    welcomeJobId,
    recipient: await recipientOf(signup.email),
  });
  if (!isNew) throw new AppError("already_registered", "Email already registered");
  deps.enqueueEmails([welcomeJobId]);
}
