import { seconds } from "#app/domain/duration.ts";
import type { Clock } from "#app/platform/clock.ts";

/** A mail waits for its turn no longer than this, well within its lease. */
const LONGEST_WAIT_MS = seconds(60);

type PaceDeps = {
  readonly clock: Clock;
  readonly wait: (ms: number) => Promise<unknown>;
};

/**
 * The provider's pace, for all mails of a process: the queue's consumer runs once at a time (`max_concurrency`), so that
 * no other process sends meanwhile.
 */
export type Pace = {
  /** Waits for this mail's turn. A number: it is not its turn before so many milliseconds, so it is to come again. */
  readonly takeTurn: () => Promise<number | null>;
  /** The provider asks for a pause. */
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

/** Spreads what would come back at one moment: up to a quarter later. */
export const addJitter = (ms: number, chance: () => number): number =>
  Math.round(ms * (1 + chance() / 4));
