import type { Clock } from "./clock.ts";

/**
 * Loads a value at most about once per `forMs` in each isolate, for what is dear to load and may be a little old. Only
 * what has arrived is shared: one request's pending load would never settle for the others if that visitor left. A load
 * that fails rejects, and the next call tries again. `isFresh` loads it in any case, also for the others.
 */
export function remember<Input, Value>(
  load: (input: Input) => Promise<Value>,
  forMs: number,
): (input: Input & { clock: Clock; isFresh?: boolean }) => Promise<Value> {
  let kept: { readonly value: Value; readonly untilMs: number } | null = null;
  return async (input) => {
    const nowMs = input.clock();
    if (kept !== null && nowMs < kept.untilMs && !input.isFresh) return kept.value;
    const value = await load(input);
    kept = { value, untilMs: nowMs + forMs };
    return value;
  };
}
