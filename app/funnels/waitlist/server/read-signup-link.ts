import { parseSignupName, type SignupName } from "#app/domain/waitlist.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkContent, type LinkSecrets, readLink } from "#app/platform/signed-link.ts";

/** The signup that a mailed link names; null if the link is invalid or expired, or was made for another purpose. */
export async function readSignupLink(
  deps: { clock: Clock; linkSecrets: LinkSecrets },
  token: string,
  purpose: LinkContent["purpose"],
): Promise<SignupName | null> {
  const link = await readLink(deps.linkSecrets, token, purpose, deps.clock());
  return link && parseSignupName(link.subject);
}
