import { type AnyGuideId, GUIDE_IDS, LIFE_GUIDE_IDS, type LifeGuideId } from "../guides.ts";
import { type AreaKey, type AreaScores, findLowestAreas } from "../life-areas.ts";

/** The guides for each area, the closest first. No two areas have the same two, so any two areas have three. */
const GUIDES_FOR: Readonly<Record<AreaKey, readonly [LifeGuideId, LifeGuideId]>> = {
  safety: ["money-worries", "boundaries-at-work"],
  connection: ["loneliness", "starting-again"],
  recreation: ["a-tired-week", "boundaries-at-work"],
  significance: ["boundaries-at-work", "starting-again"],
  growth: ["starting-again", "a-tired-week"],
};

/** Used without scores: of help to most people. */
const UNSCORED = ["recreation", "connection"] as const;

/** What a live subscription says about its reader. */
type Subscriber = {
  /** Of the attempt that it was bought for. A retake does not change which guides are open. */
  readonly scores: AreaScores | null;
  /** Of the newest attempt, which decides what comes first. */
  readonly latestScores: AreaScores | null;
  readonly hasPaidMonth: boolean;
};

type SubscriberGuides = {
  /** The three that come first. */
  readonly chosen: readonly LifeGuideId[];
  /** All that are open: the chosen ones, and from the first paid month on the rest as well, those on dating last. */
  readonly ids: readonly AnyGuideId[];
};

/** The guides of a live subscription (docs/product.md#library). */
export function grantGuides({ scores, latestScores, hasPaidMonth }: Subscriber): SubscriberGuides {
  const open = chooseGuides(scores);
  const latest = chooseGuides(latestScores ?? scores);
  if (hasPaidMonth) {
    return { chosen: latest, ids: [...new Set([...latest, ...LIFE_GUIDE_IDS, ...GUIDE_IDS])] };
  }
  const chosen = [
    ...latest.filter((id) => open.includes(id)),
    ...open.filter((id) => !latest.includes(id)),
  ];
  return { chosen, ids: chosen };
}

/** The closest guide for each of the two lowest areas, then the next for the lowest: three. */
function chooseGuides(scores: AreaScores | null): readonly LifeGuideId[] {
  const [lowest, second] = scores === null ? UNSCORED : findLowestAreas(scores);
  const [first, next] = GUIDES_FOR[lowest];
  const fitting = [first, GUIDES_FOR[second][0], next, GUIDES_FOR[second][1]];
  return [...new Set(fitting)].slice(0, 3);
}
