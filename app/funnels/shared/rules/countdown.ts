import { seconds } from "#app/domain/duration.ts";

/** Whole seconds left, at least 0. Rounded: timers fire a few milliseconds early or late. */
export const secondsLeft = (endsAtMs: number, nowMs: number): number =>
  Math.max(0, Math.round((endsAtMs - nowMs) / seconds(1)));

const SECONDS_PER_MINUTE = 60;

/** Whole seconds as minutes and seconds. */
export const splitTime = (seconds: number): { minutes: number; seconds: number } => ({
  minutes: Math.floor(seconds / SECONDS_PER_MINUTE),
  seconds: seconds % SECONDS_PER_MINUTE,
});
