import { days, hours, minutes, seconds } from "#app/domain/duration.ts";

export type CountdownDisplay = { days: number; hours: number; minutes: number; seconds: number };

/** Shown until the first tick (docs/product.md#waitlist-countdown). */
export const FIRST_DISPLAY: CountdownDisplay = { days: 2, hours: 14, minutes: 27, seconds: 43 };

/** From page load to the end, in ms. */
export const COUNTDOWN_MS = days(2) + hours(14);

/** Returns the display at a tick; after the end, the last display stays. */
export function tick(shown: CountdownDisplay, endsAtMs: number, nowMs: number): CountdownDisplay {
  const left = endsAtMs - nowMs;
  if (left <= 0) return shown;
  return {
    days: Math.floor(left / days(1)),
    hours: Math.floor((left % days(1)) / hours(1)),
    minutes: Math.floor((left % hours(1)) / minutes(1)),
    seconds: Math.floor((left % minutes(1)) / seconds(1)),
  };
}
