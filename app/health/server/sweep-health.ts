import { readHealth, storeAlarms } from "#app/data/alarms.ts";
import { describeError } from "#app/platform/log.ts";
import { findEnded, healthTimes, isUnreported, judge } from "../rules/judge.ts";
import { type NotifyDeps, notifyOperator, sendHeartbeat } from "./notify-operator.ts";

export type HealthDeps = NotifyDeps;

/**
 * Checks once a minute whether everything is well, and notifies the operator of changes (docs/operations.md#alarms).
 * Sends the heartbeat only if the earlier jobs have succeeded and every notification was sent: its absence is the alarm
 * for when this worker cannot raise one. Never throws.
 */
export async function sweepHealth(deps: HealthDeps, isGoodSoFar: boolean): Promise<void> {
  try {
    const now = deps.clock();
    const { health, alarms } = await readHealth(deps.db, healthTimes(now));
    const faults = judge(health, now);
    const ended = findEnded(alarms, faults, now);
    const hasChanged = faults.length + ended.length > 0;
    const known = hasChanged ? await storeAlarms(deps.db, { faults, ended, now }) : alarms;
    const isReported = await notifyOperator(deps, known.filter(isUnreported));
    if (isGoodSoFar && isReported) await sendHeartbeat(deps);
  } catch (error) {
    deps.log("error", { event: "failure", kind: "health", ...describeError(error) });
  }
}
