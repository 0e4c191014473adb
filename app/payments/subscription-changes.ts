import type Stripe from "stripe";
import { z } from "zod";
import type { CallStripe } from "./call-stripe.ts";

const Subscription = z.object({
  object: z.literal("subscription"),
  id: z.string().startsWith("sub_"),
});
const Refund = z.object({ object: z.literal("refund"), id: z.string().startsWith("re_") });
const Portal = z.object({
  object: z.literal("billing_portal.session"),
  id: z.string().startsWith("bps_"),
  url: z.url(),
});

export function subscriptionChanges(stripe: Stripe, callStripe: CallStripe) {
  return {
    /** Schedules the cancellation for the end of the period, or revokes it. Idempotent. */
    setCancelAtPeriodEnd: async (id: string, isCancelling: boolean): Promise<void> => {
      const change = { cancel_at_period_end: isCancelling };
      await callStripe(() => stripe.subscriptions.update(id, change), Subscription);
    },

    /** Immediately, without a final invoice. */
    cancelNow: async (id: string): Promise<void> => {
      await callStripe(
        () => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }),
        Subscription,
      );
    },

    /** The unrefunded rest of a payment. Idempotent. */
    refundPayment: async (paymentIntent: string): Promise<void> => {
      const idempotencyKey = `refund:${paymentIntent}`;
      await callStripe(
        () => stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey }),
        Refund,
      );
    },

    openPortal: async (customer: string, return_url: string): Promise<string> =>
      (
        await callStripe(
          () => stripe.billingPortal.sessions.create({ customer, return_url }),
          Portal,
        )
      ).url,
  };
}
