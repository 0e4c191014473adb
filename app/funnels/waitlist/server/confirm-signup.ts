import type { Database } from "#app/data/database.ts";
import { confirmWaitlistSignup, findWaitlistSignup } from "#app/data/waitlist-signups.ts";
import type { Visit } from "#app/domain/visit.ts";
import { parseSignupName, type SignupName, type WaitlistTerms } from "#app/domain/waitlist.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";

type ConfirmDeps = {
  db: Database;
  clock: Clock;
  linkSecrets: LinkSecrets;
  waitlist: WaitlistTerms;
  enqueueEmails: (jobIds: string[]) => void;
};

/** `gone`: the link is none of ours, or too old, or its signup was removed. */
export type SignupState = "pending" | "listed" | "gone";

/** What the link of the mail finds. Read-only, because mail scanners open links. */
export async function findSignupState(deps: ConfirmDeps, token: string): Promise<SignupState> {
  return (await findSignup(deps, token))?.state ?? "gone";
}

/**
 * Lists the link's signup and enqueues its welcome mail. Idempotent. Whoever signed up in time may confirm after the
 * list has closed; only the places can run out.
 */
export async function confirmSignup(
  deps: ConfirmDeps,
  token: string,
  visit: Visit | null = null,
): Promise<"listed" | "gone" | "full"> {
  const found = await findSignup(deps, token);
  if (found === null) return "gone";
  const welcomeJobId = crypto.randomUUID();
  const confirmation = {
    ...{ places: deps.waitlist.places, confirmedAt: deps.clock(), welcomeJobId },
    recipient: await recipientOf(found.email),
  };
  const isListed = await confirmWaitlistSignup(deps.db, found.signup, confirmation, visit);
  if (!isListed) return "full";
  deps.enqueueEmails([welcomeJobId]);
  return "listed";
}

type Found = { signup: SignupName; email: string; state: "pending" | "listed" };

async function findSignup(deps: ConfirmDeps, token: string): Promise<Found | null> {
  const link = await readLink(deps.linkSecrets, token, "confirm_signup", deps.clock());
  const signup = link && parseSignupName(link.subject);
  const found = signup && (await findWaitlistSignup(deps.db, signup));
  if (signup === null || found === null) return null;
  return { signup, email: found.email, state: found.confirmBy === null ? "listed" : "pending" };
}
