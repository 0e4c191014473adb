import { OrderId } from "#app/domain/ids.ts";
import { db, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { expect, test } from "../../tests/setup/test.ts";
import { cancelWithoutPayment, storePaymentIntent } from "./orders.ts";

const ID = OrderId.parse("77777777-7777-4777-8777-777777777777");

const readOrders = () => readRows("select status, payment_intent_id from orders");

test.each([
  ["with an order that is open", "created", true],
  ["not with an order that has been closed", "canceled", false],
])("P02 A payment is stored %s", async (_, status, isStored) => {
  await insertRow("orders", { id: ID, status });
  expect(await storePaymentIntent(db, ID, "pi_1")).toBe(isStored);
  expect(await readOrders()).toEqual([{ status, payment_intent_id: isStored ? "pi_1" : null }]);
});

test("P02 The first of two payments of an order is kept, and may be stored again", async () => {
  await insertRow("orders", { id: ID });
  const stored: boolean[] = [];
  for (const payment of ["pi_1", "pi_2", "pi_1"]) {
    stored.push(await storePaymentIntent(db, ID, payment));
  }
  expect(stored).toEqual([true, false, true]);
  expect(await readOrders()).toEqual([{ status: "created", payment_intent_id: "pi_1" }]);
});

test.each([
  ["is closed", null, "canceled"],
  ["stays open if another call has opened its payment", "pi_1", "created"],
])("P02 An order without a payment %s", async (_, payment_intent_id, status) => {
  await insertRow("orders", { id: ID, payment_intent_id });
  await cancelWithoutPayment(db, ID, 2);
  expect(await readOrders()).toEqual([{ status, payment_intent_id }]);
});
