import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { insertEmailJob } from "#app/data/email-jobs.ts";
import { notErasedSince } from "#app/data/erase-person.ts";
import { findPerson, type Person } from "#app/data/person.ts";
import { emailField } from "#app/domain/form-fields.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { yourData } from "../content/your-data.ts";
import { countHeld } from "../rules/describe-held.ts";

/** The body of the form of `/your-data`. */
export const DataLinkRequest = z.strictObject({ email: emailField(yourData.invalid) });

export type DataLinkRequestDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  afterResponse: (work: () => Promise<unknown>) => void;
  enqueueEmails: (jobIds: string[]) => void;
};

/**
 * Mails the link to an address's data, if anything is held. All of that happens after the response, which is therefore
 * the same, and takes the same time, for every address.
 * @throws AppError `too_many_requests`.
 */
export async function requestDataLink(
  deps: DataLinkRequestDeps,
  sender: Sender,
  asked: EmailAddress,
): Promise<void> {
  await enforceRateLimits(deps.limits, "dataLink", sender);
  deps.afterResponse(() => queueDataLink(deps, asked));
}

async function queueDataLink(
  { db, clock, enqueueEmails }: DataLinkRequestDeps,
  asked: EmailAddress,
): Promise<void> {
  const recipient = await recipientOf(asked);
  const createdAt = clock();
  const person = await findPerson(db, { address: asked, recipient });
  if (Object.keys(countHeld(person)).length === 0) return;
  const job = {
    id: crypto.randomUUID(),
    kind: "data_link" as const,
    payload: {},
    email: spellingOf(person) ?? asked,
    recipient,
    createdAt,
    dedupeKey: `data_link:${recipient}:${createdAt}`,
  };
  // An erasure in the meantime has left nothing to see.
  const isHeld = notErasedSince(recipient, createdAt);
  if ((await insertEmailJob(db, job, isHeld).returning()).length > 0) enqueueEmails([job.id]);
}

/** The address as it was given, because mailboxes may be case-sensitive. */
const spellingOf = ({ orders, users, submissions, waitlist }: Person): EmailAddress | null =>
  parseEmailAddress([...orders, ...users, ...submissions, ...waitlist][0]?.email ?? "");
