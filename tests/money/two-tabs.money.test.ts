import { days, minutes, seconds } from "#app/domain/duration.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { readPage } from "../fixtures/trial-pages.ts";
import { expect, test } from "../setup/money.ts";

/**
 * Our checkout closes the first tab's session before it opens the second's. Here both are open, as if the first
 * was being paid at that very moment.
 */
async function openTwoTabs(): Promise<Attempt & { tabs: [string, string] }> {
  const buyer = await money.openBuyer();
  const first = await money.openSession(buyer);
  const { customer } = await money.stripe().checkout.sessions.retrieve(first);
  const { data } = await money.stripe().prices.list({ active: true });
  const twin = await money.stripe().checkout.sessions.create({
    mode: "subscription",
    customer: String(customer),
    client_reference_id: buyer.id,
    line_items: data.map(({ id }) => ({ price: id, quantity: 1 })),
    subscription_data: { trial_period_days: 7, metadata: { attempt_id: buyer.id } },
    metadata: { attempt_id: buyer.id },
    success_url: "https://kindling.example/quiz2/thank-you?session_id={CHECKOUT_SESSION_ID}",
  });
  return { ...buyer, tabs: [first, twin.id] };
}

async function pay(sessionId: string): Promise<string> {
  await money.account().payCheckout(sessionId, money.card());
  const { subscription } = await money.stripe().checkout.sessions.retrieve(sessionId);
  return String(subscription);
}

const readStatus = async (id: string) => (await money.stripe().subscriptions.retrieve(id)).status;

const WAYS = [
  { name: "the first before the second", order: [0, 1], pause: 5 },
  { name: "the second before the first", order: [1, 0], pause: 5 },
  { name: "both within a second", order: [0, 1], pause: 0 },
  { name: "both within a second, reversed", order: [1, 0], pause: 0 },
] as const;
const NEWS = ["one sync for both", "a sync after each", "only the browser's return"] as const;
const TABLE = WAYS.flatMap((way) => NEWS.map((news) => ({ ...way, news })));

test.for(TABLE)(
  "P06 Two paid tabs leave one subscription: $name, $news",
  async ({ order, pause, news }) => {
    const buyer = await openTwoTabs();
    const back = (tab: 0 | 1) => readPage(`/quiz2/thank-you?session_id=${buyer.tabs[tab]}`, buyer);
    const hear = async (tab: 0 | 1) => (news === "a sync after each" ? money.settle() : back(tab));
    const paid: string[] = [];
    for (const tab of order) {
      paid.push(await pay(buyer.tabs[tab]));
      if (news !== "one sync for both") await hear(tab);
      await moveTime({ byMs: seconds(pause) });
    }
    await money.settle();

    const statuses = await Promise.all(paid.map(readStatus));
    expect(statuses.toSorted()).toEqual(["canceled", "trialing"]);
    // Within one second Stripe's timestamps do not say which came first.
    if (pause > 0) expect(statuses[0]).toBe("trialing");
    expect(await money.readAmounts()).toEqual([200, 200, -200]);
    const kept = paid[statuses.indexOf("trialing")];
    expect(await money.readTrials()).toMatchObject([
      { status: "trialing", payment_state: "clear", stripe_sub_id: kept },
    ]);
    expect(await money.hasAccess(buyer)).toBe(true);

    await passTime({ byMs: days(7.1) });
    expect(await money.readAmounts()).toEqual([200, 200, -200, 1999]);
  },
);

test("P06 Two tabs paid at once leave one subscription, with duplicate webhooks in any order", async () => {
  const buyer = await openTwoTabs();
  const faults = await money.account().readFaults();
  const webhooks = { ...faults.webhooks, double: { next: "all" as const } };
  await money.account().planFaults({ ...faults, webhooks: { ...webhooks, order: { seed: 6 } } });
  await Promise.all(buyer.tabs.map(pay));
  await Promise.all([
    money.settle(),
    ...buyer.tabs.map((id) => readPage(`/quiz2/thank-you?session_id=${id}`, buyer)),
  ]);
  await money.settle();
  expect(await money.readAmounts()).toEqual([200, 200, -200]);
  expect(await money.readTrials()).toMatchObject([{ status: "trialing", payment_state: "clear" }]);
});

const CHANGES = [
  { name: "the cancellation", call: { method: "DELETE", path: "/v1/subscriptions/" } },
  { name: "the refund", call: { method: "POST", path: "/v1/refunds" } },
] as const;
const LOSSES = ["dropAfterCommit", "fail"] as const;
const BROKEN = CHANGES.flatMap((change) => LOSSES.map((loss) => ({ ...change, loss })));

test.for(BROKEN)(
  "P06 The next sync makes up for a failure at $name ($loss), with one refund",
  { timeout: seconds(30) },
  async ({ call, loss }) => {
    const buyer = await openTwoTabs();
    for (const tab of buyer.tabs) await pay(tab);
    await breakCalls(loss, call);
    const first = await money.settle().catch((error: unknown) => error);
    if (first !== undefined) expect(first).toMatchObject({ code: "unavailable" });
    await healCalls();
    // The sweep retries a refund with an unknown outcome.
    await moveTime({ byMs: minutes(2) });
    await tick();
    await money.settle();
    expect(await money.readAmounts()).toEqual([200, 200, -200]);
    expect(await money.readTrials()).toMatchObject([
      { status: "trialing", payment_state: "clear" },
    ]);
  },
);
