import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";
import type { Scores } from "./quiz-session.ts";

const MIN_TIE_BREAK = 0.1;
const MAX_TIE_BREAK = 0.6;

/**
 * Random tie-breakers between 0.1 and 0.6, added to the scores. Scores are multiples of 0.5, so they break ties and
 * never reorder. `random` returns numbers in [0, 1).
 */
export function drawTieBreaks(random: () => number): Scores {
  const drawn = ARCHETYPES.map((archetype) => [
    archetype,
    MIN_TIE_BREAK + random() * (MAX_TIE_BREAK - MIN_TIE_BREAK),
  ]);
  return Object.fromEntries(drawn) as Scores;
}

/** The archetype with the highest score, or `echo` if all are zero (docs/product.md#quiz-scoring). */
export function decideArchetype(scores: Scores, tieBreaks: Scores): Archetype {
  if (ARCHETYPES.every((archetype) => scores[archetype] === 0)) return "echo";
  const total = (archetype: Archetype) => scores[archetype] + tieBreaks[archetype];
  return ARCHETYPES.reduce((best, next) => (total(next) > total(best) ? next : best));
}
