import type { GuideId } from "#app/domain/guides.ts";

/**
 * The three guides that the trial of the life assessment promises. None needs a date, a partner or an ending:
 * saying no, being oneself among others and getting through an evening are for every stage of a life.
 */
export const subscriberGuides: readonly GuideId[] = [
  "boundaries",
  "confidence",
  "out-of-your-head",
];
