import { days, hours, minutes, seconds } from "#app/domain/duration.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { CANCEL_WAYS, cancelByForm } from "../fixtures/cancel-ways.ts";
import { createChance, newSeed } from "../fixtures/chance.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import * as money from "../fixtures/money-world.ts";
import { expect, test } from "../setup/money.ts";

const seed = newSeed();
const chance = createChance(seed);
/** Whole seconds before the end of the trial, since Stripe counts in seconds. */
const INSTANTS = [
  ...Array.from({ length: 19 }, () => 2 + Math.floor((chance() * days(7)) / seconds(1) - 2)),
  1,
];

/** Alternates between the three ways; the last second is tried in all of them. */
const CASES = INSTANTS.flatMap((left, at) => {
  const ways = Object.keys(CANCEL_WAYS);
  const taken = left === 1 ? ways : ways.slice(at % 3, (at % 3) + 1);
  return taken.map((way) => ({ left, way }));
});

test.for(CASES)(`P05 $left s before the end $way still cancels (seed ${seed})`, async (one) => {
  const buyer = await money.buyTrial();
  const end = Date.now() + days(7);
  await money.settle();
  await passTime({ toMs: end - seconds(one.left) });
  await CANCEL_WAYS[one.way]?.(buyer);
  await money.settle();
  expect(await money.readTrials()).toMatchObject([{ is_cancelling: 1, status: "trialing" }]);

  await passTime({ toMs: Math.max(Date.now(), end - seconds(1)) });
  expect(await money.hasAccess(buyer)).toBe(true);
  for (const atMs of [end, end + hours(2), end + days(400)]) {
    await passTime({ toMs: atMs });
    expect(await money.hasAccess(buyer)).toBe(false);
    expect(await money.readAmounts()).toEqual([200]);
  }
  expect(await money.readTrials()).toMatchObject([{ status: "canceled", period_end: end }]);
});

test("P05 A cancellation refunds nothing while Stripe's clock is ahead of ours", async () => {
  await money.account().advanceClock({ byMs: days(1) });
  const buyer = await money.subscribe();
  await cancelByForm(buyer);
  await money.settle();
  expect(await money.readTrials()).toMatchObject([{ is_cancelling: 1, status: "trialing" }]);
  expect(await money.readAmounts()).toEqual([200]);
  expect(await money.hasAccess(buyer)).toBe(true);
});

test("P05 A cancellation during an outage of Stripe is carried out afterwards", async () => {
  const buyer = await money.subscribe();
  await breakCalls("fail", {});
  await cancelByForm(buyer);
  await healCalls();
  await passTime({ byMs: minutes(2) });
  expect(await money.readTrials()).toMatchObject([{ is_cancelling: 1, cancel_requested_at: null }]);
  await passTime({ byMs: days(40) });
  expect(await money.readAmounts()).toEqual([200]);
});

const BACK = { "before the invoice is charged": minutes(30), "after it was charged": days(2) };

test.for(Object.entries(BACK))(
  "P05 A trial cancelled during an outage of Stripe that ends %s costs no month",
  async ([, awayMs]) => {
    const buyer = await money.buyTrial();
    const end = Date.now() + days(7);
    await money.settle();
    await moveTime({ toMs: end - minutes(1) });
    await breakCalls("fail", {});
    await cancelByForm(buyer);
    await moveTime({ toMs: end + awayMs });
    await healCalls();
    await money.settle();
    await passTime({ byMs: days(62) });
    const amounts = await money.readAmounts();
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(200);
    expect(await money.readTrials()).toMatchObject([{ status: "canceled" }]);
    expect(await money.hasAccess(buyer)).toBe(false);
  },
);

test("P05 A cancellation in time still counts when the buyer presses again after the renewal", async () => {
  const buyer = await money.buyTrial();
  const end = Date.now() + days(7);
  await money.settle();
  await moveTime({ toMs: end - minutes(1) });
  await breakCalls("fail", {});
  await cancelByForm(buyer);
  await moveTime({ toMs: end + days(2) });
  await cancelByForm(buyer);
  await healCalls();
  await money.settle();
  await passTime({ byMs: days(62) });
  expect(await money.readAmounts()).toEqual([200, 1999, -1999]);
});
