import type { Call } from "./call.ts";

/** Calls in progress: those that change the same payment intent take turns, and only one may use an idempotency key. */
export class Turns {
  readonly #keys = new Set<string>();
  readonly #intents = new Map<string, Promise<unknown>>();

  take<T>(call: Call, act: () => Promise<T>): Promise<T> {
    const [intent] = /^\/v1\/payment_intents\/\w+/.exec(call.path) ?? [];
    if (intent === undefined || call.method !== "POST") return act();
    const before = this.#intents.get(intent) ?? Promise.resolve();
    const done = before.then(act);
    this.#intents.set(
      intent,
      done.catch(() => null),
    );
    return done;
  }

  isKeyInUse = ({ idempotencyKey }: Call): boolean => this.#keys.has(idempotencyKey ?? "");

  /** Delays an answer; until then, other calls with the same key get a conflict. */
  async hold({ idempotencyKey }: Call, waitMs: number): Promise<void> {
    if (waitMs === 0) return;
    if (idempotencyKey !== null) this.#keys.add(idempotencyKey);
    await scheduler.wait(waitMs);
    if (idempotencyKey !== null) this.#keys.delete(idempotencyKey);
  }
}
