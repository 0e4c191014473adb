import { minutes } from "#app/domain/duration.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import * as money from "../fixtures/money-world.ts";
import { readRows } from "../fixtures/rows.ts";
import { expect, test } from "../setup/money.ts";

const SAME = "5555555555554444";

async function buy(email: string, number: string) {
  const buyer = await money.openBuyer(email);
  await money.account().payCheckout(await money.openSession(buyer, { email }), money.card(number));
  await money.settle();
  await moveTime({ byMs: minutes(10) });
  return buyer;
}

const readKinds = async () =>
  (
    await readRows<{ kind: string }>(
      "select kind from email_jobs where kind in ('trial_started', 'trial_repeated', 'subscription_refunded')",
    )
  ).map(({ kind }) => kind);

test("P06 A card that has paid for a trial gets its second one back at once, with one mail", async () => {
  const first = await buy("ada@example.test", SAME);
  const second = await buy("eve@example.test", SAME);
  expect(await money.readAmounts()).toEqual([200, 200, -200]);
  expect([await money.hasAccess(first), await money.hasAccess(second)]).toEqual([true, false]);
  await money.settle();
  expect((await readKinds()).toSorted()).toEqual(["trial_repeated", "trial_started"]);
});

test("P06 Trials that are paid with different cards are each a first one", async () => {
  const first = await buy("ada@example.test", SAME);
  const second = await buy("eve@example.test", "4242424242424242");
  expect(await money.readAmounts()).toEqual([200, 200]);
  expect([await money.hasAccess(first), await money.hasAccess(second)]).toEqual([true, true]);
});

test("Only a keyed hash of the card is stored", async () => {
  await buy("ada@example.test", SAME);
  const query = "select card_hash from quiz2_subscriptions";
  expect(await readRows(query)).toEqual([{ card_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
});
