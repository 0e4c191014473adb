import { days, minutes, seconds } from "#app/domain/duration.ts";
import { AppError } from "#app/platform/app-error.ts";
import { syncTrialNow } from "#app/subscriptions/server/sync-trial.ts";
import { openTokenOf } from "../fixtures/browsers.ts";
import { cancelByForm } from "../fixtures/cancel-ways.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { openSilentWorld, readSubscriptions } from "../fixtures/stripe-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { postManage, readPage } from "../fixtures/trial-pages.ts";
import { ask, postForm } from "../fixtures/web-worker.ts";
import { describe, expect, test } from "../setup/money.ts";

type Buyer = Attempt & { readonly customerId: string };

/** Pays in two browsers with one address, after each has opened its checkout. */
async function payTwice(pauseMs: number): Promise<[Buyer, Buyer]> {
  const attempts = [await money.openBuyer(), await money.openBuyer("ada+phone@example.test")];
  const sessions = [];
  for (const [at, attempt] of attempts.entries()) {
    sessions.push(
      await money.openSession(attempt, {
        email: at === 0 ? "ada@example.test" : "Ada+phone@example.test",
      }),
    );
  }
  for (const session of sessions) {
    await money.account().payCheckout(session, money.card());
    await moveTime({ byMs: pauseMs });
  }
  const rows = await money.readTrials();
  const buyers = attempts.map((attempt) => ({
    ...attempt,
    customerId: rows.find((row) => row.attempt_id === attempt.id)?.stripe_customer_id ?? "",
  }));
  const created = await Promise.all(
    buyers.map(async ({ customerId }) => (await readSubscriptions(customerId))[0]?.id ?? ""),
  );
  // Within the same second, the id decides.
  const isReversed = pauseMs === 0 && (created[0] ?? "") > (created[1] ?? "");
  return (isReversed ? buyers.toReversed() : buyers) as [Buyer, Buyer];
}

const statusesOf = async (buyers: readonly Buyer[]) => {
  const found = await Promise.all(buyers.map(({ customerId }) => readSubscriptions(customerId)));
  return found.map((subs) => subs.map(({ status }) => status).join());
};

async function expectOne([first, second]: readonly [Buyer, Buyer]): Promise<void> {
  expect(await statusesOf([first, second])).toEqual(["trialing", "canceled"]);
  expect(await money.readAmounts()).toEqual([200, 200, -200]);
  expect(await money.hasAccess(first)).toBe(true);
  expect(await money.hasAccess(second)).toBe(true);
}

describe("Two browsers that pay at the same moment with the same address", () => {
  test("P06 keep one subscription, which opens the results of both", async () => {
    const [first, second] = await payTwice(seconds(1));
    await money.settle();
    await expectOne([first, second]);
    const mails = await sendMails();
    const ofSecond = mails.filter(({ to }) => to === "Ada+phone@example.test");
    expect(ofSecond.map(({ kind }) => kind)).toEqual(["paid_twice"]);
    expect(ofSecond[0]?.text).toContain("its $2 is going back to your card");

    // Nobody has verified the address: the second browser neither reads nor manages what the first one has.
    expect(
      (await ask(`/api/quiz2/results/${first.id}`, { headers: { Cookie: second.cookie } })).status,
    ).toBe(404);
    const managed = await readPage("/quiz2/manage", second);
    expect(managed).toContain("Paid twice");
    expect(managed).not.toContain(first.id);
    expect((await postManage({ intent: "cancel", attempt_id: first.id }, second)).status).toBe(404);
    expect((await ask("/quiz2/courses", { headers: { Cookie: second.cookie } })).status).toBe(200);
    const pressed = await money.checkout(second, { email: "ada@example.test" });
    expect(await pressed.json()).toMatchObject({
      checkout_url: expect.stringContaining("/quiz2/results"),
    });
    const opened = await postForm("/quiz2/open", { token: openTokenOf(ofSecond[0]) });
    expect(opened.headers.get("Location")).toBe(`/quiz2/results?attempt=${second.id}`);
  });

  test("P06 P18 lose the results of both with that subscription", async () => {
    const [first, second] = await payTwice(seconds(1));
    await money.settle();
    await cancelByForm(first);
    await passTime({ byMs: days(8) });
    expect([await money.hasAccess(first), await money.hasAccess(second)]).toEqual([false, false]);
    expect(await money.readAmounts()).toEqual([200, 200, -200]);
    expect((await ask("/quiz2/courses", { headers: { Cookie: second.cookie } })).status).toBe(403);
  });

  test.each([
    ["the first is synced first", 1_000, [0, 1]],
    ["the second is synced first", 1_000, [1, 0]],
    ["both are bought in one second", 0, [0, 1]],
    ["both are bought in one second, the later synced first", 0, [1, 0]],
    ["both are synced at once", 0, [0, 1, 1, 0]],
  ])("P06 P10 keep the same one when %s", async (_, pauseMs, order) => {
    await openSilentWorld();
    const buyers = await payTwice(pauseMs);
    const sync = (at: number) => syncTrialNow(money.syncDeps(), buyers[at]?.customerId ?? "");
    // One sync may find that the other has done its part; the sweep then retries.
    if (order.length > 2) await Promise.allSettled(order.map(sync));
    else for (const at of order) await sync(at);
    await money.settle();
    await expectOne(buyers);
  });

  test("P06 keep one once Stripe can be asked about both", async () => {
    await openSilentWorld();
    const buyers = await payTwice(seconds(1));
    const { payments } = money.syncDeps();
    const listSubscriptions = () => Promise.reject(new AppError("unavailable", "Later."));
    await tick({ payments: { ...payments, listSubscriptions } });
    expect(await statusesOf(buyers)).toEqual(["trialing", "trialing"]);
    await moveTime({ byMs: minutes(2) });
    await tick();
    await expectOne(buyers);
  });
});

test("P06 A subscriber who cancelled may buy again after the end, which is no second subscription", async () => {
  const first = await money.openBuyer();
  await money.account().payCheckout(await money.openSession(first), money.card());
  await money.settle();
  await cancelByForm(first);
  await passTime({ byMs: days(8) });
  const second = await money.openBuyer("eve@example.test");
  await money
    .account()
    .payCheckout(await money.openSession(second, { offer: "monthly" }), money.card());
  await money.settle();
  expect(await money.readAmounts()).toEqual([200, 1999]);
  expect(await money.hasAccess(second)).toBe(true);
});
