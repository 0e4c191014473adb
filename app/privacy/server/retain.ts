import { findJobRun, noteJobSuccess } from "#app/data/standing-data.ts";
import { hours, minutes } from "#app/domain/duration.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import { RETENTION, type RetentionKey } from "../content/retention.ts";
import { type DeletionDeps, deletions } from "./deletions.ts";

export type RetainDeps = DeletionDeps & { readonly log: Log };

/** The job's row in `job_runs`. */
export const RETENTION_JOB = "retention";

/** A night has six runs within five hours; each continues what the previous one has not finished. */
const NIGHT_MS = hours(6);

type Limits = { readonly batches: number; readonly durationMs: number };

/**
 * D1 allows a thousand queries per invocation, which also counts answers and queues weekly mails. A batch has at most
 * eleven queries, and that of reports 31.
 */
const LIMITS: Limits = { batches: 30, durationMs: minutes(2) };

/**
 * Deletes what is older than `RETENTION` says. Idempotent, and may be interrupted anywhere. Never throws: the next run
 * retries what failed, and only a run that finished everything is stored as a success.
 */
export async function retain(deps: RetainDeps, limits: Limits = LIMITS): Promise<void> {
  const startedAt = deps.clock();
  try {
    const { succeededAt } = await findJobRun(deps.db, RETENTION_JOB);
    if (succeededAt !== null && Math.abs(startedAt - succeededAt) < NIGHT_MS) return;
    const { counts, outcome } = await deleteInTurn(deps, limits);
    if (outcome === "finished") await noteJobSuccess(deps.db, RETENTION_JOB, startedAt);
    const durationMs = deps.clock() - startedAt;
    const level = outcome === "failed" ? "error" : "info";
    deps.log(level, { event: "retention", outcome, counts, durationMs });
  } catch (error) {
    deps.log("error", { event: "failure", ...describeError(error) });
  }
}

/** Deletes a batch of each kind in turn, so that a long backlog of one does not hold up the others. */
async function deleteInTurn(deps: RetainDeps, { batches, durationMs }: Limits) {
  const startedAt = deps.clock();
  const counts: Partial<Record<RetentionKey, number>> = {};
  const waiting = Object.keys(RETENTION) as RetentionKey[];
  let hasFailed = false;
  for (let batch = 0; batch < batches && deps.clock() - startedAt < durationMs; batch += 1) {
    const key = waiting.shift();
    if (key === undefined) break;
    try {
      const { count, isDone } = await deletions[key](deps, startedAt);
      counts[key] = (counts[key] ?? 0) + count;
      if (!isDone) waiting.push(key);
    } catch (error) {
      hasFailed = true;
      deps.log("error", { event: "failure", kind: key, ...describeError(error) });
    }
  }
  if (hasFailed) return { counts, outcome: "failed" } as const;
  return { counts, outcome: waiting.length > 0 ? "unfinished" : "finished" } as const;
}
