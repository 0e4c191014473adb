import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";
import type { Scores } from "./quiz-session.ts";

type ProfileRow = {
  readonly archetype: Archetype;
  readonly score: number;
};

/** All five scores of a person, highest first. */
export type Profile = {
  readonly rows: readonly ProfileRow[];
  /** The pattern after their own; null if no answer scored for another. */
  readonly second: Archetype | null;
  /** Another pattern has the same score as their own: chance decided. */
  readonly isTied: boolean;
};

/** Null if no answer scored for any pattern: then there is nothing to compare. */
export function readProfile(scores: Scores, own: Archetype): Profile | null {
  const highest = Math.max(...ARCHETYPES.map((archetype) => scores[archetype]));
  if (highest === 0) return null;
  // Their own comes first even if another has the same score: a tie is decided once, with the result.
  const rank = (archetype: Archetype) => scores[archetype] + (archetype === own ? 0.1 : 0);
  const rows = ARCHETYPES.toSorted((a, b) => rank(b) - rank(a)).map((archetype) => ({
    archetype,
    score: scores[archetype],
  }));
  const next = rows.find(({ archetype, score }) => archetype !== own && score > 0);
  return { rows, second: next?.archetype ?? null, isTied: next?.score === highest };
}
