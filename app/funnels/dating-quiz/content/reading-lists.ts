import type { Archetype } from "#app/domain/archetypes.ts";
import type { LifeGuideId } from "#app/domain/guides.ts";
import type { BookId } from "./books.ts";

/** Stages of a reader: starting out, healing or growing (docs/product.md#book-recommendation). */
export const LIST_NAMES = ["core", "healing", "growth"] as const;
export type ListName = (typeof LIST_NAMES)[number];

type ReadingLists = Readonly<Record<ListName, readonly BookId[]>>;

export const readingLists: Readonly<Record<Archetype, ReadingLists>> = {
  echo: {
    core: ["boundaries", "confidence", "healthy-dating"],
    healing: ["whole", "after-breakup"],
    growth: ["say-what-you-need", "better-relationships", "kind-argument"],
  },
  avoidant: {
    core: ["letting-in", "healthy-dating", "any-girl"],
    healing: ["hope-after", "better-relationships"],
    growth: ["slow-yes", "kind-argument", "love-doctor"],
  },
  idealist: {
    core: ["green-flags", "dating-women", "find-the-one"],
    healing: ["after-breakup", "love-on-tuesday"],
    growth: ["love-on-tuesday", "healthy-dating", "successful-dating"],
  },
  analyzer: {
    core: ["out-of-your-head", "cheat-sheet", "first-date-calm"],
    healing: ["love-doctor", "whole"],
    growth: ["texting", "kickass-conversation", "confidence"],
  },
  resigned: {
    core: ["online-dating", "dating-women", "confidence"],
    healing: ["hope-after", "any-age", "after-breakup"],
    growth: ["successful-dating", "kickass-conversation", "better-relationships"],
  },
};

/** Moved to the front of a list for women, in this order. */
export const firstForWomen: readonly BookId[] = [
  "confidence",
  "healthy-dating",
  "better-relationships",
  "love-doctor",
];

/** Moved to the front for men. */
export const firstForMen: readonly BookId[] = ["any-girl", "dating-women", "kickass-conversation"];

/** For buyers of the toolkit, from the guides beyond dating. */
export const toolkitTitles: readonly LifeGuideId[] = [
  "boundaries-at-work",
  "a-tired-week",
  "starting-again",
];

/** Fill a shorter list up to three. */
export const defaultTitles: readonly BookId[] = [
  "better-relationships",
  "successful-dating",
  "love-doctor",
  "confidence",
  "online-dating",
];
