import type { Database } from "#app/data/database.ts";
import {
  type ClaimedEmailJob,
  claimEmailJob,
  markEmailFailed,
  markEmailForRetry,
  markEmailSent,
  putOffEmail,
  withdrawEmailJob,
} from "#app/data/email-jobs.ts";
import { hours, minutes, seconds } from "#app/domain/duration.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import type { SentWithin } from "#app/domain/mail/mail-limits.ts";
import type { Clock } from "#app/platform/clock.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import { composeMail, type MailSender } from "./compose-mail.ts";
import type { EmailContent } from "./email-content.ts";
import { addJitter, type Pace } from "./pace.ts";
import { type MailTransport, type SendOutcome, tooFast } from "./transport.ts";

/** Longer than any transport's timeout: a consumer that is still silent by then has died. */
const LEASE_MS = minutes(2);
const MAX_TRIES = 8;

const LONGEST_DELAY_MS = hours(11);
/** Queues delay a message by twelve hours at most. */
const LONGEST_WITH_JITTER_MS = hours(12) - minutes(1);
/** The pause if a provider asks for one without saying how long. */
const PAUSE_MS = seconds(30);

/** 30 seconds after the first try, then four times as long each time: about a day in all. */
export const retryDelayMs = (tries: number): number =>
  Math.min(seconds(30) * 4 ** (tries - 1), LONGEST_DELAY_MS);

export type DeliverDeps = {
  db: Database;
  clock: Clock;
  transport: MailTransport;
  sender: MailSender;
  /**
   * Writes the content of a job's mail. Deterministic: a provider that sees the same idempotency key with other
   * bytes refuses it. Null withdraws the mail.
   */
  write: (job: ClaimedEmailJob) => Promise<EmailContent | null>;
  sentWithinMs: SentWithin;
  pace: Pace;
  /** From 0 to 1, for jitter. */
  chance: () => number;
  /** Called when the provider refuses our key or our sender. */
  onKeyRefused: () => void;
  log: Log;
};

export type Delivery =
  | { readonly kind: "sent" | "failed" | "withdrawn" }
  /** Already sent, failed or deleted, not yet due, or leased by another consumer. */
  | { readonly kind: "not ours" }
  | { readonly kind: "retry"; readonly delayMs: number }
  /** Not sent, because the provider takes no more now. It is due again later, and no try is used up. */
  | { readonly kind: "put off" };

/**
 * Claims a job, writes and sends its mail, and stores the outcome.
 * @throws when the database does not answer. The lease then expires and the sweep finds the job.
 */
export async function deliver(deps: DeliverDeps, jobId: string): Promise<Delivery> {
  const now = deps.clock();
  const job = await claimEmailJob(deps.db, jobId, { now, leaseEndsAt: now + LEASE_MS });
  if (job === null) return { kind: "not ours" };
  const outcome = await send(deps, job);
  const delivery = await note(deps, job, outcome);
  deps.log(delivery.kind === "failed" ? "error" : "info", {
    event: "mail",
    jobId,
    kind: job.kind,
    outcome: delivery.kind,
    tries: job.attempts,
    ...("reason" in outcome ? { reason: outcome.reason } : {}),
  });
  return delivery;
}

type Outcome = SendOutcome | { readonly kind: "withdrawn" };

async function send(deps: DeliverDeps, job: ClaimedEmailJob): Promise<Outcome> {
  // Every consumer so far died before it could store an outcome.
  if (job.attempts > MAX_TRIES) return permanent(job.lastError ?? "every consumer died sending it");
  const to = parseEmailAddress(job.email);
  if (to === null) return permanent("the address is not one");
  if (job.isSuppressed || isTooLate(deps, job)) return { kind: "withdrawn" };
  try {
    const content = await deps.write(job);
    if (content === null) return { kind: "withdrawn" };
    const envelope = { to, idempotencyKey: job.id, writtenAt: job.dueAt };
    const mail = composeMail(content, deps.sender, envelope);
    const retryAfterMs = await deps.pace.takeTurn();
    if (retryAfterMs !== null) return tooFast("the provider asked for a pause", retryAfterMs);
    return await deps.transport.send(mail);
  } catch (error) {
    deps.log("error", { event: "failure", jobId: job.id, ...describeError(error) });
    return { kind: "temporary", reason: "the mail could not be written" };
  }
}

const isTooLate = ({ clock, sentWithinMs }: DeliverDeps, job: ClaimedEmailJob): boolean =>
  clock() - job.dueAt >= (sentWithinMs[job.kind] ?? Number.POSITIVE_INFINITY);

const permanent = (reason: string): SendOutcome => ({ kind: "permanent", reason });

async function note(
  { db, clock, pace, chance, onKeyRefused }: DeliverDeps,
  job: ClaimedEmailJob,
  outcome: Outcome,
): Promise<Delivery> {
  if (outcome.kind === "accepted") {
    const mark = () => markEmailSent(db, job, clock());
    // One retry, because a mail that is sent but not marked would be sent again.
    await mark().catch(mark);
    return { kind: "sent" };
  }
  if (outcome.kind === "withdrawn") {
    await withdrawEmailJob(db, job);
    return outcome;
  }
  if (outcome.kind === "temporary" && outcome.isKeyRefused) onKeyRefused();
  if (outcome.kind === "temporary" && outcome.isTooFast) {
    const pauseMs = Math.min(outcome.retryAfterMs ?? PAUSE_MS, LONGEST_DELAY_MS);
    pace.pause(pauseMs);
    const tryAt = clock() + addJitter(pauseMs, chance);
    await putOffEmail(db, job, { tryAt, reason: outcome.reason });
    return { kind: "put off" };
  }
  const mayBeSent = outcome.kind === "temporary" && outcome.mayBeSent;
  const failed = { reason: outcome.reason, mayBeSent };
  if (outcome.kind === "permanent" || job.attempts >= MAX_TRIES) {
    await markEmailFailed(db, job, { failedAt: clock(), ...failed });
    return { kind: "failed" };
  }
  const askedMs = Math.min(outcome.retryAfterMs ?? 0, LONGEST_DELAY_MS);
  const jittered = addJitter(Math.max(retryDelayMs(job.attempts), askedMs), chance);
  const delayMs = Math.min(jittered, LONGEST_WITH_JITTER_MS);
  await markEmailForRetry(db, job, { tryAt: clock() + delayMs, ...failed });
  return { kind: "retry", delayMs };
}
