import type Stripe from "stripe";
import type { KeptPayment } from "./restore-database.ts";

/** Lists an account's payments that were made since `then` and not refunded in full. */
export async function listKeptPayments(stripe: Stripe, then: number): Promise<KeptPayment[]> {
  const created = { gte: Math.floor(then / 1_000) };
  const kept: KeptPayment[] = [];
  for await (const charge of stripe.charges.list({
    created,
    limit: 100,
    expand: ["data.payment_intent"],
  })) {
    const { payment_intent: intent, customer } = charge;
    if (!charge.paid || charge.refunded || intent === null || typeof intent === "string") continue;
    const orderId = intent.metadata["order_id"] ?? null;
    const customerId = typeof customer === "string" ? customer : (customer?.id ?? null);
    // Other products may use the account, too.
    if (orderId !== null || customerId !== null) kept.push({ id: intent.id, orderId, customerId });
  }
  return kept;
}
