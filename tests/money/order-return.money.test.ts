import { StripeFaults } from "@kindling/local-stripe/faults";
import { hours, seconds } from "#app/domain/duration.ts";
import { syncReturn } from "#app/orders/server/sync-order.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { account, openWorld, settle, syncDeps } from "../fixtures/money-world.ts";
import * as order from "../fixtures/orders.ts";
import { openLimits } from "../fixtures/rate-limits.ts";
import { findShortest } from "../fixtures/shortest.ts";
import { beforeEach, expect, test } from "../setup/money.ts";

const WITHIN_MS = seconds(2);

beforeEach(() => plan());

/** Holds back all webhooks. */
const plan = (api = {}) =>
  account().planFaults(StripeFaults.parse({ api, webhooks: { late: { next: "all" } } }));

async function pay(): Promise<order.Payer> {
  const payer = await order.openPayer();
  await order.confirm(await order.readStarted(await order.askBundle(payer)));
  return payer;
}

/** Does what the page after the payment does. */
const comeBack = async (payer: order.Payer) =>
  syncReturn({ ...syncDeps(), limits: openLimits }, await order.hashOf(payer));

const readStatuses = async () => (await order.readOrders()).map(({ status }) => status);

test.for([0, 300])(
  "P17 A return before the webhook marks the order paid within two seconds, with %i ms per Stripe response",
  async (slowMs) => {
    const takenMs = await findShortest(WITHIN_MS, async () => {
      await openWorld();
      await plan();
      const payer = await pay();
      await plan({ slowMs });
      expect(await readStatuses()).toEqual(["created"]);
      const startedAt = performance.now();
      await comeBack(payer);
      const tookMs = performance.now() - startedAt;
      expect(await readStatuses()).toEqual(["paid"]);
      return tookMs;
    });
    expect(takenMs).toBeLessThan(WITHIN_MS);
  },
);

test("P17 Webhooks after the return are no-ops", async () => {
  await comeBack(await pay());
  const before = await order.readOrders();
  await moveTime({ byMs: hours(1) });
  await account().releaseWebhooks();
  await settle();
  expect((await order.readOrders()).map((row) => ({ ...row, updated_at: 0 }))).toEqual(
    before.map((row) => ({ ...row, updated_at: 0 })),
  );
});

test("P17 A webhook that overtakes the return leaves the order paid on that page too", async () => {
  const payer = await pay();
  const deps = syncDeps();
  const readOrderPayment: typeof deps.payments.readOrderPayment = async (id) => {
    const read = await deps.payments.readOrderPayment(id);
    await account().releaseWebhooks();
    await settle();
    return read;
  };
  const payments = { ...deps.payments, readOrderPayment };
  const orders = await syncReturn(
    { ...deps, payments, limits: openLimits },
    await order.hashOf(payer),
  );
  expect(orders.map(({ status }) => status)).toEqual(["paid"]);
});

test("P17 A return while Stripe is unavailable waits for the webhook", {
  timeout: seconds(20),
}, async () => {
  const payer = await pay();
  await plan({ down: true });
  await comeBack(payer);
  expect(await readStatuses()).toEqual(["created"]);
  await plan();
  await account().releaseWebhooks();
  await settle();
  expect(await readStatuses()).toEqual(["paid"]);
});

test("P17 An order adopts the address that only Stripe has", async () => {
  const payer = await order.openPayer();
  const started = await order.readStarted(await order.askToolkit(payer));
  await order.confirm(started, { email: "grace@example.test" });
  await comeBack(payer);
  expect(await order.readOrders()).toMatchObject([{ status: "paid", email: "grace@example.test" }]);
});
