import type { Database } from "#app/data/database.ts";
import { deleteWaitlistSignup } from "#app/data/waitlist-signups.ts";
import { parseSignupName, type SignupName } from "#app/domain/signup-name.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** Whether a link of ours leads off the list. Asking changes nothing: mail scanners follow links. */
export const isLeaveLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readSignup(deps, token)) !== null;

/**
 * Takes off the list whoever the mailed link was made for, and drops the mail that was still to be sent.
 * Again it changes nothing. False: the link is not one of ours, or past its time.
 */
export async function leaveWaitlist(
  deps: LinkDeps & { db: Database },
  token: string,
): Promise<boolean> {
  const signup = await readSignup(deps, token);
  if (signup === null) return false;
  await deleteWaitlistSignup(deps.db, signup);
  return true;
}

async function readSignup(deps: LinkDeps, token: string): Promise<SignupName | null> {
  const link = await readLink(deps.linkSecrets, token, "leave_waitlist", deps.clock());
  return link && parseSignupName(link.subject);
}
