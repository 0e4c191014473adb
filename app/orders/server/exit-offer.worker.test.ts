import { minutes } from "#app/domain/duration.ts";
import { db, insertRow } from "../../../tests/fixtures/rows.ts";
import { expect, test } from "../../../tests/setup/test.ts";
import { hasExitPrice } from "./exit-offer.ts";

const END = 1_790_000_000_000;

test.each([
  ["an open order at this price", 3_900, true],
  ["an open order at the regular price", 4_900, false],
  ["no open order", null, false],
])("After its end the exit price is held with %s: %s %s", async (_, cents, isHeld) => {
  await insertRow("exit_offers", { visitor_hash: "v", ends_at: END });
  if (cents !== null) {
    const opened = { visitor_hash: "v", amount_cents: cents, created_at: END - minutes(1) };
    await insertRow("orders", { ...opened, product: "perfectionism_toolkit" });
  }
  const hasIt = (now: number) => hasExitPrice({ db, clock: () => now }, "v");
  expect([await hasIt(END - 1), await hasIt(END + minutes(1))]).toEqual([true, isHeld]);
});
