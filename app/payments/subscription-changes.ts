import type Stripe from "stripe";
import { z } from "zod";
import type { CallStripe } from "./call-stripe.ts";
import { Id } from "./stripe-shapes.ts";

const Subscription = z.object({
  object: z.literal("subscription"),
  cancel_at: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
});
const Kept = Subscription.extend({
  cancel_at: z.null(),
  cancel_at_period_end: z.literal(false),
});
const Refund = z.object({ object: z.literal("refund"), id: Id });
const Invoice = z.object({ object: z.literal("invoice"), id: Id });
const Portal = z.object({ object: z.literal("billing_portal.session"), url: z.url() });

export function subscriptionChanges(stripe: Stripe, callStripe: CallStripe) {
  return {
    /** Schedules the cancellation for the end of the period. Idempotent. */
    cancelAtPeriodEnd: async (id: string): Promise<void> => {
      const change = { cancel_at_period_end: true };
      await callStripe(() => stripe.subscriptions.update(id, change), Subscription);
    },

    /**
     * Revokes a scheduled cancellation: ours is a flag, the portal's in flexible billing a date. Idempotent.
     * @throws AppError `unavailable`, also if Stripe's answer still shows one.
     */
    keepSubscription: async (id: string): Promise<void> => {
      let found = await callStripe(() => stripe.subscriptions.retrieve(id), Subscription);
      if (found.cancel_at_period_end) {
        const change = { cancel_at_period_end: false };
        found = await callStripe(() => stripe.subscriptions.update(id, change), Subscription);
      }
      if (found.cancel_at !== null) {
        await callStripe(() => stripe.subscriptions.update(id, { cancel_at: "" }), Kept);
      }
    },

    /** Immediately, without a final invoice. */
    cancelNow: async (id: string): Promise<void> => {
      await callStripe(
        () => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }),
        Subscription,
      );
    },

    /** Keeps a draft from becoming final, so that it is never charged. Idempotent. */
    holdDraft: async (id: string): Promise<void> => {
      await callStripe(() => stripe.invoices.update(id, { auto_advance: false }), Invoice);
    },

    /** An open invoice can then neither be charged nor be paid by its link. */
    voidInvoice: async (id: string): Promise<void> => {
      await callStripe(() => stripe.invoices.voidInvoice(id), Invoice);
    },

    /** The unrefunded rest of a payment. Idempotent for each try. */
    refundPayment: async (paymentIntent: string, tries: number): Promise<void> => {
      const idempotencyKey = `refund:${paymentIntent}:${tries}`;
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
