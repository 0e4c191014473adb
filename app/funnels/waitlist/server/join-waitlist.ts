import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { insertWaitlistSignup } from "#app/data/waitlist-signups.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import type { WaitlistTerms } from "#app/domain/waitlist.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { messages, registered } from "../content/texts.ts";
import { checkEmail, readSource } from "../rules/signup.ts";
import { CONFIRM_FOR_MS, placesAt } from "../rules/terms.ts";

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
  waitlist: WaitlistTerms;
  enqueueEmails: (jobIds: string[]) => void;
};

/**
 * Adds an address to the waitlist and enqueues its welcome mail. If addresses have to be confirmed, mails a request for
 * that first, and answers the same for an address that is listed.
 * @throws AppError `already_registered` (case-insensitive), `waitlist_closed`, `too_many_requests`
 */
export async function joinWaitlist(
  deps: JoinDeps,
  sender: Sender,
  signup: z.output<typeof WaitlistSignup>,
): Promise<void> {
  await enforceRateLimits(deps.limits, "signup", sender);
  const now = deps.clock();
  const { needsConfirmation } = deps.waitlist;
  const jobId = crypto.randomUUID();
  const row = {
    ...signup,
    signedUpAt: now,
    jobId,
    recipient: await recipientOf(signup.email),
    confirmBy: needsConfirmation ? now + CONFIRM_FOR_MS : null,
    places: placesAt(deps.waitlist, now),
  };
  const outcome = await insertWaitlistSignup(deps.db, row, sender.visit);
  if (outcome === "listed" && !needsConfirmation) {
    throw new AppError("already_registered", registered);
  }
  if (outcome === "closed") throw new AppError("waitlist_closed", messages.closed.description);
  deps.enqueueEmails([jobId]);
}
