import type { Database } from "#app/data/database.ts";
import { confirmWaitlistSignup, findWaitlistSignup } from "#app/data/waitlist-signups.ts";
import type { Visit } from "#app/domain/visit.ts";
import type { WaitlistTerms } from "#app/domain/waitlist.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { readSignupLink } from "./read-signup-link.ts";

type ConfirmDeps = {
  db: Database;
  clock: Clock;
  linkSecrets: LinkSecrets;
  waitlist: WaitlistTerms;
  enqueueEmails: (jobIds: string[]) => void;
};

/** `gone`: the link is invalid or expired, or its signup was removed. */
export type SignupState = "pending" | "listed" | "gone";

/** Returns the state of the mailed link's signup. Read-only, because mail scanners open links. */
export async function findSignupState(deps: ConfirmDeps, token: string): Promise<SignupState> {
  const signup = await readSignupLink(deps, token, "confirm_signup");
  const found = signup && (await findWaitlistSignup(deps.db, signup));
  if (found === null) return "gone";
  return found.confirmBy === null ? "listed" : "pending";
}

/**
 * Lists the link's signup and enqueues its welcome mail. Idempotent. A visitor who signed up in time may confirm after
 * the list has closed, unless its places have run out.
 */
export async function confirmSignup(
  deps: ConfirmDeps,
  token: string,
  visit: Visit | null = null,
): Promise<"listed" | "gone" | "full"> {
  const signup = await readSignupLink(deps, token, "confirm_signup");
  if (signup === null) return "gone";
  const welcomeJobId = crypto.randomUUID();
  const confirmation = { places: deps.waitlist.places, confirmedAt: deps.clock(), welcomeJobId };
  const state = await confirmWaitlistSignup(deps.db, signup, confirmation, visit);
  if (state === "listed") deps.enqueueEmails([welcomeJobId]);
  return state;
}
