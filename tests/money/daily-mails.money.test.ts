import { days, hours, minutes } from "#app/domain/duration.ts";
import type { OutgoingMail } from "#app/email/transport.ts";
import { readCompleteAnswer } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { CANCEL_WAYS, cancelByForm } from "../fixtures/cancel-ways.ts";
import { readPlannedDays, tickDailyMails } from "../fixtures/daily-mails.ts";
import { moveTime, passTime, START } from "../fixtures/frozen-time.ts";
import { type Attempt, readResults } from "../fixtures/life-assessment.ts";
import { tokenIn } from "../fixtures/mailed-token.ts";
import { account, card, openSession, settle, subscribe } from "../fixtures/money-world.ts";
import { readRows } from "../fixtures/rows.ts";
import { readTrials, stripe } from "../fixtures/stripe-world.ts";
import { findTarget, postManage, readManaged } from "../fixtures/trial-pages.ts";
import { findCharge } from "../fixtures/trials.ts";
import { ask } from "../fixtures/web-worker.ts";
import { describe, expect, test } from "../setup/money.ts";

/** The sweep's grace period. */
const SWEPT_MS = minutes(1);

type Told = OutgoingMail & { readonly day: number; readonly afterMs: number };

/** Advances to a time after the payment and collects the mails sent at the start of each day and at the end. */
async function liveUntil(afterMs: number, meanwhile?: () => Promise<unknown>): Promise<Told[]> {
  const told: Told[] = [];
  const endMs = START + afterMs + SWEPT_MS;
  while (Date.now() < endMs) {
    const passed = Math.floor((Date.now() - START - SWEPT_MS) / days(1));
    await passTime({ toMs: Math.min(endMs, START + days(passed + 1) + SWEPT_MS) });
    for (const mail of await tickDailyMails(meanwhile)) {
      told.push({ ...mail, day: Number(mail.subject[4]), afterMs: Date.now() - START });
    }
  }
  return told;
}

const daysOf = (told: readonly Told[]) => told.map(({ day }) => day);
const findLeaveUrl = ({ headers }: OutgoingMail) =>
  new URL(/<(.*)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "");

