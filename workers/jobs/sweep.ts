import { listDueEmailJobs } from "#app/data/email-jobs.ts";
import { minutes } from "#app/domain/duration.ts";
import { enqueueEmails } from "#app/email/outbox.ts";
import { describeError } from "#app/platform/log.ts";
import { requestReviews } from "#app/reviews/server/request-reviews.ts";
import type { MailDeps } from "./deps.ts";

/** Leaves time for the job's own message; after that it counts as lost. */
const GRACE_MS = minutes(1);
const LIMIT = 1_000;

/** Asks for reviews once an hour, which is soon enough after two weeks. Never throws. */
export async function sweepReviews(deps: MailDeps): Promise<void> {
  if (new Date(deps.clock()).getUTCMinutes() !== 0) return;
  try {
    await requestReviews(deps);
  } catch (error) {
    deps.log("error", { event: "failure", ...describeError(error) });
  }
}

/** Enqueues overdue jobs again. Never throws: the sweep runs again in a minute. */
export async function sweepOutbox(deps: MailDeps): Promise<void> {
  try {
    const jobIds = await listDueEmailJobs(deps.db, deps.clock() - GRACE_MS, LIMIT);
    if (jobIds.length === 0) return;
    await enqueueEmails(deps.queue, jobIds, deps.log);
    deps.log("info", { event: "sweep", count: jobIds.length });
  } catch (error) {
    deps.log("error", { event: "failure", ...describeError(error) });
  }
}
