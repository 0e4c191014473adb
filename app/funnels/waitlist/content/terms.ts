import { plural } from "#app/domain/plural.ts";
import { scarcity } from "./texts.ts";

const formatCount = (count: number): string => count.toLocaleString("en-US");

/** The words about limited places, for a configured number, which is enforced. */
export const describePlaces = (places: number) => ({
  offer: `Free lifetime access for the first ${formatCount(places)} ${plural(places, { one: "user", other: "users" })}`,
  title: `${formatCount(places)} ${plural(places, { one: "place", other: "places" })}, free for life.`,
  lead: `The first ${formatCount(places)} to join keep every course for good. After that, it becomes a subscription like any other.`,
});

/** The words shown while claims are samples (docs/product.md). */
export const samplePlaces = {
  offer: scarcity.offer,
  title: scarcity.title,
  lead: scarcity.lead,
} as const;

/** The words for a list with an end and no limit on places. */
export const untilTheEnd = {
  offer: null,
  title: "The list closes.",
  lead: "Until then, a place on it costs you nothing but your email address. After that, this page will say it’s closed.",
} as const;
