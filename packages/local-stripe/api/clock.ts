import type { Store } from "./store.ts";

/** Offset of the account's clock from real time. */
export const readOffsetMs = (store: Store): number =>
  store.readSetting<number>("clockOffsetMs") ?? 0;

/** The account's time: real time plus the offset. */
export const readClockMs = (store: Store): number => Date.now() + readOffsetMs(store);

/** Returns the new time. The clock is monotonic: a `toMs` in the past is a no-op. */
export function moveClock(store: Store, to: { toMs: number } | { byMs: number }): number {
  const realMs = Date.now();
  const nowMs = realMs + readOffsetMs(store);
  const wantedMs = "byMs" in to ? nowMs + to.byMs : to.toMs;
  const movedMs = Math.max(wantedMs, nowMs);
  store.writeSetting("clockOffsetMs", movedMs - realMs);
  return movedMs;
}
