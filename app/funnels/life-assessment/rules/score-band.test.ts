import { expect, test } from "vitest";
import { findScoreBand } from "./score-band.ts";

test.each([
  [100, "high", "green", "Excellent"],
  [80, "high", "green", "Excellent"],
  [79, "middle", "yellow", "Good"],
  [60, "middle", "yellow", "Good"],
  [59, "low", "orange", "Needs Focus"],
  [0, "low", "orange", "Needs Focus"],
])("%i is %s, %s, %j", (score, level, color, label) => {
  expect(findScoreBand(score)).toEqual({ level, color, label });
});
