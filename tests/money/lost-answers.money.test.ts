import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { seconds } from "#app/domain/duration.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { TERMS_VERSIONS } from "#app/funnels/shared/content/trial.ts";
import { createPayments } from "#app/payments/payments.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { startTrial } from "#app/subscriptions/server/start-trial.ts";
import { setUpPrices } from "../../tools/stripe-prices.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { Process } from "../fixtures/process.ts";
import { guardPorts, openLimits } from "../fixtures/rate-limits.ts";
import { listOpenSessions } from "../fixtures/stripe-lists.ts";
import { ORIGIN } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

/** Without a response the SDK makes three attempts. */
const WAITS = { timeout: seconds(30) };
const email = parseEmailAddress(money.EMAIL);

/** Starts a checkout in a fresh worker that may crash at any call of its bindings. */
async function startInside(process: Process, { id, cookie }: Attempt): Promise<string> {
  const visitor = await findVisitor(new Request(ORIGIN, { headers: { Cookie: cookie } }));
  if (visitor === null || email === null) throw new Error("The cookie names no visitor.");
  const deps = {
    db: createDatabase(process.guard(env.DB)),
    clock: Date.now,
    payments: createPayments(
      { secretKey: "sk_test_sandbox", clock: Date.now, sandbox: process.guard(env.STRIPE_SANDBOX) },
      () => undefined,
    ),
    siteOrigin: ORIGIN,
    limits: openLimits,
    ...guardPorts,
    enqueueEmails: () => undefined,
    log: () => undefined,
  };
  const how = { buyer: { email, consent: TERMS_VERSIONS.trial }, addressPrefix: "::" };
  return startTrial(deps, { id, visitorHash: visitor.hash }, how);
}

const startAfterRestart = (buyer: Attempt) => startInside(new Process(null, Math.random), buyer);

/** Pays the only open checkout. `customers` is 2 where an unused customer is left behind. */
async function payOnly(customers = 1): Promise<void> {
  const [session, ...more] = await listOpenSessions();
  expect(more).toEqual([]);
  await money.account().payCheckout(session?.id ?? "", money.card());
  await money.settle();
  expect(await money.readAmounts()).toEqual([200]);
  expect(await money.account().listObjects("customer")).toHaveLength(customers);
  expect(await money.readTrials()).toMatchObject([{ status: "trialing" }]);
}

const CALLS = [
  ["making the customer", { method: "POST", path: "/v1/customers" }],
  ["describing the customer", { method: "POST", path: "/v1/customers/" }],
  ["making the session", { method: "POST", path: "/v1/checkout/sessions" }],
  ["looking the prices up", { method: "GET", path: "/v1/prices" }],
] as const;

test.for(CALLS)("P03 A lost response is retried: %s", WAITS, async ([, call]) => {
  const buyer = await money.openBuyer();
  await breakCalls("dropAfterCommit", { ...call, next: 1 });
  // A fresh worker: no price is cached yet.
  await startAfterRestart(buyer);
  await payOnly();
});

const ERRORS = ["fail", "failAfterCommit"] as const;
const TABLE = CALLS.flatMap(([name, call]) => ERRORS.map((fault) => ({ name, call, fault })));

// Stripe keeps a 500 under its idempotency key for a day, whether or not the call had an effect.
test.for(TABLE)(
  "P03 After a 500 the next press opens the only checkout: $name, $fault",
  WAITS,
  async ({ name, call, fault }) => {
    const buyer = await money.openBuyer();
    await breakCalls(fault, { ...call, next: 1 });
    await expect(startAfterRestart(buyer)).rejects.toMatchObject({ code: "unavailable" });
    const url = await startAfterRestart(buyer);
    expect(await startAfterRestart(buyer)).toBe(url);
    await payOnly(name === "making the customer" && fault === "failAfterCommit" ? 2 : 1);
  },
);

test("P03 A round that another release sent with other parameters is replaced", async () => {
  const buyer = await money.openBuyer();
  // The same idempotency key with another body, and a response that we never got.
  const params = { metadata: { attempt_id: buyer.id, release: "earlier" } };
  await money.stripe().customers.create(params, { idempotencyKey: `customer:${buyer.id}:1` });
  expect((await money.checkout(buyer)).status).toBe(200);
  await payOnly(2);
});

test("P03 A checkout whose response was a 500 is closed when the buyer gives another address", async () => {
  const buyer = await money.openBuyer();
  await breakCalls("failAfterCommit", { method: "POST", path: "/v1/checkout/sessions", next: 1 });
  await expect(startAfterRestart(buyer)).rejects.toMatchObject({ code: "unavailable" });
  expect((await money.checkout(buyer, { email: "grace@example.test" })).status).toBe(200);
  expect(await listOpenSessions()).toMatchObject([
    { customer_details: { email: "grace@example.test" } },
  ]);
  await payOnly();
});

test.for(CALLS)("P03 A retry after losses opens one checkout: %s", WAITS, async ([, call]) => {
  const buyer = await money.openBuyer();
  await breakCalls("dropAfterCommit", call);
  await expect(startAfterRestart(buyer)).rejects.toMatchObject({ code: "unavailable" });
  await healCalls();
  const url = await startAfterRestart(buyer);
  expect(await (await money.checkout(buyer)).json()).toEqual({ checkout_url: url });
  await payOnly();
});

test("P03 While Stripe does not respond, the buyer is asked to retry", WAITS, async () => {
  const buyer = await money.openBuyer();
  await breakCalls("dropAfterCommit", {});
  const refused = await money.checkout(buyer);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
  await healCalls();
  expect((await money.checkout(buyer)).status).toBe(200);
  await payOnly();
});

test("P03 A crash at any call leaves one checkout behind", WAITS, async () => {
  const steps = Array.from({ length: 14 }, (_, at) => at);
  const died: boolean[] = [];
  // Half of them crash before the other side has acted, half after.
  for (const hasActed of [false, true]) {
    const buyers = await Promise.all(steps.map((at) => money.openBuyer(`ada${at}@example.test`)));
    await Promise.all(
      buyers.map(async (buyer, step) => {
        const process = new Process(step, () => (hasActed ? 0 : 0.9));
        await startInside(process, buyer).catch(() => null);
        died.push(process.isDead);
        await startAfterRestart(buyer);
      }),
    );
  }
  // A checkout makes fewer calls than there are steps, so the last processes survived.
  expect([died.includes(true), died.includes(false)]).toEqual([true, true]);
  const customers = (await money.account().listObjects("customer")).length;
  expect([customers, (await listOpenSessions()).length]).toEqual([
    2 * steps.length,
    2 * steps.length,
  ]);
});

test("P03 Replaced prices are looked up again and sent with a new idempotency key", async () => {
  await money.checkout(await money.openBuyer());
  const { data } = await money.stripe().prices.list({ active: true });
  for (const { id } of data) await money.stripe().prices.update(id, { active: false });
  await setUpPrices(money.stripe());
  const buyer = await money.openBuyer();
  expect((await money.checkout(buyer)).status).toBe(200);
  expect(await money.readTrials()).toContainEqual(
    expect.objectContaining({ attempt_id: buyer.id, checkout_round: 2 }),
  );
});
