import { expect, test } from "vitest";
import { median } from "./figures.ts";

test("the median is the value in the middle, whatever the order", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("the median of an even number of values lies between the two in the middle", () => {
  expect(median([1, 2, 10, 4])).toBe(3);
});

test("numbers are ordered by size, not as text", () => {
  expect(median([100, 9, 20])).toBe(20);
});

test("there is no median of nothing", () => {
  expect(median([])).toBeNaN();
});
