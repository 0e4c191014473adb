import fc from "fast-check";
import { expect, test } from "vitest";
import { days, hours, minutes, seconds } from "#app/domain/duration.ts";
import { COUNTDOWN_MS, type CountdownDisplay, FIRST_DISPLAY, tick } from "./countdown.ts";

const toMs = (display: CountdownDisplay): number =>
  days(display.days) + hours(display.hours) + minutes(display.minutes) + seconds(display.seconds);

const LOADED_AT = 1_790_000_000_000;
const showAfter = (elapsedMs: number, shown = FIRST_DISPLAY) =>
  tick(shown, LOADED_AT + COUNTDOWN_MS, LOADED_AT + elapsedMs);

test.each([
  [0, [2, 14, 0, 0]],
  [1, [2, 13, 59, 59]],
  [seconds(1), [2, 13, 59, 59]],
  [seconds(61), [2, 13, 58, 59]],
  [hours(14), [2, 0, 0, 0]],
  [hours(14) + 1, [1, 23, 59, 59]],
  [days(2), [0, 14, 0, 0]],
  [COUNTDOWN_MS - minutes(1), [0, 0, 1, 0]],
  [COUNTDOWN_MS - seconds(1), [0, 0, 0, 1]],
  [COUNTDOWN_MS - 999, [0, 0, 0, 0]],
  [COUNTDOWN_MS - 1, [0, 0, 0, 0]],
])("After %d ms it shows %j", (elapsedMs, parts) => {
  const { days, hours, minutes, seconds } = showAfter(elapsedMs);
  expect([days, hours, minutes, seconds]).toEqual(parts);
});

test.each([0, 1, seconds(1), days(30)])("%d ms after the end the last display stays", (beyond) => {
  const last = { days: 0, hours: 0, minutes: 0, seconds: 1 };
  expect(showAfter(COUNTDOWN_MS + beyond, last)).toBe(last);
  expect(showAfter(COUNTDOWN_MS + beyond)).toBe(FIRST_DISPLAY);
});

test("Its parts stay in range and add up to the whole seconds left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: COUNTDOWN_MS - 1 }), (elapsedMs) => {
      const display = showAfter(elapsedMs);
      const left = COUNTDOWN_MS - elapsedMs;
      expect(toMs(display)).toBe(left - (left % seconds(1)));
      expect(display.days).toBeLessThanOrEqual(2);
      expect(display.hours).toBeLessThan(24);
      expect(display.minutes).toBeLessThan(60);
      expect(display.seconds).toBeLessThan(60);
      expect(Math.min(...Object.values(display))).toBeGreaterThanOrEqual(0);
    }),
  );
});
