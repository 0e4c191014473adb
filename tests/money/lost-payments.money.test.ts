import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { hours, seconds } from "#app/domain/duration.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import type { StartedOrder } from "#app/domain/purchase/order.ts";
import { type PurchaseRequest, startOrder } from "#app/orders/server/start-order.ts";
import { createPayments } from "#app/payments/payments.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import {
  askBundle,
  askToolkit,
  confirm,
  hashOf,
  listIntents,
  openPayer,
  type Payer,
  readOrders,
  readStarted,
} from "../fixtures/orders.ts";
import { Process } from "../fixtures/process.ts";
import { guardPorts, openLimits } from "../fixtures/rate-limits.ts";
import { readAmounts, settle, syncDeps } from "../fixtures/stripe-world.ts";
import { expect, test } from "../setup/money.ts";

/** Without a response the SDK makes three attempts. */
const WAITS = { timeout: seconds(30) };

const purchase: PurchaseRequest = {
  product: "perfectionism_toolkit",
  amountCents: 4_900,
  archetype: null,
  consentVersion: null,
  quizResult: null,
  email: parseEmailAddress("ada@example.test"),
};
const cheaper: PurchaseRequest = { ...purchase, amountCents: 3_900 };

/** Starts a payment in a fresh worker that may crash at any call of its bindings. */
async function startInside(process: Process, payer: Payer, wanted: PurchaseRequest) {
  const deps = syncDeps({
    db: createDatabase(process.guard(env.DB)),
    payments: createPayments(
      { secretKey: "sk_test_sandbox", clock: Date.now, sandbox: process.guard(env.STRIPE_SANDBOX) },
      () => undefined,
    ),
  });
  const sender = { visitorHash: await hashOf(payer), addressPrefix: "::" };
  return startOrder({ ...deps, ...guardPorts, limits: openLimits }, sender, wanted);
}

const startAfterRestart = (payer: Payer, wanted: PurchaseRequest = purchase) =>
  startInside(new Process(null, Math.random), payer, wanted);

/** Pays the only open payment; no other can be paid afterwards. */
async function payOnly(started: StartedOrder, cents: number): Promise<void> {
  expect(await confirm(started)).toBe("succeeded");
  await settle();
  expect(await readAmounts()).toEqual([cents]);
  const open = (await listIntents()).filter(({ status }) => status === "requires_payment_method");
  expect(open).toEqual([]);
  expect((await readOrders()).filter(({ status }) => status === "created")).toEqual([]);
}

const INTENTS = "/v1/payment_intents";

test("P03 A lost response about a new payment is retried", WAITS, async () => {
  const payer = await openPayer();
  await breakCalls("dropAfterCommit", { method: "POST", path: INTENTS, next: 1 });
  const started = await startAfterRestart(payer);
  expect(await listIntents()).toHaveLength(1);
  await payOnly(started, 4_900);
});

// Stripe keeps a 500 under its idempotency key for a day, so the next order uses another key.
test("P03 After a 500 the next press opens a payment", WAITS, async () => {
  const payer = await openPayer();
  await breakCalls("fail", { method: "POST", path: INTENTS, next: 1 });
  expect((await askToolkit(payer)).status).toBe(503);
  await payOnly(await startAfterRestart(payer, { ...purchase, email: null }), 4_900);
  expect((await readOrders()).map(({ status }) => status).toSorted()).toEqual(["canceled", "paid"]);
});

// The payment was created, but its key only returns the 500: only Stripe's list shows the payment.
test("P03 After a 500 for a created payment the next press finds it", WAITS, async () => {
  const payer = await openPayer();
  await breakCalls("failAfterCommit", { method: "POST", path: INTENTS, next: 1 });
  expect((await askToolkit(payer)).status).toBe(503);
  const started = await startAfterRestart(payer);
  expect(await listIntents()).toHaveLength(1);
  await payOnly(started, 4_900);
});

