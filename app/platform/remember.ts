import type { Clock } from "./clock.ts";

/**
 * Loads a value at most once per `forMs` in each isolate, for what is dear to load and may be a little old. A load that
 * fails rejects, and the next call tries again.
 */
export function remember<Input, Value>(
  load: (input: Input) => Promise<Value>,
  forMs: number,
): (input: Input & { clock: Clock }) => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly untilMs: number } | null = null;
  return (input) => {
    const nowMs = input.clock();
    if (kept !== null && nowMs < kept.untilMs) return kept.value;
    const loading = { value: load(input), untilMs: nowMs + forMs };
    kept = loading;
    loading.value.catch(() => {
      if (kept === loading) kept = null;
    });
    return loading.value;
  };
}
