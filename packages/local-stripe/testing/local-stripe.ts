import { env, exports } from "cloudflare:workers";
import Stripe from "stripe";
import type { StripeAccount } from "../api/account.ts";

type Bindings = { STRIPE: DurableObjectNamespace<StripeAccount>; WEBHOOK: Fetcher };
const { STRIPE, WEBHOOK } = env as unknown as Bindings;
const { StripeApi } = exports as unknown as { StripeApi: Fetcher };

/** The account's Durable Object. */
export const account = STRIPE.getByName("account");

export const webhookEndpoint = WEBHOOK;

/** Returns the unmodified SDK, connected to the local Stripe. */
export const connect = (key: string, config: object = {}) =>
  new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      StripeApi.fetch(input, init),
    ),
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });

export const stripe = connect("sk_test_sandbox");

export const callApi = (path: string, init?: RequestInit) =>
  StripeApi.fetch(`https://api.stripe.com${path}`, init);

/** The trial as the app sells it: a monthly price and a one-time fee. */
export async function openTrial(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { id: product } = await stripe.products.create({ name: "Kindling monthly" });
  const monthly = await stripe.prices.create({
    product,
    currency: "usd",
    unit_amount: 1_999,
    recurring: { interval: "month" },
  });
  const fee = await stripe.prices.create({
    product_data: { name: "Trial week" },
    currency: "usd",
    unit_amount: 200,
  });
  const customer = await stripe.customers.create({ email: "ada@example.test" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    client_reference_id: "attempt",
    line_items: [
      { price: monthly.id, quantity: 1 },
      { price: fee.id, quantity: 1 },
    ],
    payment_method_collection: "always",
    subscription_data: { trial_period_days: 7, metadata: { attempt_id: "attempt" } },
    metadata: { attempt_id: "attempt" },
    success_url: "http://localhost:8787/quiz2/thank-you?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:8787/quiz2/paywall",
    ...changes,
  });
  return { session, customer, monthly, fee };
}

export const card = (number: string) => ({ number, expMonth: 12, expYear: 2_040, cvc: "123" });

/** The trial, paid with a working card. */
export async function payTrial() {
  const trial = await openTrial();
  await account.payCheckout(trial.session.id, card("4242424242424242"));
  return { ...trial, subscription: await readSubscription(trial.customer.id) };
}

/** The customer's latest subscription. */
export async function readSubscription(customer: string): Promise<Stripe.Subscription> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  if (data[0] === undefined) throw new Error("There is no subscription.");
  return data[0];
}

export const readAmounts = async (): Promise<string[]> =>
  (await account.readLedger()).map(({ kind, amountCents }) => `${kind} ${amountCents}`);

/** Oldest first. */
export const listEventTypes = async (): Promise<string[]> =>
  (await account.listEvents()).map(({ type }) => type).reverse();
