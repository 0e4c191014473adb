import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { seconds } from "#app/domain/duration.ts";
import { parseEmailAddress } from "#app/domain/email-address.ts";
import { createPayments } from "#app/payments/payments.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { startTrial } from "#app/subscriptions/server/start-trial.ts";
import { setUpPrices } from "../../tools/stripe-prices.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime } from "../fixtures/frozen-time.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import {
  account,
  card,
  checkout,
  EMAIL,
  openBuyer,
  openWorld,
  readAmounts,
  readTrials,
  settle,
  stripe,
} from "../fixtures/money-world.ts";
import { Process } from "../fixtures/process.ts";
import { guardPorts, openLimits } from "../fixtures/rate-limits.ts";
import { listOpenSessions } from "../fixtures/stripe-lists.ts";
import { ORIGIN } from "../fixtures/web-worker.ts";

collectConsole();
freezeTime();
beforeEach(openWorld);

/** Without a response the SDK makes three attempts. */
const WAITS = { timeout: seconds(30) };
const email = parseEmailAddress(EMAIL);

/** The checkout call in a fresh worker that may crash at any call of its bindings. */
async function startInside(process: Process, { id, cookie }: Attempt): Promise<string> {
  const visitor = await findVisitor(new Request(ORIGIN, { headers: { Cookie: cookie } }));
  if (visitor === null || email === null) throw new Error("The cookie names no visitor.");
  const deps = {
    db: createDatabase(process.guard(env.DB)),
    clock: Date.now,
    payments: createPayments(
      { secretKey: "sk_test_sandbox", sandbox: process.guard(env.STRIPE_SANDBOX) },
      () => undefined,
    ),
    siteOrigin: ORIGIN,
    limits: openLimits,
    ...guardPorts,
    enqueueEmails: () => undefined,
  };
  const how = { buyer: { email }, addressPrefix: "::" };
  return startTrial(deps, { id, visitorHash: visitor.hash }, how);
}

const startAfterRestart = (buyer: Attempt) => startInside(new Process(null, Math.random), buyer);

async function payOnly(): Promise<void> {
  const [session, ...more] = await listOpenSessions();
  expect(more).toEqual([]);
  await account().payCheckout(session?.id ?? "", card());
  await settle();
  expect(await readAmounts()).toEqual([200]);
  expect(await account().listObjects("customer")).toHaveLength(1);
  expect(await readTrials()).toMatchObject([{ status: "trialing" }]);
}

const CALLS = [
  ["making the customer", { method: "POST", path: "/v1/customers" }],
  ["describing the customer", { method: "POST", path: "/v1/customers/" }],
  ["making the session", { method: "POST", path: "/v1/checkout/sessions" }],
  ["looking the prices up", { method: "GET", path: "/v1/prices" }],
] as const;
const LOSSES = ["dropAfterCommit", "failAfterCommit"] as const;
const TABLE = CALLS.flatMap(([name, call]) =>
  LOSSES.map((loss) => ({ name, call, loss, title: `${name}, ${loss}` })),
);

test.for(TABLE)("P03 A lost response is retried: $title", WAITS, async ({ call, loss }) => {
  const buyer = await openBuyer();
  await breakCalls(loss, { ...call, next: 1 });
  // A fresh worker: no price is cached yet.
  await startAfterRestart(buyer);
  await payOnly();
});

const DROPS = TABLE.filter(({ loss }) => loss === "dropAfterCommit");

test.for(DROPS)("P03 A retry after losses and a restart: $name", WAITS, async ({ call, loss }) => {
  const buyer = await openBuyer();
  await breakCalls(loss, call);
  await expect(startAfterRestart(buyer)).rejects.toMatchObject({ code: "unavailable" });
  await healCalls();
  const url = await startAfterRestart(buyer);
  expect(await (await checkout(buyer)).json()).toEqual({ checkout_url: url });
  await payOnly();
});

test("P03 While Stripe does not respond, the buyer is asked to retry", WAITS, async () => {
  const buyer = await openBuyer();
  await breakCalls("dropAfterCommit", {});
  const refused = await checkout(buyer);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
  await healCalls();
  expect((await checkout(buyer)).status).toBe(200);
  await payOnly();
});

test("P03 A crash at any call leaves one checkout behind", WAITS, async () => {
  const steps = Array.from({ length: 10 }, (_, at) => at);
  const died: boolean[] = [];
  // Half crash before the other side has acted, half after it.
  for (const hasActed of [false, true]) {
    const buyers = await Promise.all(steps.map((at) => openBuyer(`ada${at}@example.test`)));
    await Promise.all(
      buyers.map(async (buyer, step) => {
        const process = new Process(step, () => (hasActed ? 0 : 0.9));
        await startInside(process, buyer).catch(() => null);
        died.push(process.isDead);
        await startAfterRestart(buyer);
      }),
    );
  }
  // A checkout makes fewer calls than these, so the last ones survived.
  expect([died.includes(true), died.includes(false)]).toEqual([true, true]);
  const customers = (await account().listObjects("customer")).length;
  expect([customers, (await listOpenSessions()).length]).toEqual([20, 20]);
});

test("P03 Replaced prices are looked up again", async () => {
  await checkout(await openBuyer());
  const { data } = await stripe().prices.list({ active: true });
  for (const { id } of data) await stripe().prices.update(id, { active: false });
  await setUpPrices(stripe());
  expect((await checkout(await openBuyer())).status).toBe(200);
});
