import type { Store } from "./store.ts";

/** How far somebody has moved the account's time forward. */
export const readOffsetMs = (store: Store): number =>
  store.readSetting<number>("clockOffsetMs") ?? 0;

/** The account's time: the real one, moved forward. */
export const readClockMs = (store: Store): number => Date.now() + readOffsetMs(store);

/** Answers the new time. It never goes back: `toMs` of the past is left alone. */
export function moveClock(store: Store, to: { toMs: number } | { byMs: number }): number {
  const realMs = Date.now();
  const nowMs = realMs + readOffsetMs(store);
  const wantedMs = "byMs" in to ? nowMs + to.byMs : to.toMs;
  const movedMs = Math.max(wantedMs, nowMs);
  store.writeSetting("clockOffsetMs", movedMs - realMs);
  return movedMs;
}
