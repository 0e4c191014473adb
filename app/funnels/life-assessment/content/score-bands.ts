import type { ScoreLevel } from "#app/domain/life-areas.ts";

export const scoreBands: Readonly<Record<ScoreLevel, string>> = {
  high: "Excellent",
  middle: "Good",
  low: "Needs Focus",
};
