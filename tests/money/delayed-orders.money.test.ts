import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import {
  askBundle,
  buyBundle,
  confirm,
  openPayer,
  pictureOrders,
  readOrders,
  readStarted,
} from "../fixtures/orders.ts";
import { readRows } from "../fixtures/stored-rows.ts";
import { openOrderWorld, openWorld, settle, stripe } from "../fixtures/stripe-world.ts";
import { insertPaid } from "../fixtures/trials.ts";

collectConsole();
freezeTime();
beforeEach(() => openOrderWorld());

test("P01 An order accepts only cards", async () => {
  const started = await readStarted(await askBundle(await openPayer()));
  expect(await confirm(started, { method: "pm_usBankAccount_success" })).toBe(
    "payment_intent_incompatible_payment_method",
  );
});

/** Pays an order by bank debit, as if its payment dated from before the restriction to cards. */
async function payByDebit(method: string) {
  const payer = await openPayer();
  await askBundle(payer);
  const [order] = await readOrders();
  const { id } = await stripe().paymentIntents.create({
    amount: 1_999,
    currency: "usd",
    metadata: { order_id: order?.id ?? "" },
    confirm: true,
    payment_method: method,
    return_url: "https://kindling.example/success",
  });
  await env.DB.prepare("update orders set payment_intent_id = ?").bind(id).run();
  await settle();
  return payer;
}

test.each([
  ["is delivered once the bank has paid", "pm_usBankAccount_success", ["paid 1999 0"]],
  ["is closed if the bank returns it", "pm_usBankAccount_insufficientFunds", ["canceled 1999 1"]],
])("P07 An order paid by a delayed debit %s", async (_, method, orders) => {
  const payer = await payByDebit(method);
  // While the bank takes its time, no second payment opens and the order stays open.
  for (let waited = 0; waited < 3; waited += 1) {
    expect(await readStarted(await askBundle(payer))).toMatchObject({ state: "processing" });
    expect(await pictureOrders()).toMatchObject({ orders: ["created 1999 0"], mails: [] });
    await moveTime({ byMs: days(1) + hours(1) });
    await tick();
  }
  await moveTime({ byMs: days(1) });
  await settle();
  await tick();
  await settle();
  const isPaid = orders[0]?.startsWith("paid");
  expect(await pictureOrders()).toEqual({
    orders,
    mails: isPaid ? ["order_delivery"] : [],
    money: isPaid ? ["charge 1999"] : [],
    behind: [],
  });
  expect(await readStarted(await askBundle(payer))).toMatchObject({
    state: isPaid ? "paid" : "open",
  });
});

test("P07 A fee that Stripe reports after the payment is stored, for orders and for trials", async () => {
  await openWorld();
  await buyBundle();
  await insertPaid();
  await settle();
  const readFees = () =>
    readRows(env.DB, "select sold, fee_cents from charges order by amount_cents");
  expect(await readFees()).toEqual([
    { sold: "trial", fee_cents: null },
    { sold: "dating_bundle", fee_cents: null },
  ]);
  await moveTime({ byMs: minutes(1) });
  await settle();
  expect(await readFees()).toEqual([
    { sold: "trial", fee_cents: 36 },
    { sold: "dating_bundle", fee_cents: 88 },
  ]);
});
