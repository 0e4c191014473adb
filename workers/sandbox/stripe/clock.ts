import type { Store } from "./store.ts";

/** The account's time: the real one, moved forward by so much as somebody asked. */
export const readClockMs = (store: Store): number =>
  Date.now() + (store.readSetting<number>("clockOffsetMs") ?? 0);

/** Answers the new time. It never goes back: `toMs` of the past is left alone. */
export function moveClock(store: Store, to: { toMs: number } | { byMs: number }): number {
  const nowMs = readClockMs(store);
  const wantedMs = "byMs" in to ? nowMs + to.byMs : to.toMs;
  const offsetMs = Math.max(wantedMs, nowMs) - Date.now();
  store.writeSetting("clockOffsetMs", offsetMs);
  return Date.now() + offsetMs;
}
