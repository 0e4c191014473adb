import { raiseAlarm } from "#app/data/alarms.ts";
import type { Database } from "#app/data/database.ts";
import type { Clock } from "#app/platform/clock.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import { REFUSALS } from "../rules/judge.ts";

type Deps = { readonly db: Database; readonly clock: Clock; readonly log: Log };

/** Creates the callbacks for the ports whose keys may be refused. */
export const alarmOnRefusal =
  (deps: Deps, waitUntil: (work: Promise<unknown>) => void) =>
  (name: keyof typeof REFUSALS) =>
  (): void =>
    waitUntil(noteRefusal(deps, name));

/** Raises the alarm, which is reported within a minute. Never throws: the next refusal raises it again. */
async function noteRefusal({ db, clock, log }: Deps, name: keyof typeof REFUSALS): Promise<void> {
  try {
    await raiseAlarm(db, REFUSALS[name], clock());
  } catch (error) {
    log("error", { event: "failure", kind: "alarm", ...describeError(error) });
  }
}
