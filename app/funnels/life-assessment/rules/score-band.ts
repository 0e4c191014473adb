import type { ScoreLevel } from "#app/domain/life-areas.ts";
import { scoreBands } from "../content/scores.ts";

export type ScoreBand = {
  readonly level: ScoreLevel;
  readonly color: "green" | "yellow" | "orange";
  readonly label: string;
};

/** Colour, label and level of a score from 0 to 100 (docs/product.md#assessment-scoring). */
export function findScoreBand(score: number): ScoreBand {
  if (score >= 80) return { level: "high", color: "green", label: scoreBands.high };
  if (score >= 60) return { level: "middle", color: "yellow", label: scoreBands.middle };
  return { level: "low", color: "orange", label: scoreBands.low };
}

/** Colours of rings and bars by score band, for screen and print. They work in both themes. */
export const bandColours = { green: "#4cc584", yellow: "#f0c04a", orange: "#ff8a4c" } as const;
