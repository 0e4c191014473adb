import type { Database } from "#app/data/database.ts";
import { deleteWaitlistSignup } from "#app/data/waitlist-signups.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { leaving, refusing } from "../content/leaving.ts";
import { readSignupLink } from "./read-signup-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** The welcome mail's link leaves the list; the confirmation mail's link also stops further confirmation mails. */
type LeavePurpose = "leave_waitlist" | "refuse_signup";

const ENDED_MAILS = {
  leave_waitlist: ["waitlist_welcome"],
  refuse_signup: ["waitlist_confirm", "waitlist_welcome"],
} as const;

/** Whether an unsubscribe link is valid. Read-only, because mail scanners open links. */
const isLeaveLink = async (
  deps: LinkDeps,
  token: string,
  purpose: LeavePurpose,
): Promise<boolean> => (await readSignupLink(deps, token, purpose)) !== null;

/**
 * Removes the link's signup and its address, and stores which mails the mailbox must not get again. Idempotent. Returns
 * false if the link is invalid or expired.
 */
async function leaveWaitlist(
  deps: LinkDeps & { db: Database },
  token: string,
  purpose: LeavePurpose,
): Promise<boolean> {
  const signup = await readSignupLink(deps, token, purpose);
  if (signup === null) return false;
  await deleteWaitlistSignup(deps.db, signup, {
    leftAt: deps.clock(),
    kinds: ENDED_MAILS[purpose],
  });
  return true;
}

/** `/unsubscribe` for the mails of the list. */
export const waitlistUnsubscribe = (purpose: LeavePurpose) => ({
  accent: "ember" as const,
  words: purpose === "refuse_signup" ? refusing : leaving,
  isLink: (deps: LinkDeps, token: string) => isLeaveLink(deps, token, purpose),
  leave: (deps: LinkDeps & { db: Database }, token: string) => leaveWaitlist(deps, token, purpose),
});
