import { expect, test } from "vitest";
import {
  findBand,
  isCloseCall,
  isReliableChange,
  reliableChange,
  standardError,
} from "./reliability.ts";

test("the standard errors are the documented ones", () => {
  expect(standardError("area")).toBeCloseTo(5.4, 2);
  expect(standardError("subDimension")).toBeCloseTo(10.97, 2);
  expect(reliableChange("area")).toBe(15);
  expect(reliableChange("subDimension")).toBe(30);
});

test.each([
  [50, "area", 39, 61],
  [95, "area", 84, 100],
  [4, "area", 0, 15],
  [50, "subDimension", 29, 71],
  [88, "subDimension", 67, 100],
  [0, "subDimension", 0, 21],
] as const)("the band of %i for measure %s is %i to %i", (score, measure, low, high) => {
  expect(findBand(score, measure)).toEqual({ low, high });
});

test.each([
  [70, 70, true],
  [70, 63, true],
  [70, 62, false],
  [40, 47, true],
  [40, 48, false],
])("areas of %i and %i are a close call: %s", (one, other, isClose) => {
  expect(isCloseCall(one, other)).toBe(isClose);
});

test.each([
  [14, false],
  [15, true],
  [-15, true],
  [-14, false],
])("an area that moves by %i has changed reliably: %s", (change, isReliable) => {
  expect(isReliableChange(50, 50 + change, "area")).toBe(isReliable);
});
