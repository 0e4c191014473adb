import type { Clock } from "./clock.ts";

/**
 * Loads a value about once per `forMs` in each isolate, if it is expensive to load and may be slightly old. Only loaded
 * values are shared: a request's pending load would never settle for the others if its visitor left. A failed load
 * rejects, and the next call retries. `isFresh` always loads, and shares what it loads.
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
