import fc from "fast-check";
import { expect, test } from "vitest";
import { secondsLeft } from "./countdown.ts";

const START = Date.UTC(2025, 5, 1);

test.each([
  [0, 600],
  [1, 600],
  [999, 600],
  [1_000, 599],
  [1_001, 599],
  [60_000, 540],
  [599_000, 1],
  [599_999, 1],
  [600_000, 0],
  [600_001, 0],
  [86_400_000, 0],
])("%i ms after the start there are %i s left", (passedMs, left) => {
  expect(secondsLeft(START, START + passedMs)).toBe(left);
});

test("It never rises while time passes", () => {
  fc.assert(
    fc.property(fc.nat(700_000), fc.nat(700_000), (one, other) => {
      const [earlier = 0, later = 0] = [one, other].sort((a, b) => a - b);
      expect(secondsLeft(START, START + later)).toBeLessThanOrEqual(
        secondsLeft(START, START + earlier),
      );
    }),
  );
});
