import { expect, test } from "vitest";
import { formatDollars } from "./money.ts";

test.each([
  [200, "$2"],
  [1999, "$19.99"],
  [1950, "$19.50"],
  [0, "$0"],
  [5, "$0.05"],
])("%i cents are %s", (cents, text) => {
  expect(formatDollars(cents)).toBe(text);
});
