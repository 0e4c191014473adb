import { env } from "cloudflare:workers";
import { minutes } from "#app/domain/duration.ts";
import { syncOrderNow } from "#app/orders/server/sync-order.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import * as order from "../fixtures/orders.ts";
import { insertRow, readRows } from "../fixtures/rows.ts";
import { openOrderWorld, readBehind, stripe, syncDeps } from "../fixtures/stripe-world.ts";
import { beforeEach, expect, test } from "../setup/money.ts";

beforeEach(() => openOrderWorld({ webhooks: { drop: { next: "all" } } }));

type Alarm = { detail: string; seen_at: number };
const readAlarms = () =>
  readRows<Alarm>("select detail, seen_at from alarms where name = 'payment_without_order'");
/** How long ago the alarm was last raised; after ten minutes it is over. */
const readAge = async () => Date.now() - ((await readAlarms())[0]?.seen_at ?? 0);

/** Runs the minute's cron `count` times. */
async function live(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await moveTime({ byMs: minutes(1) });
    await tick();
  }
}

/** Deletes the order, as if the database had been restored from before it. */
async function loseOrder() {
  const [row] = await order.readOrders();
  await env.DB.batch([
    env.DB.prepare("delete from orders"),
    env.DB.prepare("delete from stripe_syncs"),
  ]);
  if (row === undefined) throw new Error("Nothing was ordered.");
  return row;
}

/** Describes the payment as an earlier release did. */
const forgetProduct = (intentId: string) =>
  stripe().paymentIntents.update(intentId, { metadata: { product: "" } });

test("A lost order is restored from its payment once, and its buyer is mailed the delivery", async () => {
  const { intentId } = await order.buyBundle();
  await insertRow("quiz_submissions");
  const row = await loseOrder();
  const paidAt = Date.now();
  await live(20);
  const [restored, ...others] = await order.readOrders();
  expect(others).toEqual([]);
  const { id, product, email, archetype, amount_cents } = row;
  expect(restored).toMatchObject({
    id,
    product,
    email,
    archetype,
    amount_cents,
    paid_at: paidAt,
    status: "paid",
    payment_intent_id: intentId,
    visitor_hash: `lost:${id}`,
  });
  expect(await readAlarms()).toEqual([]);
  expect(await readRows("select kind from email_jobs")).toEqual([{ kind: "order_delivery" }]);
});

test("Stripe is told nothing about the buyer but the address for the receipt", async () => {
  const { payer } = await order.buyBundle();
  await order.readStarted(await order.askToolkit(payer));
  const intents = (await stripe().paymentIntents.list()).data;
  expect(intents.map(({ metadata }) => Object.keys(metadata).sort())).toEqual([
    ["order_id", "product"],
    ["order_id", "product"],
  ]);
  const personal = /echo|archetype|female|25–34/i;
  for (const { description, metadata } of intents) {
    expect(JSON.stringify([description, Object.values(metadata)])).not.toMatch(personal);
  }
});

test("A result that an earlier release named to Stripe does not stay there after an erasure", async () => {
  const { intentId } = await order.buyBundle();
  await stripe().paymentIntents.update(intentId, { metadata: { archetype: "echo" } });
  await live(2);
  await env.DB.prepare("update orders set email = 'removed@invalid', archetype = null").run();
  await insertRow("stripe_events", {
    id: "evt_again",
    type: "charge.updated",
    object_id: intentId,
    created_at: Date.now(),
    received_at: Date.now(),
  });
  await env.DB.prepare(
    "update stripe_syncs set requested_revision = requested_revision + 1, requested_at = 0",
  ).run();
  await live(2);
  const { metadata } = await stripe().paymentIntents.retrieve(intentId);
  expect(metadata).not.toHaveProperty("archetype");
  expect(metadata).toHaveProperty("product", "dating_bundle");
});

test("A payment that names a lost order and no product raises an alarm until the order is back", async () => {
  const { intentId } = await order.buyBundle();
  await forgetProduct(intentId);
  const row = await loseOrder();
  await live(2);
  const { detail } = (await readAlarms())[0] ?? {};
  expect(detail).toBe(`The payment ${intentId} names the order ${row.id}.`);
  for (let turn = 0; turn < 5; turn += 1) {
    await live(7);
    expect(await readAge()).toBeLessThan(minutes(8));
  }
  await insertRow("orders", row);
  await live(20);
  expect((await order.readOrders()).map(({ status }) => status)).toEqual(["paid"]);
  expect(await readAge()).toBeGreaterThan(minutes(10));
});

test("The alarm about a lost order also ends when the money is refunded", async () => {
  const { intentId } = await order.buyBundle();
  await forgetProduct(intentId);
  await loseOrder();
  await live(2);
  expect(await readAlarms()).toHaveLength(1);
  await order.refundOrder(intentId);
  await live(20);
  expect(await readAge()).toBeGreaterThan(minutes(10));
  expect(await readBehind()).toEqual([]);
});

test("An unpaid payment, or one that is not ours, raises no alarm", async () => {
  const unpaid = order.intentOf(await order.openBundle());
  await loseOrder();
  const { id: others } = await stripe().paymentIntents.create({
    amount: 500,
    currency: "usd",
    confirm: true,
    payment_method: "pm_card_visa",
  });
  for (const id of [unpaid, others]) {
    await insertRow("stripe_syncs", { object_id: id });
    await syncObject(syncDeps(), id);
  }
  expect(await readAlarms()).toEqual([]);
});

test("P02 An order that was closed before its payment was stored can no longer be paid", async () => {
  const started = await order.openBundle();
  // As if the response with the payment had arrived after the order was closed.
  await env.DB.batch([
    env.DB.prepare("update orders set status = 'canceled', payment_intent_id = null"),
    env.DB.prepare("delete from stripe_syncs"),
  ]);
  await syncOrderNow(syncDeps(), order.intentOf(started));
  expect(await stripe().paymentIntents.retrieve(order.intentOf(started))).toMatchObject({
    status: "canceled",
  });
  expect(await order.confirm(started)).toBe(order.CLOSED);
  expect(await order.readOrders()).toMatchObject([{ status: "canceled" }]);
});
