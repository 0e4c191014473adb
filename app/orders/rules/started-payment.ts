import type { OrderId, StartedOrder } from "#app/domain/purchase/order.ts";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * Parses the response of a payment call by hand, because zod would add 8 kB of script to every checkout.
 * @throws Error for any other response
 */
export function readStartedPayment(answer: unknown): StartedOrder {
  const { state, clientSecret, ...fields } = (answer ?? {}) as Record<string, unknown>;
  if (isText(fields["orderId"])) {
    const orderId = fields["orderId"] as OrderId;
    if (state === "open" && isText(clientSecret)) return { state, clientSecret, orderId };
    if (state === "processing" || state === "paid") {
      return { state, clientSecret: null, orderId, amount: Number(fields["amount"]) || null };
    }
  }
  throw new Error("Unexpected response of the payment call.");
}
