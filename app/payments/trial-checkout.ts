import type Stripe from "stripe";
import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";
import { AttemptId } from "#app/domain/ids.ts";
import { type Offer, TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type CallStripe, StripeRefusal } from "./call-stripe.ts";
import { TRIAL_PRICES } from "./catalogue.ts";
import { trialText } from "./content/texts.ts";
import { CHOSEN_CARD, Id, PAGE_SIZE } from "./stripe-shapes.ts";
import { findTrialPrices, type TrialPriceIds } from "./trial-prices.ts";

const { fee, monthly } = TRIAL_PRICES;

const Customer = z.object({ object: z.literal("customer"), id: Id });
/** All that Stripe keeps of a deleted customer. */
const Deleted = z.object({ object: z.literal("customer"), id: Id, deleted: z.literal(true) });
const Described = Customer.extend({
  email: z.string().nullable(),
  name: z.string().nullish(),
  address: z.object({ country: z.string().nullable() }).nullish(),
});
const WithCard = Customer.extend({
  invoice_settings: z.object({ default_payment_method: Id.nullable() }),
});
const Session = z.object({ object: z.literal("checkout.session"), id: Id, url: z.url() });
const AnySession = Session.extend({
  url: z.url().nullable(),
  status: z.enum(["open", "complete", "expired"]),
  client_reference_id: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
});

const TRIAL_TEXT = trialText(fee.amountCents, TRIAL_DAYS, monthly.amountCents);

/** `country` may be "other", which Stripe does not know. */
type Person = { readonly email: string; readonly country: string | null };

export type HeldCustomer = {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly country: string | null;
};

type Checkout = {
  readonly attemptId: AttemptId;
  readonly customerId: string;
  /** Chosen for an earlier subscription: the card entered at this checkout replaces it. */
  readonly chosenCard: string | null;
  readonly offer: Offer;
  readonly round: number;
  readonly expiresAtMs: number;
  readonly siteOrigin: string;
};

export function trialCheckout(stripe: Stripe, callStripe: CallStripe, clock: Clock) {
  const { findPrices, findOtherPrices } = findTrialPrices(stripe, callStripe, clock);

  /** Expires an open session; returns the final status. */
  const closeSession = async (sessionId: string): Promise<"complete" | "expired"> => {
    const read = async () =>
      (await callStripe(() => stripe.checkout.sessions.retrieve(sessionId), AnySession)).status;
    const status = await read();
    if (status !== "open") return status;
    try {
      await callStripe(() => stripe.checkout.sessions.expire(sessionId), AnySession);
      return "expired";
    } catch (error) {
      // It was paid or expired in the meantime.
      const settled = await read();
      if (settled === "open") throw error;
      return settled;
    }
  };

  return {
    /**
     * Creates the customer of an attempt, without an address: a customer gets one only after it is stored. Idempotent
     * within a round. Looks up the prices of the checkout at the same time.
     */
    openCustomer: async (attemptId: AttemptId, round: number): Promise<string> => {
      const params = { metadata: { attempt_id: attemptId } };
      const idempotencyKey = `customer:${attemptId}:${round}`;
      const [{ id }] = await Promise.all([
        callStripe(() => stripe.customers.create(params, { idempotencyKey }), Customer),
        findPrices(),
      ]);
      return id;
    },

    /** Returns the card that the customer has chosen in Stripe's portal; null if none. */
    describeCustomer: async (
      customerId: string,
      { email, country }: Person,
    ): Promise<string | null> => {
      const address = country === null || country === "other" ? {} : { address: { country } };
      const update = () => stripe.customers.update(customerId, { email, ...address });
      return (await callStripe(update, WithCard)).invoice_settings.default_payment_method;
    },

    /** What Stripe holds of a customer; null if it was deleted. */
    readCustomer: async (customerId: string): Promise<HeldCustomer | null> => {
      const read = () => stripe.customers.retrieve(customerId);
      const found = await callStripe(read, Deleted.or(Described));
      if ("deleted" in found) return null;
      const { id, email, name, address } = found;
      return { id, email, name: name ?? null, country: address?.country ?? null };
    },

    /** Cancels a customer's subscriptions at once, and removes the cards. Stripe refuses it for a deleted customer. */
    deleteCustomer: async (customerId: string): Promise<void> => {
      await callStripe(() => stripe.customers.del(customerId), Deleted);
    },

    /**
     * Opens the session of one checkout round. Idempotent, because everything that is sent is stored with the round
     * (docs/product.md#trial-checkout). Other prices need another round: a key is never sent with another body.
     */
    openSession: async (checkout: Checkout): Promise<{ id: string; url: string }> => {
      const { attemptId, customerId, chosenCard, offer, round, expiresAtMs, siteOrigin } = checkout;
      const isTrial = offer === "trial";
      const metadata = { attempt_id: attemptId };
      const prices: TrialPriceIds = await findPrices();
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: "subscription",
        customer: customerId,
        client_reference_id: attemptId,
        line_items: [
          { price: prices.monthly, quantity: 1 },
          ...(isTrial ? [{ price: prices.fee, quantity: 1 }] : []),
        ],
        subscription_data: {
          ...(isTrial && { trial_period_days: TRIAL_DAYS }),
          metadata: { ...metadata, ...(chosenCard !== null && { [CHOSEN_CARD]: chosenCard }) },
        },
        payment_method_collection: "always",
        // Apple Pay and Google Pay are cards. Other methods may complete the session days before they pay, if ever.
        allowed_payment_method_types: ["card"],
        // Otherwise buyers abroad may be charged other amounts than our pages say.
        adaptive_pricing: { enabled: false },
        ...(isTrial && { custom_text: { submit: { message: TRIAL_TEXT } } }),
        metadata: { ...metadata, round: String(round) },
        expires_at: Math.floor(expiresAtMs / seconds(1)),
        success_url: `${siteOrigin}/quiz2/thank-you?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${siteOrigin}/quiz2/paywall`,
      };
      const idempotencyKey = `checkout:${attemptId}:${round}`;
      try {
        return await callStripe(
          () => stripe.checkout.sessions.create(params, { idempotencyKey }),
          Session,
        );
      } catch (error) {
        // The cached prices may have been replaced.
        if ((await findOtherPrices(prices)) === null) throw error;
        throw new StripeRefusal("key_spent", "price_replaced");
      }
    },

    /** The attempt of a paid checkout; null if it was not paid, or is not ours. */
    findPaidAttempt: async (sessionId: string): Promise<AttemptId | null> => {
      const read = () => stripe.checkout.sessions.retrieve(sessionId);
      const { status, client_reference_id } = await callStripe(read, AnySession);
      if (status !== "complete") return null;
      return AttemptId.safeParse(client_reference_id).data ?? null;
    },

    closeSession,

    /** Expires the open sessions of a customer's earlier rounds, including those whose response was lost. */
    closeEarlierSessions: async (customer: string, round: number): Promise<void> => {
      const params = { customer, status: "open", limit: PAGE_SIZE } as const;
      const list = () => Array.fromAsync(stripe.checkout.sessions.list(params));
      const open = await callStripe(list, z.array(AnySession));
      const earlier = open.filter(({ metadata }) => Number(metadata?.["round"] ?? 0) < round);
      await Promise.all(earlier.map(({ id }) => closeSession(id)));
    },
  };
}
