import type { ScoreLevel } from "#app/domain/life-areas.ts";

export const scoreBands: Readonly<Record<ScoreLevel, string>> = {
  high: "Excellent",
  middle: "Good",
  low: "Needs Focus",
};

/** Not a percentage, which sounds like a mark or a rank among others. */
export const outOf = (score: number): string => `${score} of 100`;