/** One-click unsubscribe, as a mail client posts it. */
async function stopByOneClick(mail: OutgoingMail | undefined): Promise<void> {
  if (mail === undefined) throw new Error("There is no mail with an unsubscribe link.");
  const { pathname, search } = findLeaveUrl(mail);
  const answer = await ask(`${pathname}${search}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(200);
}

test("P20 P21 Seven mails with the plan's steps go out in seven days, each once, at the payment's time of day", async () => {
  const buyer = await subscribe();
  const told: Told[] = [];
  for (let half = 0; half <= 16; half += 1) told.push(...(await liveUntil(days(half / 2))));
  expect(told.map(({ day, afterMs }) => [day, afterMs - SWEPT_MS])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => [day, days(day - 1)]),
  );
  // The Date header is the day of sending.
  expect(told.map(({ writtenAt }) => writtenAt - START)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((passed) => days(passed)),
  );
  const results = readCompleteAnswer(await (await readResults(buyer)).json());
  if (!results?.week) throw new Error("No access to the results.");
  for (const [at, { title, side, tasks }] of results.week.entries()) {
    // Mails word this one for others' eyes.
    if (side === "Physical Safety") continue;
    for (const words of [title, ...(side === null ? [] : tasks)]) {
      expect(told[at]?.text).toContain(words);
    }
  }
});

describe("No day is mailed after", () => {
  const inDashboard = async () => {
    const [trial] = await readTrials();
    await stripe().subscriptions.cancel(trial?.stripe_sub_id ?? "");
  };
  const charge = async () => findCharge((await readTrials())[0]?.stripe_customer_id ?? "");
  const ends: Record<string, (buyer: Attempt, told: readonly Told[]) => Promise<unknown>> = {
    ...CANCEL_WAYS,
    "the mailed link": async (_, told) => {
      const token = tokenIn(told.at(-1)?.text, "/quiz2/manage");
      await postManage({ intent: "cancel", token }, { cookie: "" });
    },
    "the dashboard": inDashboard,
    "a refund": async () => account().refund(await charge(), undefined),
    "a dispute": async () => account().dispute(await charge()),
  };

  test.each(Object.entries(ends))("%s", async (_, end) => {
    const buyer = await subscribe();
    const told = await liveUntil(days(1));
    expect(daysOf(told)).toEqual([1, 2]);
    await end(buyer, told);
    await settle();
    expect(await readPlannedDays()).toEqual([]);
    expect(daysOf(await liveUntil(days(3)))).toEqual([]);
    const failed = "select id from email_jobs where status = 'failed'";
    expect(await readRows(failed)).toEqual([]);
  });

  test("a cancellation while Stripe is unavailable", async () => {
    const buyer = await subscribe();
    await liveUntil(days(1));
    await breakCalls("fail", {});
    await cancelByForm(buyer);
    await moveTime({ toMs: START + days(2) + SWEPT_MS });
    expect(await tickDailyMails()).toEqual([]);
    await healCalls();
    expect(daysOf(await liveUntil(days(3)))).toEqual([]);
  });

  test("a cancellation between the claim of a mail and its rendering", async () => {
    const buyer = await subscribe();
    await liveUntil(days(1));
    expect(await liveUntil(days(2), () => cancelByForm(buyer))).toEqual([]);
    expect(daysOf(await liveUntil(days(3)))).toEqual([]);
  });
});

describe("Stopping the daily mails", () => {
  test("takes one click in a mail, and the subscription continues", async () => {
    await subscribe();
    const [, second] = await liveUntil(days(1));
    await stopByOneClick(second);
    expect(await readPlannedDays()).toEqual([]);
    expect(daysOf(await liveUntil(days(3)))).toEqual([]);
    expect(await readTrials()).toMatchObject([{ status: "trialing", is_cancelling: 0 }]);
  });

  test("takes one press on the manage page, which confirms it", async () => {
    const buyer = await subscribe();
    await liveUntil(hours(1));
    expect(await readManaged(buyer)).toMatchObject({ subscriptions: [{ hasDailyMails: true }] });
    const answer = await postManage({ intent: "stop_mails", attempt_id: buyer.id }, buyer);
    expect(findTarget(answer)).toBe("/quiz2/manage?notice=stopped");
    expect(await readManaged(buyer)).toMatchObject({
      subscriptions: [{ hasDailyMails: false, isCancelling: false }],
    });
    expect(daysOf(await liveUntil(days(2)))).toEqual([]);
  });

  test("also stops a claimed mail before it is rendered", async () => {
    await subscribe();
    const [first] = await liveUntil(hours(1));
    expect(await liveUntil(days(1), () => stopByOneClick(first))).toEqual([]);
    expect(await liveUntil(days(2))).toEqual([]);
  });

  test("still holds for a returning subscriber", async () => {
    const buyer = await subscribe();
    const [first] = await liveUntil(hours(1));
    await stopByOneClick(first);
    await comeBack(buyer);
    expect(await readPlannedDays()).toEqual([]);
    expect(daysOf(await liveUntil(days(31)))).toEqual([]);
  });
});

/** Ends the trial, and later buys a month for the same attempt. */
async function comeBack(buyer: Attempt): Promise<void> {
  await cancelByForm(buyer);
  await passTime({ toMs: START + days(30) });
  const sessionId = await openSession(buyer, { offer: "monthly" });
  await account().payCheckout(sessionId, card());
  await settle();
}

describe("No day is mailed twice", () => {
  test("a revoked cancellation continues with the current day", async () => {
    const buyer = await subscribe();
    expect(daysOf(await liveUntil(days(1)))).toEqual([1, 2]);
    await cancelByForm(buyer);
    expect(daysOf(await liveUntil(days(4) - hours(6)))).toEqual([]);
    await postManage({ intent: "resume", attempt_id: buyer.id }, buyer);
    expect(daysOf(await liveUntil(days(8)))).toEqual([4, 5, 6, 7]);
  });

  test("a cancellation revoked on the same day skips none", async () => {
    const buyer = await subscribe();
    await liveUntil(days(1));
    for (const intent of ["cancel", "resume"]) {
      await postManage({ intent, attempt_id: buyer.id }, buyer);
      await settle();
    }
    expect(await readPlannedDays()).toEqual([3, 4, 5, 6, 7]);
    expect(daysOf(await liveUntil(days(2)))).toEqual([3]);
  });

  test("a returning subscriber, who has no second trial, gets none of the rest", async () => {
    const buyer = await subscribe();
    expect(daysOf(await liveUntil(days(2)))).toEqual([1, 2, 3]);
    await comeBack(buyer);
    expect(daysOf(await liveUntil(days(37)))).toEqual([]);
  });
});
