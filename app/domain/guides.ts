/** The guides of the dating library, named as in URLs, files and manuscripts. */
export const GUIDE_IDS = [
  "after-breakup",
  "better-relationships",
  "love-doctor",
  "confidence",
  "kickass-conversation",
  "successful-dating",
  "online-dating",
  "find-the-one",
  "cheat-sheet",
  "any-girl",
  "dating-women",
  "healthy-dating",
  "boundaries",
  "slow-yes",
  "first-date-calm",
  "say-what-you-need",
  "letting-in",
  "out-of-your-head",
  "hope-after",
  "texting",
  "love-on-tuesday",
  "kind-argument",
  "whole",
  "any-age",
  "green-flags",
] as const;

export type GuideId = (typeof GUIDE_IDS)[number];

/** Guides beyond dating, for subscribers and buyers of the toolkit. */
export const LIFE_GUIDE_IDS = [
  "money-worries",
  "boundaries-at-work",
  "loneliness",
  "a-tired-week",
  "starting-again",
] as const;

export type LifeGuideId = (typeof LIFE_GUIDE_IDS)[number];

export type AnyGuideId = GuideId | LifeGuideId;

export const ALL_GUIDE_IDS: readonly AnyGuideId[] = [...GUIDE_IDS, ...LIFE_GUIDE_IDS];
