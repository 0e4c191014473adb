import type { OrderId, StartedOrder } from "#app/domain/order.ts";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * What a payment call answers: a secret for the form, or that nothing is to be paid any more. Read by hand: a
 * schema would bring 8 kB of script along to every checkout.
 * @throws Error for any other answer
 */
export function readStartedPayment(answer: unknown): StartedOrder {
  const { state, clientSecret, ...fields } = (answer ?? {}) as Record<string, unknown>;
  if (isText(fields["orderId"])) {
    const orderId = fields["orderId"] as OrderId;
    if (state === "open" && isText(clientSecret)) return { state, clientSecret, orderId };
    if (state === "processing" || state === "paid") return { state, clientSecret: null, orderId };
  }
  throw new Error("The payment call answered something else.");
}