test.each([
  ["a 500", "failAfterCommit", { next: 1 }],
  ["lost responses", "dropAfterCommit", {}],
] as const)(
  "P03 A payment created despite %s is cancelled at Stripe with its order",
  WAITS,
  async (_what, fault, times) => {
    const payer = await openPayer();
    await breakCalls(fault, { method: "POST", path: INTENTS, ...times });
    expect((await askToolkit(payer)).status).toBe(503);
    await healCalls();
    expect(await listIntents()).toMatchObject([{ status: "requires_payment_method" }]);
    await moveTime({ byMs: hours(20) });
    await tick();
    expect(await listIntents()).toMatchObject([{ status: "canceled" }]);
    expect(await readOrders()).toMatchObject([{ status: "canceled" }]);
  },
);

test("P03 A retry after losses and a restart finds the same payment", WAITS, async () => {
  const payer = await openPayer();
  await breakCalls("dropAfterCommit", { method: "POST", path: INTENTS });
  const refused = await askToolkit(payer);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(await refused.json()).toEqual({
    code: "unavailable",
    message: "Unable to initialize payment. Please try again.",
  });
  await healCalls();
  const started = await startAfterRestart(payer, { ...purchase, email: null });
  expect(await listIntents()).toHaveLength(1);
  await payOnly(started, 4_900);
});

test("P03 While Stripe is unavailable, the error has the product's own words", WAITS, async () => {
  const payer = await openPayer();
  await breakCalls("fail", {});
  expect(await (await askBundle(payer)).json()).toMatchObject({
    message: "Failed to initialize payment. Please try again.",
  });
});

test.each([INTENTS, `${INTENTS}/`])(
  "P03 A lost response during a price change leaves one payment: %s",
  WAITS,
  async (path) => {
    const payer = await openPayer();
    await startAfterRestart(payer);
    await breakCalls("dropAfterCommit", { method: "POST", path });
    await startAfterRestart(payer, cheaper).catch(() => null);
    await healCalls();
    await payOnly(await startAfterRestart(payer, cheaper), 3_900);
  },
);

test("P03 A buyer whose confirmation was lost is not charged again", WAITS, async () => {
  const payer = await openPayer();
  const started = await readStarted(await askBundle(payer));
  await breakCalls("dropAfterCommit", { method: "POST", path: `${INTENTS}/`, next: 1 });
  await expect(confirm(started)).rejects.toThrow();
  expect(await readStarted(await askBundle(payer))).toMatchObject({ state: "paid" });
  await settle();
  expect(await readAmounts()).toEqual([1_999]);
});

test.for([
  ["the payment is begun", 6, purchase, []],
  ["the price is changed", 20, cheaper, [purchase]],
  [
    "the address is changed",
    6,
    { ...purchase, email: parseEmailAddress("grace@example.test") },
    [purchase],
  ],
] as [string, number, PurchaseRequest, PurchaseRequest[]][])(
  "P03 A crash at any call leaves one payment behind when %s",
  WAITS,
  async ([, calls, wanted, before]) => {
    const died: boolean[] = [];
    // Half of them crash before the other side has acted, half after.
    const deaths = [0, 0.9].flatMap((side) =>
      Array.from({ length: calls }, (_, step) => ({ side, step })),
    );
    await Promise.all(
      deaths.map(async ({ side, step }) => {
        const payer = await openPayer();
        for (const earlier of before) await startAfterRestart(payer, earlier);
        const process = new Process(step, () => side);
        await startInside(process, payer, wanted).catch(() => null);
        died.push(process.isDead);
        const started = await startAfterRestart(payer, wanted);
        expect(await startAfterRestart(payer, wanted)).toEqual(started);
      }),
    );
    // A request makes fewer calls than there are steps, so the last processes survived.
    expect([died.includes(true), died.includes(false)]).toEqual([true, true]);
    const open = (await listIntents()).filter(({ status }) => status === "requires_payment_method");
    expect(open.map(({ amount, receipt_email }) => [amount, receipt_email])).toEqual(
      deaths.map(() => [wanted.amountCents, wanted.email]),
    );
  },
);
