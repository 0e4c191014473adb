import { minutes, seconds } from "#app/domain/duration.ts";

export const COUNTDOWN_MS = minutes(10);

/** Whole seconds that are left of the ten minutes; it stops at 0. */
export const secondsLeft = (startedAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((startedAtMs + COUNTDOWN_MS - nowMs) / seconds(1)));
