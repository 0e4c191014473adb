import type Stripe from "stripe";
import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type Offer, TRIAL_DAYS } from "#app/domain/subscription.ts";
import type { CallStripe } from "./call-stripe.ts";
import { findTrialPrices, type TrialPriceIds } from "./trial-prices.ts";

const Customer = z.object({ object: z.literal("customer"), id: z.string().startsWith("cus_") });
const Session = z.object({
  object: z.literal("checkout.session"),
  id: z.string().startsWith("cs_"),
  url: z.url(),
});
const AnySession = Session.extend({
  url: z.url().nullable(),
  status: z.enum(["open", "complete", "expired"]),
  client_reference_id: z.string().nullable(),
});

/** `country` may be "other", which Stripe does not know. */
type Person = { readonly email: string; readonly country: string | null };

type Checkout = {
  readonly attemptId: AttemptId;
  readonly customerId: string;
  readonly offer: Offer;
  readonly round: number;
  readonly expiresAtMs: number;
  readonly siteOrigin: string;
};

export function trialCheckout(stripe: Stripe, callStripe: CallStripe) {
  const { findPrices, findOtherPrices } = findTrialPrices(stripe, callStripe);
  return {
    /** The customer of an attempt. Idempotent. */
    openCustomer: async (attemptId: AttemptId): Promise<string> => {
      const params = { metadata: { attempt_id: attemptId } };
      const idempotencyKey = `customer:${attemptId}`;
      return (await callStripe(() => stripe.customers.create(params, { idempotencyKey }), Customer))
        .id;
    },

    describeCustomer: async (customerId: string, { email, country }: Person): Promise<void> => {
      const address = country === null || country === "other" ? {} : { address: { country } };
      await callStripe(() => stripe.customers.update(customerId, { email, ...address }), Customer);
    },

    /**
     * The session of one checkout round. Idempotent, because everything that is sent is stored with the round
     * (docs/product.md#trial-checkout).
     */
    openSession: async (checkout: Checkout): Promise<{ id: string; url: string }> => {
      const { attemptId, customerId, offer, round, expiresAtMs, siteOrigin } = checkout;
      const isTrial = offer === "trial";
      const metadata = { attempt_id: attemptId };
      const describe = (prices: TrialPriceIds): Stripe.Checkout.SessionCreateParams => ({
        mode: "subscription",
        customer: customerId,
        client_reference_id: attemptId,
        line_items: [
          { price: prices.monthly, quantity: 1 },
          ...(isTrial ? [{ price: prices.fee, quantity: 1 }] : []),
        ],
        subscription_data: { ...(isTrial && { trial_period_days: TRIAL_DAYS }), metadata },
        payment_method_collection: "always",
        metadata,
        expires_at: Math.floor(expiresAtMs / seconds(1)),
        success_url: `${siteOrigin}/quiz2/thank-you?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${siteOrigin}/quiz2/paywall`,
      });
      const idempotencyKey = `checkout:${attemptId}:${round}`;
      const create = (prices: TrialPriceIds) =>
        callStripe(
          () => stripe.checkout.sessions.create(describe(prices), { idempotencyKey }),
          Session,
        );
      const known = await findPrices();
      try {
        return await create(known);
      } catch (error) {
        // The cached prices may have been replaced.
        const others = await findOtherPrices(known);
        if (others === null) throw error;
        return create(others);
      }
    },

    /** The attempt of a paid checkout; null if it was not paid. */
    findPaidAttempt: async (sessionId: string): Promise<AttemptId | null> => {
      const read = () => stripe.checkout.sessions.retrieve(sessionId);
      const { status, client_reference_id } = await callStripe(read, AnySession);
      return status === "complete" ? (client_reference_id as AttemptId | null) : null;
    },

    /** Expires an open session; returns the final status. */
    closeSession: async (sessionId: string): Promise<"complete" | "expired"> => {
      const read = async () =>
        (await callStripe(() => stripe.checkout.sessions.retrieve(sessionId), AnySession)).status;
      const status = await read();
      if (status !== "open") return status;
      try {
        await callStripe(() => stripe.checkout.sessions.expire(sessionId), AnySession);
        return "expired";
      } catch (error) {
        // It was paid or expired in between.
        const settled = await read();
        if (settled === "open") throw error;
        return settled;
      }
    },
  };
}
