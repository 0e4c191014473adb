import type { GuideId } from "#app/domain/guides.ts";

/**
 * The three guides that the life assessment's trial includes: those of use to every reader, whatever their
 * relationship status.
 */
export const subscriberGuides: readonly GuideId[] = [
  "boundaries",
  "confidence",
  "out-of-your-head",
];
