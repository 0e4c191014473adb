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

/** Colours of rings and bars by score band, for screen and print. They work in both themes. */
export const bandColours = { green: "#4cc584", yellow: "#f0c04a", orange: "#ff8a4c" } as const;
