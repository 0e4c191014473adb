import { days } from "#app/domain/duration.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { CANCEL_WAYS } from "../fixtures/cancel-ways.ts";
import { passTime } from "../fixtures/frozen-time.ts";
import * as money from "../fixtures/money-world.ts";
import { readSubscriptions } from "../fixtures/stripe-world.ts";
import { findTarget, postManage } from "../fixtures/trial-pages.ts";
import { expect, test } from "../setup/money.ts";

const keep = async (buyer: Awaited<ReturnType<typeof money.buyTrial>>) =>
  findTarget(await postManage({ intent: "resume", attempt_id: buyer.id }, buyer));

test.each(["the page", "the portal"])(
  "P05 A cancellation by %s is revoked at Stripe, and the subscription renews",
  async (way) => {
    const buyer = await money.subscribe();
    await CANCEL_WAYS[way]?.(buyer);
    await money.settle();
    expect(await money.readTrials()).toMatchObject([{ is_cancelling: 1 }]);
    expect(await keep(buyer)).toBe("/quiz2/manage?notice=resumed");
    const customer = (await money.readTrials())[0]?.stripe_customer_id ?? "";
    expect(await readSubscriptions(customer)).toMatchObject([
      { cancel_at: null, cancel_at_period_end: false },
    ]);
    expect(await money.readTrials()).toMatchObject([{ is_cancelling: 0 }]);
    await passTime({ byMs: days(8) });
    expect(await money.readAmounts()).toEqual([200, 1999]);
    expect(await money.hasAccess(buyer)).toBe(true);
  },
);

test("P05 A cancellation that could not be revoked stays, and the page says so", async () => {
  const buyer = await money.subscribe();
  await CANCEL_WAYS["the portal"]?.(buyer);
  await money.settle();
  await breakCalls("fail", { method: "POST", path: "/v1/subscriptions/" });
  expect(await keep(buyer)).toBe("/quiz2/manage?notice=failed");
  await healCalls();
  await passTime({ byMs: days(40) });
  expect(await money.readAmounts()).toEqual([200]);
});

test("P05 A cancellation that is only noted survives a failed attempt to keep the subscription", async () => {
  const buyer = await money.subscribe();
  await breakCalls("fail", {});
  await postManage({ intent: "cancel", attempt_id: buyer.id }, buyer);
  expect(await keep(buyer)).toBe("/quiz2/manage?notice=failed");
  expect((await money.readTrials())[0]?.cancel_requested_at).toBe(Date.now());
  await healCalls();
});

test("P05 A buyer can cancel before the first sync, even while charges cannot be read", async () => {
  const buyer = await money.buyTrial();
  await breakCalls("fail", { method: "GET", path: "/v1/charges" });
  const answer = await postManage({ intent: "cancel", attempt_id: buyer.id }, buyer);
  expect(findTarget(answer)).toBe("/quiz2/manage?notice=cancelled");
  expect(await money.readTrials()).toMatchObject([{ is_cancelling: 1, status: "trialing" }]);
  await healCalls();
  await money.settle();
  await passTime({ byMs: days(40) });
  expect(await money.readAmounts()).toEqual([200]);
});
