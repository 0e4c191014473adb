import { listDueEmailJobs } from "#app/data/email-jobs.ts";
import { countCompletedAttempts } from "#app/data/standing-data.ts";
import { minutes } from "#app/domain/duration.ts";
import { enqueueEmails } from "#app/email/outbox.ts";
import { describeError } from "#app/platform/log.ts";
import { requestReviews } from "#app/reviews/server/request-reviews.ts";
import type { MailDeps } from "./deps.ts";

/** Leaves time for a job's own message to arrive before it counts as lost, and for a completion to be stored. */
const GRACE_MS = minutes(1);
/** The most mails that a sweep queues. What cannot be sent before the next sweep is left to it, not queued twice. */
const LIMIT = 1_000;

/** Once an hour, asks for reviews and counts the completed audits. Never throws; returns false if it failed. */
export async function sweepHourly(deps: MailDeps): Promise<boolean> {
  if (new Date(deps.clock()).getUTCMinutes() !== 0) return true;
  try {
    await countCompletedAttempts(deps.db, deps.clock() - GRACE_MS);
    await requestReviews(deps);
    return true;
  } catch (error) {
    deps.log("error", { event: "failure", ...describeError(error) });
    return false;
  }
}

/** Enqueues overdue jobs again. Never throws, since it runs again in a minute; returns false if it failed. */
export async function sweepOutbox(deps: MailDeps): Promise<boolean> {
  try {
    const limit = Math.min(LIMIT, deps.mailsPerSecond * 60);
    const jobIds = await listDueEmailJobs(deps.db, deps.clock() - GRACE_MS, limit);
    if (jobIds.length === 0) return true;
    await enqueueEmails(deps.queue, jobIds, deps.log);
    deps.log("info", { event: "sweep", count: jobIds.length });
    return true;
  } catch (error) {
    deps.log("error", { event: "failure", ...describeError(error) });
    return false;
  }
}
