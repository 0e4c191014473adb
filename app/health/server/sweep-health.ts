import { readHealth, storeAlarms } from "#app/data/alarms.ts";
import { describeError } from "#app/platform/log.ts";
import { findEnded, healthTimes, isUntold, judge } from "../rules/judge.ts";
import { sendHeartbeat, type TellDeps, tellAlarms } from "./tell.ts";

export type HealthDeps = TellDeps;

/**
 * Judges once a minute whether everything is well, and tells the operator what has changed (docs/operations.md#alarms).
 * The heartbeat goes out only if what ran before has succeeded, and nothing is left to be told: its absence is what tells
 * that this cannot. Never throws.
 */
export async function sweepHealth(deps: HealthDeps, isGoodSoFar: boolean): Promise<void> {
  try {
    const now = deps.clock();
    const { health, alarms } = await readHealth(deps.db, healthTimes(now));
    const faults = judge(health, now);
    const ended = findEnded(alarms, faults, now);
    const hasChanged = faults.length + ended.length > 0;
    const known = hasChanged ? await storeAlarms(deps.db, { faults, ended, now }) : alarms;
    const isTold = await tellAlarms(deps, known.filter(isUntold));
    if (isGoodSoFar && isTold) await sendHeartbeat(deps);
  } catch (error) {
    deps.log("error", { event: "failure", kind: "health", ...describeError(error) });
  }
}
