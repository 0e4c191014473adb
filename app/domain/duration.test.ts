import fc from "fast-check";
import { expect, test } from "vitest";
import { days, hours, minutes, seconds } from "./duration.ts";

test.each([
  ["a second", seconds(1), 1_000],
  ["half a second", seconds(0.5), 500],
  ["a minute", minutes(1), 60_000],
  ["an hour", hours(1), 3_600_000],
  ["a day", days(1), 86_400_000],
  ["a week", days(7), 604_800_000],
  ["no time", days(0), 0],
])("%s has the right number of milliseconds", (_what, duration, milliseconds) => {
  expect(duration).toBe(milliseconds);
});

test("Each unit is the right multiple of the next smaller one", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (count) => {
      expect(minutes(count)).toBe(seconds(count * 60));
      expect(hours(count)).toBe(minutes(count * 60));
      expect(days(count)).toBe(hours(count * 24));
    }),
  );
});
