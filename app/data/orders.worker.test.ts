import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { OrderId } from "#app/domain/ids.ts";
import { emptyTables, insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";
import { createDatabase } from "./database.ts";
import { storePaymentIntent } from "./orders.ts";

const ID = OrderId.parse("77777777-7777-4777-8777-777777777777");
beforeEach(() => emptyTables(env.DB));

test.each([
  ["with an order that is open", "created", true],
  ["not with an order that has been closed", "canceled", false],
])("P02 A payment is stored %s", async (_, status, isStored) => {
  await insertRow(env.DB, "orders", { id: ID, status });
  expect(await storePaymentIntent(createDatabase(env.DB), ID, "pi_1")).toBe(isStored);
  expect(await readRows(env.DB, "select status, payment_intent_id from orders")).toEqual([
    { status, payment_intent_id: isStored ? "pi_1" : null },
  ]);
});
