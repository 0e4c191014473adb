import { expect, test } from "vitest";
import { findScoreBand } from "./score-band.ts";
import { findLine, findTextLevel, TEXT_LEVELS } from "./text-level.ts";

const SCORES = Array.from({ length: 101 }, (_, score) => score);

test.each([
  [0, "lowest"],
  [34, "lowest"],
  [35, "low"],
  [49, "low"],
  [50, "mixed"],
  [64, "mixed"],
  [65, "good"],
  [79, "good"],
  [80, "high"],
  [100, "high"],
])("%i has the text level %s", (score, level) => {
  expect(findTextLevel(score)).toBe(level);
});

test("The levels meet without a gap, in their order, and Excellent is the highest", () => {
  const places = SCORES.map((score) => TEXT_LEVELS.indexOf(findTextLevel(score)));
  expect(new Set(places)).toEqual(new Set(TEXT_LEVELS.keys()));
  for (const [score, place] of places.entries()) {
    if (score > 0) expect([0, 1]).toContain(place - (places[score - 1] ?? 0));
    expect(findTextLevel(score) === "high").toBe(findScoreBand(score).label === "Excellent");
  }
});

test("A score is near a level exactly if five points would reach it", () => {
  for (const score of SCORES) {
    const own = findTextLevel(score);
    const line = findLine(score);
    const up = findTextLevel(Math.min(100, score + 5));
    const down = findTextLevel(Math.max(0, score - 5));
    expect(line, `${score}`).toBe(up !== own ? "above" : down !== own ? "below" : null);
  }
});
