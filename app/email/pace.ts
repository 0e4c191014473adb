import { seconds } from "#app/domain/duration.ts";
import type { Clock } from "#app/platform/clock.ts";

/** A mail waits for its turn no longer than this, well within its lease. */
const LONGEST_WAIT_MS = seconds(60);

type PaceDeps = {
  readonly clock: Clock;
  readonly wait: (ms: number) => Promise<unknown>;
};

/**
 * The provider's pace, for all mails of a process: only one consumer of the queue runs at a time (`max_concurrency`), so
 * no other process sends.
 */
export type Pace = {
  /** Waits for this mail's turn. A number: its turn is only in that many milliseconds, so it has to try again then. */
  readonly takeTurn: () => Promise<number | null>;
  /** Pauses because the provider asks for it. */
  readonly pause: (ms: number) => void;
};

export function createPace(perSecond: number, { clock, wait }: PaceDeps): Pace {
  const stepMs = seconds(1) / perSecond;
  let freeAt = 0;
  return {
    takeTurn: async () => {
      const now = clock();
      const turnAt = Math.max(freeAt, now);
      if (turnAt - now > LONGEST_WAIT_MS) return turnAt - now;
      freeAt = turnAt + stepMs;
      if (turnAt > now) await wait(turnAt - now);
      return null;
    },
    pause: (ms) => {
      freeAt = Math.max(freeAt, clock() + ms);
    },
  };
}

/** Spreads retries that would be due at the same moment: up to a quarter later. */
export const addJitter = (ms: number, chance: () => number): number =>
  Math.round(ms * (1 + chance() / 4));
