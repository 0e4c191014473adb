import type { Database } from "#app/data/database.ts";
import { countWaitlistSignups } from "#app/data/waitlist-signups.ts";
import type { ClaimsMode } from "#app/domain/claim.ts";
import { seconds } from "#app/domain/duration.ts";
import type { WaitlistTerms } from "#app/domain/waitlist.ts";
import type { Clock } from "#app/platform/clock.ts";
import { remember } from "#app/platform/remember.ts";
import { confirmInMail } from "../content/confirmation.ts";
import { celebration, messages } from "../content/texts.ts";
import { readSource } from "../rules/signup.ts";
import { describeScarcity, placesAt } from "../rules/terms.ts";

type LandingDeps = { db: Database; clock: Clock; waitlist: WaitlistTerms };

const thanks = { title: celebration.title, lead: celebration.lead };

/** The data of the landing page, by its query. */
export async function loadLanding(deps: LandingDeps, claims: ClaimsMode, query: URLSearchParams) {
  const { waitlist } = deps;
  const nowMs = deps.clock();
  const places = placesAt(waitlist, nowMs);
  // If places are not limited, nothing on the page depends on the count.
  const joined = waitlist.places === null ? 0 : await countWaitlist(deps);
  const source = readSource(query.get("utm_source"));
  const hasConfirmed = query.has("joined");
  return {
    source,
    hasJoined: hasConfirmed || query.has("confirm"),
    thanks: waitlist.needsConfirmation && !hasConfirmed ? confirmInMail : thanks,
    scarcity: describeScarcity(waitlist, claims, { joined, nowMs }),
    closed:
      places !== null && joined >= places
        ? { email: "", source, problem: null, failure: messages.closed.description }
        : null,
  };
}

const countWaitlist = (deps: { db: Database }): Promise<number> => countWaitlistSignups(deps.db);

/** For pages that poll: read once in 30 s, and again after a signup. */
export const pollWaitlist = remember(countWaitlist, seconds(30));
