import type { Database } from "#app/data/database.ts";
import { deleteWaitlistSignup, findSignupEmail } from "#app/data/waitlist-signups.ts";
import { parseSignupName, type SignupName } from "#app/domain/signup-name.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** Whether an unsubscribe link is valid. Read-only, because mail scanners open links. */
export const isLeaveLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readSignup(deps, token)) !== null;

/**
 * Removes the link's signup and its address, and remembers not to welcome the mailbox again. Idempotent. Returns false if the link is
 * invalid or expired.
 */
export async function leaveWaitlist(
  deps: LinkDeps & { db: Database },
  token: string,
): Promise<boolean> {
  const signup = await readSignup(deps, token);
  if (signup === null) return false;
  const email = await findSignupEmail(deps.db, signup);
  if (email === null) return true;
  const left = { recipient: await recipientOf(email), leftAt: deps.clock() };
  await deleteWaitlistSignup(deps.db, signup, left);
  return true;
}

async function readSignup(deps: LinkDeps, token: string): Promise<SignupName | null> {
  const link = await readLink(deps.linkSecrets, token, "leave_waitlist", deps.clock());
  return link && parseSignupName(link.subject);
}
