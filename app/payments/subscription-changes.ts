import type Stripe from "stripe";
import { z } from "zod";
import type { CallStripe } from "./call-stripe.ts";
import { CHOSEN_CARD, Id } from "./stripe-shapes.ts";

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
const Invoice = z.object({ object: z.literal("invoice"), hosted_invoice_url: z.url().nullish() });
const Invoices = z.object({ object: z.literal("list"), data: z.array(Invoice) });
const Portal = z.object({ object: z.literal("billing_portal.session"), url: z.url() });

export function subscriptionChanges(
  stripe: Stripe,
  callStripe: CallStripe,
  configuration: string | undefined,
) {
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
        found = await callStripe(
          () => stripe.subscriptions.update(id, { cancel_at: "" }),
          Subscription,
        );
      }
      const last = found;
      await callStripe(async () => last, Kept);
    },

    /** Lets a card that pays become the subscription's; otherwise Stripe keeps the checkout's card. Idempotent. */
    chargeCardThatPays: async (id: string): Promise<void> => {
      const change = {
        payment_settings: { save_default_payment_method: "on_subscription" },
      } as const;
      await callStripe(() => stripe.subscriptions.update(id, change), Subscription);
    },

    /**
     * Switches to a card that the customer has chosen in the portal. Idempotent without a key: the customer may return
     * to an earlier card within the day for which Stripe only replays a key's answer.
     */
    chargeChosenCard: async (id: string, card: string): Promise<void> => {
      const change = { default_payment_method: card, metadata: { [CHOSEN_CARD]: card } };
      await callStripe(() => stripe.subscriptions.update(id, change), Subscription);
    },

    /** Cancels immediately, without a final invoice. */
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

    /** Voids an open invoice, so that it can neither be charged nor be paid through its link. */
    voidInvoice: async (id: string): Promise<void> => {
      await callStripe(() => stripe.invoices.voidInvoice(id), Invoice);
    },

    /** Refunds the rest of a payment. Idempotent for each try. */
    refundPayment: async (paymentIntent: string, tries: number): Promise<void> => {
      const idempotencyKey = `refund:${paymentIntent}:${tries}`;
      await callStripe(
        () => stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey }),
        Refund,
      );
    },

    /** Stripe's page where the open invoice of a subscription is paid; null if there is none. */
    findInvoicePage: async (subscription: string): Promise<string | null> => {
      const params = { subscription, status: "open", limit: 1 } as const;
      const { data } = await callStripe(() => stripe.invoices.list(params), Invoices);
      return data[0]?.hosted_invoice_url ?? null;
    },

    /** `newCard` leads straight to the form for another card. */
    openPortal: async (
      customer: string,
      return_url: string,
      page: "home" | "newCard" = "home",
    ): Promise<string> => {
      const flow = page === "home" ? {} : { flow_data: { type: "payment_method_update" } as const };
      const params = { customer, return_url, ...flow, ...(configuration && { configuration }) };
      return (await callStripe(() => stripe.billingPortal.sessions.create(params), Portal)).url;
    },
  };
}
