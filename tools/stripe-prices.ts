import Stripe from "stripe";
import { CURRENCY, TRIAL_PRICES } from "#app/payments/catalogue.ts";
import { API_VERSION } from "#app/payments/stripe-client.ts";

type Account = {
  secretKey: string;
  /** Origin of a local Stripe; default: Stripe itself. */
  origin?: string | undefined;
};

export const openAccount = ({ secretKey, origin }: Account): Stripe =>
  new Stripe(secretKey, { apiVersion: API_VERSION, maxNetworkRetries: 2, ...readHost(origin) });

/** The price shown is the price paid: a tax would be part of it. A price cannot change this later. */
const TAX_BEHAVIOR = "inclusive";

/**
 * Creates the catalogue's products and prices in a Stripe account. Idempotent: prices are found by lookup key, and a
 * changed amount or tax behavior transfers the key to a new price and switches the old one off. Returns what was created.
 */
export async function setUpPrices(stripe: Stripe): Promise<string[]> {
  const made: string[] = [];
  for (const price of Object.values(TRIAL_PRICES)) {
    const { lookupKey, product, amountCents, interval } = price;
    const known = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
    if (known.data.some((one) => isSame(one, price))) continue;
    await stripe.products.create({ id: lookupKey, name: product }).catch(keepKnown);
    const { id } = await stripe.prices.create({
      product: lookupKey,
      currency: CURRENCY,
      unit_amount: amountCents,
      tax_behavior: TAX_BEHAVIOR,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      ...(interval === null ? {} : { recurring: { interval } }),
    });
    for (const old of known.data) await stripe.prices.update(old.id, { active: false });
    made.push(`${id}: ${product}, ${amountCents} cents${interval ? ` a ${interval}` : ""}`);
  }
  return made;
}

/** The catalogue's prices that are missing, or have a wrong amount. */
export async function findWrongPrices(stripe: Stripe): Promise<string[]> {
  const wrong: string[] = [];
  for (const price of Object.values(TRIAL_PRICES)) {
    const { data } = await stripe.prices.list({ lookup_keys: [price.lookupKey], active: true });
    if (!data.some((one) => isSame(one, price))) wrong.push(`No price ${price.lookupKey}`);
  }
  return wrong;
}

/** The local Stripe accepts any test key. */
export const setUpLocalStripe = (origin: string): Promise<string[]> =>
  setUpPrices(openAccount({ secretKey: "sk_test_sandbox", origin }));

const isSame = (
  price: Stripe.Price,
  { amountCents, interval }: { amountCents: number; interval: string | null },
) =>
  price.currency === CURRENCY &&
  price.unit_amount === amountCents &&
  price.tax_behavior === TAX_BEHAVIOR &&
  (price.recurring?.interval ?? null) === interval;

function keepKnown(error: unknown): void {
  const isKnown =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === "resource_already_exists";
  if (!isKnown) throw error;
}

function readHost(origin: string | undefined) {
  if (origin === undefined) return {};
  const { protocol, hostname, port } = new URL(origin);
  const isHttps = protocol === "https:";
  // Over http the key could be read on the way.
  if (!isHttps && !["localhost", "127.0.0.1"].includes(hostname)) {
    throw new Error(`${origin} must be https, or on this machine.`);
  }
  return {
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? ("https" as const) : ("http" as const),
  };
}
