import type { StartedOrder } from "#app/domain/order.ts";

/**
 * What the payment call answered, as far as the page goes on from it.
 * @throws Error when it is no such answer.
 */
export function readStarted(answer: unknown): StartedOrder {
  const { state, clientSecret, orderId } = (answer ?? {}) as Partial<StartedOrder>;
  if (orderId && state === "open" && clientSecret) return { state, clientSecret, orderId };
  if (orderId && (state === "processing" || state === "paid")) {
    return { state, clientSecret: null, orderId };
  }
  throw new Error("The payment call answered something else.");
}
