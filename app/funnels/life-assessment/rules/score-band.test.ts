import fc from "fast-check";
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

test("A higher score never falls into a lower band", () => {
  const order = ["low", "middle", "high"];
  const rankOf = (score: number) => order.indexOf(findScoreBand(score).level);
  const score = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(score, score, (a, b) => {
      expect(rankOf(Math.max(a, b))).toBeGreaterThanOrEqual(rankOf(Math.min(a, b)));
    }),
  );
});
