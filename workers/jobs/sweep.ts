import { listDueEmailJobs } from "#app/data/email-jobs.ts";
import { minutes } from "#app/domain/duration.ts";
import { enqueueEmails } from "#app/email/outbox.ts";
import { describeError } from "#app/platform/log.ts";
import type { MailDeps } from "./deps.ts";

/** The queue's own message comes first; whoever is still there after that was lost. */
const GRACE_MS = minutes(1);
const LIMIT = 1_000;

/** Tells the queue again of what waits longer than it should. Never throws: the next minute brings the next sweep. */
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
