/** What an account needs besides prices: webhook endpoint, customer portal and the wallets' domains. */
import type Stripe from "stripe";
import { API_VERSION } from "#app/payments/stripe-client.ts";
import { HANDLED_EVENTS } from "#app/payments/stripe-event.ts";
import { findWrongPrices, setUpPrices } from "./stripe-prices.ts";

type EnabledEvent = Stripe.WebhookEndpointCreateParams.EnabledEvent;
const EVENTS = [...HANDLED_EVENTS] as EnabledEvent[];
/** Marks the portal configuration that is ours. */
const OURS = { purpose: "kindling" };
const ALL = { limit: 100 };

/** No plan change and no pause: the app supports neither. */
const FEATURES = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: "at_period_end", proration_behavior: "none" },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** Takes the secret of a new webhook endpoint, which Stripe shows only once. */
export type KeepSecret = (secret: string) => void;

/** Idempotent. Returns a line for each thing that it created or changed, without the secret of a webhook endpoint. */
export async function setUpAccount(
  stripe: Stripe,
  siteOrigin: string,
  keepSecret: KeepSecret,
): Promise<string[]> {
  return [
    ...(await setUpPrices(stripe)),
    ...(await setUpWebhook(stripe, siteOrigin, keepSecret)),
    ...(await setUpPortal(stripe)),
    ...(await setUpDomains(stripe, siteOrigin)),
  ];
}

/** Returns a line for each thing that is missing or not as the app expects. */
export const checkAccount = async (stripe: Stripe, siteOrigin: string): Promise<string[]> => [
  ...(await findMissing(stripe, siteOrigin)),
  ...(await findInactiveWallets(stripe, siteOrigin)),
];

/** Returns only the lines that `setUpAccount` can do something about. */
export const findMissing = async (stripe: Stripe, siteOrigin: string): Promise<string[]> => [
  ...(await findWrongPrices(stripe)),
  ...(await checkWebhook(stripe, siteOrigin)),
  ...(await checkPortal(stripe)),
  ...(await checkDomains(stripe, siteOrigin)),
  ...(await checkStatement(stripe)),
];

const nameWebhook = (siteOrigin: string) => new URL("/webhooks/stripe", siteOrigin).href;

async function findWebhooks(stripe: Stripe, siteOrigin: string): Promise<Stripe.WebhookEndpoint[]> {
  const { data } = await stripe.webhookEndpoints.list(ALL);
  return data.filter(({ url }) => url === nameWebhook(siteOrigin));
}

async function setUpWebhook(
  stripe: Stripe,
  siteOrigin: string,
  keepSecret: KeepSecret,
): Promise<string[]> {
  const [known] = await findWebhooks(stripe, siteOrigin);
  if (known === undefined) return [await createWebhook(stripe, siteOrigin, keepSecret)];
  if (known.status === "enabled" && isSameSet(known.enabled_events, EVENTS)) return [];
  await stripe.webhookEndpoints.update(known.id, { disabled: false, enabled_events: EVENTS });
  return [`${known.id}: webhook endpoint, enabled with the handled events`];
}

async function createWebhook(
  stripe: Stripe,
  siteOrigin: string,
  keepSecret: KeepSecret,
): Promise<string> {
  const { id, secret = "" } = await stripe.webhookEndpoints.create({
    api_version: API_VERSION,
    enabled_events: EVENTS,
    url: nameWebhook(siteOrigin),
  });
  keepSecret(secret);
  return `${id}: webhook endpoint`;
}

/** Replaces an endpoint whose secret is lost. No event is missed: the jobs worker reads Stripe's list each minute. */
export async function replaceWebhook(
  stripe: Stripe,
  siteOrigin: string,
  keepSecret: KeepSecret,
): Promise<void> {
  const known = await findWebhooks(stripe, siteOrigin);
  await createWebhook(stripe, siteOrigin, keepSecret);
  for (const { id } of known) await stripe.webhookEndpoints.del(id);
}

async function checkWebhook(stripe: Stripe, siteOrigin: string): Promise<string[]> {
  const url = nameWebhook(siteOrigin);
  const [endpoint, ...others] = await findWebhooks(stripe, siteOrigin);
  if (endpoint === undefined) return [`No webhook endpoint for ${url}`];
  const { id, status, api_version, enabled_events } = endpoint;
  const missing = EVENTS.filter((type) => !enabled_events.includes(type));
  const unknown = enabled_events.filter((type) => !HANDLED_EVENTS.includes(type));
  return [
    ...others.map((other) => `${other.id}: a second webhook endpoint for ${url}`),
    ...(status === "enabled" ? [] : [`${id}: webhook endpoint is ${status}`]),
    // The version cannot be changed later.
    ...(api_version === API_VERSION
      ? []
      : [`${id}: webhook endpoint has version ${api_version}; delete it and set up again`]),
    ...missing.map((type) => `${id}: webhook endpoint lacks ${type}`),
    ...unknown.map((type) => `${id}: webhook endpoint has ${type}, which nothing handles`),
  ];
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;

async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ ...ALL, active: true });
  return data.find(({ metadata }) => metadata?.["purpose"] === OURS.purpose);
}

