import { expect, test } from "vitest";
import { formatDay } from "./calendar-day.ts";

test.each([
  ["2026-11-28T00:00:00Z", "28 November 2026"],
  ["2026-11-28T23:59:59Z", "28 November 2026"],
  ["2027-01-01T00:30:00+01:00", "31 December 2026"],
])("%s is %s", (moment, day) => {
  expect(formatDay(Date.parse(moment))).toBe(day);
});
