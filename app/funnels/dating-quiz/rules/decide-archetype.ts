import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";
import type { Scores } from "./quiz-session.ts";

const LEAST = 0.1;
const MOST = 0.6;

/**
 * What is added to the scores so that no two are equal: between 0.1 and 0.6 each. Answers count in halves, so it
 * parts equals and turns no order round. `random` gives numbers from 0 to below 1.
 */
export function drawTieBreaks(random: () => number): Scores {
  const drawn = ARCHETYPES.map((archetype) => [archetype, LEAST + random() * (MOST - LEAST)]);
  return Object.fromEntries(drawn) as Scores;
}

/** The archetype with the highest score, or `echo` if all are zero (docs/product.md#quiz-scoring). */
export function decideArchetype(scores: Scores, tieBreaks: Scores): Archetype {
  if (ARCHETYPES.every((archetype) => scores[archetype] === 0)) return "echo";
  const total = (archetype: Archetype) => scores[archetype] + tieBreaks[archetype];
  return ARCHETYPES.reduce((best, next) => (total(next) > total(best) ? next : best));
}
