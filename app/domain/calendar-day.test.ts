import { expect, test } from "vitest";
import { addMonth, formatDay, formatUtcDay, formatUtcTime } from "./calendar-day.ts";
import { COUNTRIES } from "./countries.ts";
import { days } from "./duration.ts";
import { localeOf } from "./locale.ts";

const US = localeOf(null);

test.each([
  ["2026-11-28T00:00:00Z", "November 28, 2026"],
  ["2026-11-28T23:59:59Z", "November 28, 2026"],
  ["2027-01-01T00:30:00+01:00", "December 31, 2026"],
])("%s is %s", (moment, day) => {
  expect(formatDay(Date.parse(moment), US)).toBe(day);
});

test.each([
  ["GB", "8 November 2026"],
  ["ZA", "08 November 2026"],
  ["US", "November 8, 2026"],
  ["other", "November 8, 2026"],
  ["", "November 8, 2026"],
])("In %s the day is written %s", (country, day) => {
  expect(formatDay(Date.UTC(2026, 10, 8), localeOf(country))).toBe(day);
});

test("The time of a charge names its zone, because the day differs between Honolulu and Auckland", () => {
  const charged = Date.parse("2026-11-28T03:04:59Z");
  expect(formatUtcTime(charged, US)).toBe("November 28, 2026, 03:04 UTC");
  expect(formatUtcDay(charged, US)).toBe("November 28, 2026 (UTC)");
  const daysIn = (timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }).format(charged);
  expect(daysIn("Pacific/Honolulu")).not.toBe(daysIn("Pacific/Auckland"));
});

test.each(COUNTRIES.filter((code) => code !== "other"))(
  "Every day of a leap year is formatted as by `Intl` in %s",
  (country) => {
    const locale = localeOf(country);
    const own = new Intl.DateTimeFormat(locale.tag, { dateStyle: "long", timeZone: "UTC" });
    for (let day = 0; day < 366; day += 1) {
      const atMs = Date.UTC(2028, 0, 1) + days(day);
      expect(formatDay(atMs, locale)).toBe(own.format(atMs));
    }
  },
);

test.each([
  ["2026-11-23T10:00:00Z", "2026-12-23T10:00:00Z"],
  ["2026-12-31T23:59:59Z", "2027-01-31T23:59:59Z"],
  ["2027-01-31T00:00:00Z", "2027-02-28T00:00:00Z"],
  ["2028-01-30T12:00:00Z", "2028-02-29T12:00:00Z"],
])("A month after %s is %s", (from, to) => {
  expect(addMonth(Date.parse(from))).toBe(Date.parse(to));
});
