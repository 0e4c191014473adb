import type { Archetype, ArchetypeScores } from "../../app/domain/archetypes.ts";
import { type Profile, readProfile } from "../../app/funnels/dating-quiz/rules/profile.ts";

/** Of 13 points, so that the first pattern has more than a third of them. */
const HEARD_FROM = 5;
const CLOSE = 1;

export type Judged = {
  /** Null if no pattern has a point. */
  readonly profile: Profile | null;
  readonly first: Archetype;
  /** Null if only one pattern has points. */
  readonly second: Archetype | null;
  /** How far the first is ahead; `quiet` if no pattern is high, whatever the distance. */
  readonly lead: "none" | "quiet" | "drawn" | "close" | "clear";
  /** Whether several patterns tied for second, and the order of the quiz decided. */
  readonly isSecondDrawn: boolean;
};

/** What five scores say about the first and second pattern. */
export function judgeScores(first: Archetype, scores: ArchetypeScores): Judged {
  const profile = readProfile(scores, first);
  const second = profile?.second ?? null;
  const pointsOf = (archetype: Archetype | null) => (archetype === null ? 0 : scores[archetype]);
  const ahead = pointsOf(first) - pointsOf(second);
  const isAsHigh = (profile?.rows ?? []).filter(
    ({ archetype, score }) => archetype !== first && score === pointsOf(second),
  );
  const isSecondDrawn = second !== null && ahead > 0 && isAsHigh.length > 1;
  return { profile, first, second, lead: judgeLead(pointsOf(first), ahead), isSecondDrawn };
}

function judgeLead(points: number, ahead: number): Judged["lead"] {
  if (points === 0) return "none";
  if (points < HEARD_FROM) return "quiet";
  if (ahead === 0) return "drawn";
  return ahead <= CLOSE ? "close" : "clear";
}
