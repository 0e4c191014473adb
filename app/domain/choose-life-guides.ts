import type { LifeGuideId } from "./guides.ts";
import { AREAS, type AreaKey, type AssessmentScores } from "./life-areas.ts";

type Scored = Pick<AssessmentScores, "areas" | "bottomArea">;

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

/** The three guides of a subscription, by the scores of its attempt. */
export const chooseLifeGuides = (scores: Scored | null): readonly LifeGuideId[] =>
  chooseGuidesFor(...(scores === null ? UNSCORED : findLowestAreas(scores)));

/** The closest to each of the two lowest areas, then the lowest area's next. */
export function chooseGuidesFor(lowest: AreaKey, second: AreaKey): readonly LifeGuideId[] {
  const [first, next] = GUIDES_FOR[lowest];
  return [...new Set([first, GUIDES_FOR[second][0], next, GUIDES_FOR[second][1]])].slice(0, 3);
}

/** Of equal scores the later area counts as lower, as in the plan. */
function findLowestAreas({ areas, bottomArea }: Scored): readonly [AreaKey, AreaKey] {
  const others = AREAS.filter((area) => area !== bottomArea);
  const second = others.reduce((least, area) => (areas[area] <= areas[least] ? area : least));
  return [bottomArea, second];
}
