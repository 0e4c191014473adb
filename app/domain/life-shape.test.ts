import fc from "fast-check";
import { expect, test } from "vitest";
import { AREAS, type AssessmentScores } from "./life-areas.ts";
import { lockScores, rankShape, shapeOf } from "./life-shape.ts";

const areas = { safety: 54, connection: 55, recreation: 0, significance: 100, growth: 96 };

test("A petal has one of eleven lengths", () => {
  expect(shapeOf(areas)).toEqual({
    safety: 50,
    connection: 60,
    recreation: 0,
    significance: 100,
    growth: 100,
  });
});

test("P18 Only rounded figures remain of locked scores", () => {
  const score = fc.integer({ min: 0, max: 100 });
  const scores = fc.record({
    overall: score,
    topArea: fc.constantFrom(...AREAS),
    bottomArea: fc.constantFrom(...AREAS),
    areas: fc.record(Object.fromEntries(AREAS.map((area) => [area, score]))),
    subDimensions: fc.constant({}),
  });
  fc.assert(
    fc.property(scores, (found) => {
      const locked = lockScores(found as unknown as AssessmentScores);
      expect(Object.keys(locked).sort()).toEqual(["areas", "bottomArea", "overall", "topArea"]);
      for (const figure of [locked.overall, ...Object.values(locked.areas)]) {
        expect(figure % 10).toBe(0);
      }
    }),
  );
});

test("The longest petal comes first, ties in the order of the areas", () => {
  expect(rankShape(shapeOf(areas))).toEqual([
    "significance",
    "growth",
    "connection",
    "safety",
    "recreation",
  ]);
});
