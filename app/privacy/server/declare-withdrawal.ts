import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { insertEmailJob } from "#app/data/email-jobs.ts";
import { cleanText } from "#app/domain/clean-text.ts";
import { emailField } from "#app/domain/form-fields.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { WISHES } from "#app/domain/personal-data.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { withdraw } from "../content/withdraw.ts";

const line = (most: number, invalid: string) =>
  z
    .string({ error: invalid })
    .transform(cleanText)
    .pipe(z.string().min(1, invalid).max(most, withdraw.tooLong));

/** The form of `/withdraw`. */
export const Withdrawal = z.strictObject({
  wish: z.enum(WISHES),
  name: line(100, withdraw.name.invalid),
  email: emailField(withdraw.email.invalid),
  contract: line(200, withdraw.contract.invalid),
});

export type WithdrawalDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  contactEmail: string;
  enqueueEmails: (jobIds: string[]) => void;
};

/**
 * Takes a declaration (docs/product.md#withdrawal): queues a notice for the operator and a receipt for the person who
 * made it. The operator finds out whether there is such a contract; the response does not say.
 * @throws AppError `too_many_requests`: nothing was stored, and the person is asked to write instead.
 */
export async function declareWithdrawal(
  { db, clock, limits, contactEmail, enqueueEmails }: WithdrawalDeps,
  sender: Sender,
  declared: z.output<typeof Withdrawal>,
): Promise<void> {
  await enforceRateLimits(limits, "withdrawal", sender);
  const createdAt = clock();
  const payload = { ...declared, declaredAt: createdAt };
  const job = async (kind: "withdrawal_received" | "withdrawal_notice", email: EmailAddress) => {
    const id = crypto.randomUUID();
    const recipient = await recipientOf(email);
    return { id, kind, payload, dedupeKey: `${kind}:${id}`, email, recipient, createdAt };
  };
  const operator = parseEmailAddress(contactEmail);
  if (operator === null) throw new Error("CONTACT_EMAIL is no address that mail can be sent to.");
  const noticed = await insertEmailJob(db, await job("withdrawal_notice", operator)).returning();
  // No receipt for a declaration that the operator does not get.
  if (noticed.length === 0) throw new AppError("too_many_requests", withdraw.busy);
  const receipt = await job("withdrawal_received", declared.email);
  const received = await insertEmailJob(db, receipt).returning();
  enqueueEmails([...noticed, ...received].map(({ id }) => id));
}
