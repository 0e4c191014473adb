import { expect, test } from "vitest";
import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { readComparison } from "./read-comparison.ts";

const answer = { before: 40, after: 60, is_reliable: true };
const change = { before: 40, after: 60, isReliable: true };
const all = <Value>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]));
const whole = {
  before_at: 1,
  after_at: 2,
  areas: all(AREAS, answer),
  sub_dimensions: all(SUB_DIMENSION_NAMES, answer),
  caveats: ["soon", "statements"],
};

test("A comparison is read, with its caveats in display order", () => {
  expect(readComparison(whole)).toEqual({
    beforeAt: 1,
    afterAt: 2,
    areas: all(AREAS, change),
    subDimensions: all(SUB_DIMENSION_NAMES, change),
    caveats: ["statements", "soon"],
  });
});

test.each([
  ["nothing", undefined],
  ["no times", { ...whole, before_at: "1" }],
  ["no areas", { ...whole, areas: null }],
  ["an area missing", { ...whole, areas: all(AREAS.slice(1), answer) }],
  ["a change without a verdict", { ...whole, areas: all(AREAS, { before: 1, after: 2 }) }],
])("A response with %s has no comparison", (_what, given) => {
  expect(readComparison(given)).toBeNull();
});
