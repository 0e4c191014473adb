import { runInDurableObject } from "cloudflare:test";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import {
  askBundle,
  buyBundle,
  confirm,
  intentOf,
  openPayer,
  pictureOrders,
  readStarted,
} from "../fixtures/orders.ts";
import { readRows } from "../fixtures/rows.ts";
import { account, openWorld, settle } from "../fixtures/stripe-world.ts";
import { insertPaid } from "../fixtures/trials.ts";
import { expect, test } from "../setup/money.ts";

/** No test card takes its time, so the payment is changed where it is stored. */
const setStatus = (intentId: string, status: string) =>
  runInDurableObject(account(), (_, { storage }) => {
    const change = "update objects set data = json_set(data, '$.status', ?) where id = ?";
    storage.sql.exec(change, status, intentId);
  });

test.each([
  ["is delivered once the bank has paid", "pm_card_visa", "succeeded", "paid 1999 0"],
  ["is closed if the bank declines", "pm_card_chargeDeclined", "card_declined", "canceled 1999 1"],
])("P07 An order whose payment is processed for days %s", async (_, method, answer, order) => {
  const payer = await openPayer();
  const started = await readStarted(await askBundle(payer));
  await setStatus(intentOf(started), "processing");
  // While the bank takes its time, no second payment opens and the order stays open.
  for (let waited = 0; waited < 3; waited += 1) {
    expect(await readStarted(await askBundle(payer))).toMatchObject({ state: "processing" });
    expect(await pictureOrders()).toMatchObject({ orders: ["created 1999 0"], mails: [] });
    await moveTime({ byMs: days(1) + hours(1) });
    await tick();
  }
  await setStatus(intentOf(started), "requires_payment_method");
  expect(await confirm(started, { method })).toBe(answer);
  await settle();
  await tick();
  await settle();
  const isPaid = answer === "succeeded";
  expect(await pictureOrders()).toEqual({
    orders: [order],
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
  const readFees = () => readRows("select sold, fee_cents from charges order by amount_cents");
  expect(await readFees()).toEqual([
    { sold: "trial", fee_cents: null },
    { sold: "dating_bundle", fee_cents: null },
  ]);
  await passTime({ byMs: minutes(1) });
  expect(await readFees()).toEqual([
    { sold: "trial", fee_cents: 36 },
    { sold: "dating_bundle", fee_cents: 88 },
  ]);
});
