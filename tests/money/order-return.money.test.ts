import { StripeFaults } from "@kindling/local-stripe/faults";
import { beforeEach, expect, test } from "vitest";
import { hours, minutes, seconds } from "#app/domain/duration.ts";
import { syncReturn } from "#app/orders/server/sync-order.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import { account, openWorld, settle, syncDeps } from "../fixtures/money-world.ts";
import {
  askBundle,
  askToolkit,
  confirm,
  hashOf,
  openPayer,
  type Payer,
  readOrders,
  readStarted,
} from "../fixtures/orders.ts";
import { openLimits } from "../fixtures/rate-limits.ts";

collectConsole();
freezeTime();
beforeEach(async () => {
  await openWorld();
  await plan();
});

/** Every webhook is held. */
const plan = (api = {}) =>
  account().planFaults(StripeFaults.parse({ api, webhooks: { late: { next: "all" } } }));

async function pay(): Promise<Payer> {
  const payer = await openPayer();
  await confirm(await readStarted(await askBundle(payer)));
  return payer;
}

/** What the page does that a payment leads to. */
const comeBack = async (payer: Payer) =>
  syncReturn({ ...syncDeps(), limits: openLimits }, await hashOf(payer));

const readStatuses = async () => (await readOrders()).map(({ status }) => status);

test.for([0, 300])(
  "P17 Back before the webhook, with %i ms for each of Stripe's answers: paid within two seconds",
  async (slowMs) => {
    const payer = await pay();
    await plan({ slowMs });
    expect(await readStatuses()).toEqual(["created"]);
    const startedAt = performance.now();
    await comeBack(payer);
    expect(performance.now() - startedAt).toBeLessThan(seconds(2));
    expect(await readStatuses()).toEqual(["paid"]);
  },
);

test("P17 The webhooks that come after the return change nothing", async () => {
  await comeBack(await pay());
  const before = await readOrders();
  await moveTime({ byMs: hours(1) });
  await account().releaseWebhooks();
  await settle();
  expect((await readOrders()).map((row) => ({ ...row, updated_at: 0 }))).toEqual(
    before.map((row) => ({ ...row, updated_at: 0 })),
  );
});

test("P17 A browser that never returns: the late webhook, or the minute's sweep, has it paid", async () => {
  await pay();
  await settle();
  expect(await readStatuses()).toEqual(["created"]);
  await moveTime({ byMs: minutes(1) });
  await tick();
  expect(await readStatuses()).toEqual(["paid"]);
  await pay();
  await account().releaseWebhooks();
  await settle();
  expect(await readStatuses()).toEqual(["paid", "paid"]);
});

test("P17 Who comes back while Stripe is away waits for the webhook", {
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

test("P17 The address that only Stripe was told gets the downloads", async () => {
  const payer = await openPayer();
  const started = await readStarted(await askToolkit(payer));
  await confirm(started, { email: "grace@example.test" });
  await comeBack(payer);
  expect(await readOrders()).toMatchObject([{ status: "paid", email: "grace@example.test" }]);
});
