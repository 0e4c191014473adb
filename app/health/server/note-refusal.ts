import { raiseAlarm } from "#app/data/alarms.ts";
import type { Database } from "#app/data/database.ts";
import type { Clock } from "#app/platform/clock.ts";
import { describeError, type Log } from "#app/platform/log.ts";

type Deps = { readonly db: Database; readonly clock: Clock; readonly log: Log };

const DETAILS = {
  stripe_key: "Stripe refuses our secret key.",
  mail_key: "The mail provider refuses our key or our sender.",
} as const;

/** Creates the callbacks of the ports that a key may be refused to. */
export const alarmOnRefusal =
  (deps: Deps, waitUntil: (work: Promise<unknown>) => void) =>
  (name: keyof typeof DETAILS) =>
  (): void =>
    waitUntil(noteRefusal(deps, name));

/** Raises the alarm, which the next minute tells. Never throws: the next refusal raises it, too. */
async function noteRefusal({ db, clock, log }: Deps, name: keyof typeof DETAILS): Promise<void> {
  try {
    await raiseAlarm(db, { name, detail: DETAILS[name] }, clock());
  } catch (error) {
    log("error", { event: "failure", kind: "alarm", ...describeError(error) });
  }
}
