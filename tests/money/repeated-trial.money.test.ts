import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { minutes } from "#app/domain/duration.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime } from "../fixtures/frozen-time.ts";
import {
  account,
  card,
  hasAccess,
  openBuyer,
  openSession,
  openWorld,
  readAmounts,
  settle,
} from "../fixtures/money-world.ts";
import { readRows } from "../fixtures/stored-rows.ts";

collectConsole();
freezeTime();
beforeEach(openWorld);

const SAME = "5555555555554444";

async function buy(email: string, number: string) {
  const buyer = await openBuyer(email);
  await account().payCheckout(await openSession(buyer, { email }), card(number));
  await settle();
  await moveTime({ byMs: minutes(10) });
  return buyer;
}

const readKinds = async () =>
  (
    await readRows<{ kind: string }>(
      env.DB,
      "select kind from email_jobs where kind in ('trial_started', 'trial_repeated', 'subscription_refunded')",
    )
  ).map(({ kind }) => kind);

test("P06 A card that has paid for a trial gets its second one back at once, with one mail", async () => {
  const first = await buy("ada@example.test", SAME);
  const second = await buy("eve@example.test", SAME);
  expect(await readAmounts()).toEqual([200, 200, -200]);
  expect([await hasAccess(first), await hasAccess(second)]).toEqual([true, false]);
  await settle();
  expect((await readKinds()).toSorted()).toEqual(["trial_repeated", "trial_started"]);
});

test("P06 Trials that are paid with different cards are each a first one", async () => {
  const first = await buy("ada@example.test", SAME);
  const second = await buy("eve@example.test", "4242424242424242");
  expect(await readAmounts()).toEqual([200, 200]);
  expect([await hasAccess(first), await hasAccess(second)]).toEqual([true, true]);
});

test("Only a keyed hash of the card is stored", async () => {
  await buy("ada@example.test", SAME);
  const query = "select card_hash from quiz2_subscriptions";
  expect(await readRows(env.DB, query)).toEqual([
    { card_hash: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
});
