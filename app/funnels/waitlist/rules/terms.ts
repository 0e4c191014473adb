import type { ClaimsMode } from "#app/domain/claim.ts";
import { days } from "#app/domain/duration.ts";
import { KEPT_DAYS } from "#app/domain/personal-data.ts";
import type { WaitlistTerms } from "#app/domain/waitlist.ts";
import { describePlaces, samplePlaces, untilTheEnd } from "../content/terms.ts";
import { type CountdownDisplay, FIRST_DISPLAY, tick } from "./countdown.ts";

export type Spots = { places: number; joined: number; left: number; percent: number };

/** How many of the places are taken, from the real count. */
export function countSpots(joined: number, places: number): Spots {
  const taken = Math.min(joined, places);
  return {
    places,
    joined,
    left: places - taken,
    percent: Math.round((taken / places) * 1_000) / 10,
  };
}

/** How long the mailed link can confirm a signup, and how long an unconfirmed signup is kept. */
export const CONFIRM_FOR_MS = days(KEPT_DAYS.unconfirmedSignups);

/** Returns how many places a signup may compete for: 0 after the end, null without a limit. */
export const placesAt = ({ closesAtMs, places }: WaitlistTerms, nowMs: number): number | null =>
  closesAtMs !== null && nowMs >= closesAtMs ? 0 : places;

/** `shown` is the time left when the page was rendered. */
export type Deadline = { readonly endsAtMs: number; readonly shown: CountdownDisplay };

/** What the page says about places and time. */
export type Scarcity = {
  readonly offer: string | null;
  readonly title: string;
  readonly lead: string;
  /** Null: the sample's countdown where samples are shown, otherwise none. */
  readonly deadline: Deadline | null;
  /** Null: the samples' figures where samples are shown, otherwise none. */
  readonly spots: Spots | null;
};

/** Describes only enforced limits, unless samples are shown; null if neither places nor time are limited. */
export function describeScarcity(
  terms: WaitlistTerms,
  claims: ClaimsMode,
  { joined, nowMs }: { joined: number; nowMs: number },
): Scarcity | null {
  if (claims === "seed") return { ...samplePlaces, deadline: null, spots: null };
  const { places } = terms;
  const deadline = findDeadline(terms, nowMs);
  if (places !== null) {
    return { ...describePlaces(places), deadline, spots: countSpots(joined, places) };
  }
  return deadline && { ...untilTheEnd, deadline, spots: null };
}

function findDeadline({ closesAtMs }: WaitlistTerms, nowMs: number): Deadline | null {
  if (closesAtMs === null || nowMs >= closesAtMs) return null;
  return { endsAtMs: closesAtMs, shown: tick(FIRST_DISPLAY, closesAtMs, nowMs) };
}
