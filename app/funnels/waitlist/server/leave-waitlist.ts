import type { Database } from "#app/data/database.ts";
import { deleteWaitlistSignup } from "#app/data/waitlist-signups.ts";
import { parseSignupName, type SignupName } from "#app/domain/signup-name.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** Whether an unsubscribe link is valid. Read-only, because mail scanners open links. */
export const isLeaveLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readSignup(deps, token)) !== null;

/**
 * Removes the link's signup from the list and deletes its unsent mail. Idempotent. Returns false if the link is
 * invalid or expired.
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
