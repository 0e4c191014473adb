import type { ScoreLevel } from "#app/domain/life-areas.ts";

export type ScoreBand = {
  readonly level: ScoreLevel;
  readonly color: "green" | "yellow" | "orange";
  readonly label: "Excellent" | "Good" | "Needs Focus";
};

/** Colour, label and level of a score from 0 to 100 (docs/product.md#assessment-scoring). */
export function findScoreBand(score: number): ScoreBand {
  if (score >= 80) return { level: "high", color: "green", label: "Excellent" };
  if (score >= 60) return { level: "middle", color: "yellow", label: "Good" };
  return { level: "low", color: "orange", label: "Needs Focus" };
}
