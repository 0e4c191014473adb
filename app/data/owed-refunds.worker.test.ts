import { db } from "../../tests/fixtures/rows.ts";
import { expect, test } from "../../tests/setup/test.ts";
import { insertOwedRefunds, listOwedRefunds, storeRefundTry } from "./owed-refunds.ts";

const NOW = 1_790_000_000_000;
const DEBT = { paymentIntentId: "pi_1", objectId: "cus_1", amountCents: 200, owedAt: NOW };

test("Of two syncs that try a refund at once, the outcome of the first is kept", async () => {
  const [debt] = await insertOwedRefunds(db, [DEBT]);
  if (debt === undefined) throw new Error("The refund was not recorded.");
  expect(await storeRefundTry(db, debt, { tries: 1, nextTryAt: null })).toBe(true);
  const late = { tries: 1, reason: "charge_disputed", nextTryAt: NOW + 1 };
  expect(await storeRefundTry(db, debt, late)).toBe(false);
  expect(await listOwedRefunds(db, "cus_1")).toEqual([{ ...debt, tries: 1, nextTryAt: null }]);
});

test("A refund that is already owed is not recorded again", async () => {
  const [debt] = await insertOwedRefunds(db, [DEBT]);
  expect(await insertOwedRefunds(db, [{ ...DEBT, amountCents: 1_999 }])).toEqual([]);
  expect(await listOwedRefunds(db, "cus_1")).toEqual([debt]);
});
