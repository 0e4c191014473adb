import { env } from "cloudflare:workers";
import { createPayments } from "#app/payments/payments.ts";
import { HANDLED_EVENTS } from "#app/payments/stripe-event.ts";
import {
  checkAccount,
  readPortal,
  replaceWebhook,
  setUpAccount,
} from "../../tools/stripe-account.ts";
import { account, stripe } from "../fixtures/stripe-world.ts";
import { beforeEach, expect, test, vi } from "../setup/test.ts";

const SITE = "https://kindling.example";

beforeEach(() => account().reset());

test("An empty account lacks everything, and is complete once it is set up", async () => {
  expect(await checkAccount(stripe(), SITE)).toEqual([
    "No price life_assessment_trial_fee",
    "No price life_assessment_monthly",
    "No webhook endpoint for https://kindling.example/webhooks/stripe",
    "No configuration of the customer portal",
    "Wallets are not registered on kindling.example",
    "Wallets are not registered on www.kindling.example",
  ]);
  const secrets: string[] = [];
  const keep = (secret: string) => void secrets.push(secret);
  const made = await setUpAccount(stripe(), SITE, keep);
  expect(secrets).toEqual([expect.stringMatching(/^whsec_\w+$/)]);
  expect(made.join()).not.toContain(secrets[0]);
  expect(await checkAccount(stripe(), SITE)).toEqual([]);
  expect(await setUpAccount(stripe(), SITE, keep)).toEqual([]);
  expect(secrets).toHaveLength(1);
});

test("Replacing a lost webhook secret also replaces its endpoint, and leaves only one", async () => {
  const secrets: string[] = [];
  const keep = (secret: string) => void secrets.push(secret);
  await setUpAccount(stripe(), SITE, keep);
  await replaceWebhook(stripe(), SITE, keep);
  expect(new Set(secrets).size).toBe(2);
  expect((await stripe().webhookEndpoints.list()).data).toHaveLength(1);
  expect(await checkAccount(stripe(), SITE)).toEqual([]);
});

test("The app opens the customer portal that was set up", async () => {
  const made = await setUpAccount(stripe(), SITE, () => undefined);
  const portalConfiguration = (await readPortal(stripe())) ?? "";
  expect(made.join("\n")).toContain(portalConfiguration);
  const customer = await stripe().customers.create();
  const open = async (portal?: string) => {
    const { openPortal } = createPayments(
      {
        secretKey: "sk_test_sandbox",
        clock: Date.now,
        sandbox: env.STRIPE_SANDBOX,
        portalConfiguration: portal,
      },
      () => undefined,
    );
    await openPortal(customer.id, `${SITE}/quiz2/manage`);
    await openPortal(customer.id, `${SITE}/quiz2/manage`, "newCard");
    const events = (await account().listEvents()).map(({ json }) => JSON.parse(json));
    return events
      .filter(({ type }) => type === "billing_portal.session.created")
      .map(({ data }) => data.object.configuration);
  };
  expect(await open()).toEqual(["bpc_1Sandbox", "bpc_1Sandbox"]);
  expect((await open(portalConfiguration)).filter((id) => id === portalConfiguration)).toHaveLength(
    2,
  );
});

test("Changes made by hand are named and reverted", async () => {
  await setUpAccount(stripe(), SITE, () => undefined);
  const [endpoint] = (await stripe().webhookEndpoints.list()).data;
  const [portal] = (await stripe().billingPortal.configurations.list()).data;
  const [domain] = (await stripe().paymentMethodDomains.list()).data;
  const [missing, ...rest] = HANDLED_EVENTS;
  const enabled_events = [...rest, "payout.paid"] as ["payout.paid"];
  await stripe().webhookEndpoints.update(endpoint?.id ?? "", { disabled: true, enabled_events });
  await stripe().billingPortal.configurations.update(portal?.id ?? "", {
    features: {
      subscription_cancel: { enabled: true, mode: "immediately" },
      subscription_update: { enabled: true },
    },
  });
  await stripe().paymentMethodDomains.update(domain?.id ?? "", { enabled: false });
  expect(await checkAccount(stripe(), SITE)).toEqual([
    `${endpoint?.id}: webhook endpoint is disabled`,
    `${endpoint?.id}: webhook endpoint lacks ${missing}`,
    `${endpoint?.id}: webhook endpoint has payout.paid, which nothing handles`,
    `${portal?.id}: customer portal has another subscription_cancel.mode`,
    `${portal?.id}: customer portal has another subscription_update.enabled`,
    `Wallets are not registered on ${domain?.domain_name}`,
  ]);
  expect(await setUpAccount(stripe(), SITE, () => undefined)).toHaveLength(3);
  expect(await checkAccount(stripe(), SITE)).toEqual([]);
});

test.each([
  [{ payments: {}, card_payments: {} }, ["The account has no statement descriptor"]],
  [
    { payments: { statement_descriptor: "KINDLING SELF HELP" }, card_payments: {} },
    ["Card statements would cut “KINDLING SELF HELP” short: set a shortened descriptor"],
  ],
  [{ payments: { statement_descriptor: "KINDLING" }, card_payments: {} }, []],
  [{ payments: {}, card_payments: { statement_descriptor_prefix: "KINDLING" } }, []],
])("The account's own words on card statements are checked: %j", async (settings, problems) => {
  await setUpAccount(stripe(), SITE, () => undefined);
  const retrieve = vi.spyOn(stripe().accounts, "retrieveCurrent");
  retrieve.mockResolvedValueOnce({ settings } as never);
  expect(await checkAccount(stripe(), SITE)).toEqual(problems);
});

test("An endpoint with another API version is named, since it cannot be changed", async () => {
  const url = `${SITE}/webhooks/stripe`;
  await stripe().webhookEndpoints.create({
    url,
    api_version: "2020-08-27",
    enabled_events: [...HANDLED_EVENTS] as ["invoice.paid"],
  });
  await setUpAccount(stripe(), SITE, () => undefined);
  expect(await checkAccount(stripe(), SITE)).toEqual([
    expect.stringMatching(/^we_\w+: webhook endpoint has version 2020-08-27; delete it/),
  ]);
});
