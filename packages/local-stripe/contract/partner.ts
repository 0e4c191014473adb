import type Stripe from "stripe";
import { minutes, seconds } from "../duration.ts";

/** One of the two accounts that must keep the contract. */
export type Account = {
  stripe: Stripe;
  /** Pauses between looks at what Stripe does in its own time. */
  pauseMs: number;
};

/** An account during one journey. */
export type Partner = Account & {
  /** Removes what the journey has made, as far as Stripe can. */
  cleanUps: (() => Promise<unknown>)[];
};

const PATIENCE_MS = minutes(3);

/** Polls until `isDone`, for at most three minutes; returns the last result. */
async function lookUntil<T>(
  { pauseMs }: Account,
  look: () => Promise<T>,
  isDone: (seen: T) => boolean,
): Promise<T> {
  const endMs = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (isDone(seen) || Date.now() > endMs) return seen;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const CONTRACT_PRICES = {
  contract_month: { unit_amount: 1_999, recurring: { interval: "month" } },
  contract_week: { unit_amount: 200 },
} as const;

/** Found again by every run, since Stripe deletes no prices. */
async function findPrice({ stripe }: Partner, key: keyof typeof CONTRACT_PRICES): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
  const price =
    data[0] ??
    (await stripe.prices.create({
      currency: "usd",
      lookup_key: key,
      product_data: { name: key },
      ...CONTRACT_PRICES[key],
    }));
  return price.id;
}

/** A customer with a trial under a test clock, paid as a checkout pays it. */
export async function startTrial(partner: Partner, card = "pm_card_visa") {
  const { stripe } = partner;
  const startedAt = Math.floor(Date.now() / seconds(1));
  const { testClocks } = stripe.testHelpers;
  const clock = await testClocks.create({ frozen_time: startedAt });
  // This also deletes the clock's customer and subscription.
  partner.cleanUps.push(() => testClocks.del(clock.id));
  const customer = await stripe.customers.create({
    email: "ada@example.com",
    test_clock: clock.id,
  });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  const { id } = await stripe.subscriptions.create({
    add_invoice_items: [{ price: await findPrice(partner, "contract_week"), quantity: 1 }],
    customer: customer.id,
    default_payment_method: method.id,
    items: [{ price: await findPrice(partner, "contract_month") }],
    trial_period_days: 7,
  });
  const read = () => stripe.subscriptions.retrieve(id);
  const { trial_end } = await read();
  let atSeconds = startedAt;
  return {
    id,
    customer: customer.id,
    read,
    trialEnd: trial_end ?? 0,
    /** Advances to a time after the trial's start, in seconds. */
    advanceTo: async (afterSeconds: number) => {
      atSeconds = Math.max(atSeconds + 1, startedAt + afterSeconds);
      await testClocks.advance(clock.id, { frozen_time: atSeconds });
      const { status } = await lookUntil(
        partner,
        () => testClocks.retrieve(clock.id),
        (seen) => seen.status !== "advancing",
      );
      if (status !== "ready") throw new Error(`The test clock is ${status}.`);
    },
    listInvoices: async () => {
      const { data } = await stripe.invoices.list({ customer: customer.id });
      return data.toReversed().map(({ status, amount_paid, billing_reason }) => ({
        status,
        amount_paid,
        billing_reason,
      }));
    },
  };
}

export const payOrder = (
  { stripe }: Partner,
  payment_method: string,
): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create({
    allowed_payment_method_types: ["card"],
    amount: 1_999,
    confirm: true,
    currency: "usd",
    payment_method,
    return_url: "https://kindling.example/success",
    statement_descriptor_suffix: "GUIDES",
  });

/** Test disputes are opened some time after the charge. */
export const waitForDispute = (partner: Partner, charge: string) =>
  lookUntil(
    partner,
    () => partner.stripe.charges.retrieve(charge),
    ({ disputed }) => disputed,
  );

/** The facts of an error, without its wording. */
export const refusalOf = async (call: Promise<unknown>): Promise<object> => {
  try {
    await call;
    return { refused: false };
  } catch (error) {
    const { statusCode, code, decline_code, param, rawType, headers } =
      error as Stripe.errors.StripeError & { decline_code?: string };
    return {
      statusCode,
      type: rawType,
      code: code ?? null,
      decline_code: decline_code ?? null,
      param: param ?? null,
      replayed: headers?.["idempotent-replayed"] ?? null,
    };
  }
};
