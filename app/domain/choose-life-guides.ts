import type { LifeGuideId } from "./guides.ts";
import { type AreaKey, type AreaScores, findLowestAreas } from "./life-areas.ts";

/** The guides for each area, the closest first. No two areas have the same two, so any two areas have three. */
const GUIDES_FOR: Readonly<Record<AreaKey, readonly [LifeGuideId, LifeGuideId]>> = {
  safety: ["money-worries", "boundaries-at-work"],
  connection: ["loneliness", "starting-again"],
  recreation: ["a-tired-week", "boundaries-at-work"],
  significance: ["boundaries-at-work", "starting-again"],
  growth: ["starting-again", "a-tired-week"],
};

/** Without scores: what is of use to most. */
const UNSCORED = ["recreation", "connection"] as const;

/**
 * The three guides of a subscription, by the scores of its attempt: the closest to each of the two lowest areas, then the
 * lowest area's next.
 */
export function chooseLifeGuides(scores: AreaScores | null): readonly LifeGuideId[] {
  const [lowest, second] = scores === null ? UNSCORED : findLowestAreas(scores);
  const [first, next] = GUIDES_FOR[lowest];
  return [...new Set([first, GUIDES_FOR[second][0], next, GUIDES_FOR[second][1]])].slice(0, 3);
}