async function setUpPortal(stripe: Stripe): Promise<string[]> {
  const known = await findPortal(stripe);
  if (known === undefined) {
    const made = await stripe.billingPortal.configurations.create({
      features: FEATURES,
      metadata: OURS,
    });
    return [`${made.id}: customer portal`];
  }
  if (findWrongFeatures(known).length === 0) return [];
  await stripe.billingPortal.configurations.update(known.id, { features: FEATURES });
  return [`${known.id}: customer portal, with the right features`];
}

async function checkPortal(stripe: Stripe): Promise<string[]> {
  const known = await findPortal(stripe);
  if (known === undefined) return ["No configuration of the customer portal"];
  return findWrongFeatures(known).map((name) => `${known.id}: customer portal has another ${name}`);
}

/** The value of `STRIPE_PORTAL_CONFIGURATION`; null before the portal is set up. */
export const readPortal = async (stripe: Stripe): Promise<string | null> =>
  (await findPortal(stripe))?.id ?? null;

/** Names the wrong features, such as `subscription_cancel.mode`. */
const findWrongFeatures = ({ features }: Stripe.BillingPortal.Configuration): string[] => [
  ...Object.entries(FEATURES).flatMap(([feature, wanted]) => {
    const actual = new Map<string, unknown>(
      Object.entries(features[feature as keyof typeof FEATURES]),
    );
    return Object.entries(wanted)
      .filter(([name, value]) => actual.get(name) !== value)
      .map(([name]) => `${feature}.${name}`);
  }),
  ...(features.subscription_pause.enabled ? ["subscription_pause.enabled"] : []),
];

/** Stripe's longest prefix of a card statement; the payments' own words follow it. */
const LONGEST_PREFIX = 10;

/** A stranger's name on the statement causes disputes. It is set in the dashboard, where this cannot reach. */
async function checkStatement(stripe: Stripe): Promise<string[]> {
  const { settings } = await stripe.accounts.retrieveCurrent();
  const name = settings?.payments.statement_descriptor;
  const prefix = settings?.card_payments?.statement_descriptor_prefix;
  if (!name && !prefix) return ["The account has no statement descriptor"];
  return !prefix && (name ?? "").length > LONGEST_PREFIX
    ? [`Card statements would cut “${name}” short: set a shortened descriptor`]
    : [];
}

/** Wallets need each host that shows their button. */
function listDomains(siteOrigin: string): string[] {
  const { hostname } = new URL(siteOrigin);
  const bare = hostname.replace(/^www\./, "");
  return [bare, `www.${bare}`];
}

const findDomain = async (stripe: Stripe, domain_name: string) =>
  (await stripe.paymentMethodDomains.list({ domain_name })).data[0];

async function setUpDomains(stripe: Stripe, siteOrigin: string): Promise<string[]> {
  const made: string[] = [];
  for (const domain of listDomains(siteOrigin)) {
    const known = await findDomain(stripe, domain);
    if (known?.enabled === true) continue;
    const { id } =
      known === undefined
        ? await stripe.paymentMethodDomains.create({ domain_name: domain })
        : await stripe.paymentMethodDomains.update(known.id, { enabled: true });
    made.push(`${id}: wallets on ${domain}`);
  }
  return made;
}

async function checkDomains(stripe: Stripe, siteOrigin: string): Promise<string[]> {
  const domains = await listKnown(stripe, siteOrigin);
  return domains
    .filter(({ known }) => known?.enabled !== true)
    .map(({ domain }) => `Wallets are not registered on ${domain}`);
}

/** Wallets that Stripe, or their own provider, has not activated; that happens only after the domain answers. */
async function findInactiveWallets(stripe: Stripe, siteOrigin: string): Promise<string[]> {
  const domains = await listKnown(stripe, siteOrigin);
  return domains.flatMap(({ domain, known }) => {
    if (known?.enabled !== true) return [];
    if (known.apple_pay.status !== "active") return [`Apple Pay is off on ${domain}`];
    return known.google_pay.status === "active" ? [] : [`Google Pay is off on ${domain}`];
  });
}

const listKnown = (stripe: Stripe, siteOrigin: string) =>
  Promise.all(
    listDomains(siteOrigin).map(async (domain) => ({
      domain,
      known: await findDomain(stripe, domain),
    })),
  );
