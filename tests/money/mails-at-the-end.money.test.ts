import { StripeFaults } from "@kindling/local-stripe/faults";
import { formatUtcDay, formatUtcTime } from "#app/domain/calendar-day.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { homeLocale } from "#app/domain/locale.ts";
import { moveTime, passTime, START } from "../fixtures/frozen-time.ts";
import * as money from "../fixtures/money-world.ts";
import { readSubscriptions } from "../fixtures/stripe-world.ts";
import { kindsOf, sendMails, sendTrialMails } from "../fixtures/trial-mails.ts";
import { findTarget, postManage, readPage } from "../fixtures/trial-pages.ts";
import { ask } from "../fixtures/web-worker.ts";
import { describe, expect, test } from "../setup/money.ts";

const END = START + days(7);

test("P36 After a dispute of a part the mail says how long access lasts", async () => {
  await money.subscribe();
  await sendTrialMails();
  const [charge] = (await money.account().readLedger()).filter(({ kind }) => kind === "charge");
  await money.account().dispute(charge?.chargeId ?? "", 100);
  await money.settle();
  const [told, ...others] = await sendTrialMails();
  expect([told?.kind, others]).toEqual(["subscription_cancelled", []]);
  expect(told?.text).toContain("A payment for your subscription was disputed at your bank");
  expect(told?.text).toContain(`You keep your access until ${formatUtcTime(END, homeLocale())}.`);
  expect(told?.text).not.toContain("undo the cancellation");
});

test.each([
  ["in the paid period restores access", days(1), ["access_restored"]],
  ["after the paid period mails nothing", days(8), []],
])("P36 The cancellation mail names the dispute; a win %s", async (_, byMs, kinds) => {
  const webhooks = { double: { next: "all" }, order: "reverse" };
  await money.account().planFaults(StripeFaults.parse({ webhooks }));
  const buyer = await money.subscribe();
  await sendTrialMails();
  const [charge] = (await money.account().readLedger()).filter(({ kind }) => kind === "charge");
  const { disputeId } = await money.account().dispute(charge?.chargeId ?? "");
  await money.settle();
  const [told, ...others] = await sendTrialMails();
  expect([told?.kind, others]).toEqual(["subscription_cancelled", []]);
  expect(told?.text).toContain("Your access ended on");
  await moveTime({ byMs });
  await money.account().closeDispute(disputeId, "won");
  await money.settle();
  const mails = await sendTrialMails();
  expect(kindsOf(mails)).toEqual(kinds);
  expect(await money.hasAccess(buyer)).toBe(kinds.length > 0);
  for (const { text } of mails) expect(text).toContain(formatUtcTime(END, homeLocale()));
  await passTime({ byMs: days(40) });
  expect(await sendTrialMails()).toEqual([]);
});

test("P36 A full refund is mailed once, with its amount, instead of a cancellation", async () => {
  await money.account().planFaults(StripeFaults.parse({ webhooks: { double: { next: "all" } } }));
  const buyer = await money.subscribe();
  await sendTrialMails();
  const [charge] = (await money.account().readLedger()).filter(({ kind }) => kind === "charge");
  await money.account().refund(charge?.chargeId ?? "");
  await money.settle();
  const cookie = `${buyer.cookie}; quiz2_attempt=${buyer.id}`;
  const answer = await ask("/quiz2/thank-you", { headers: { Cookie: cookie } });
  expect(findTarget(answer)).toBe("/quiz2/manage");
  expect(await readPage("/quiz2/manage", buyer)).toContain("Your payment was refunded");
  const [told, ...others] = await sendTrialMails();
  expect([told?.kind, others]).toEqual(["subscription_refunded", []]);
  expect(told?.text).toContain(
    `We’ve refunded your payment of $2 from ${formatUtcDay(START, homeLocale())}.`,
  );
  await passTime({ byMs: days(40) });
  expect(await sendTrialMails()).toEqual([]);
});

describe("Mails about cancelling and resuming", () => {
  async function buyTold() {
    const buyer = await money.subscribe();
    await sendMails();
    const [trial] = await money.readTrials();
    const [bought] = await readSubscriptions(trial?.stripe_customer_id ?? "");
    const press = async (intent: string) => {
      await moveTime({ byMs: minutes(1) });
      await postManage({ intent, attempt_id: buyer.id }, buyer);
      await money.settle();
    };
    const update = async (isEnding: boolean) => {
      await moveTime({ byMs: minutes(1) });
      const ending = { cancel_at_period_end: isEnding };
      await money.stripe().subscriptions.update(bought?.id ?? "", ending);
      await money.settle();
    };
    const page = { cancel: () => press("cancel"), resume: () => press("resume") };
    return { page, portal: { cancel: () => update(true), resume: () => update(false) } };
  }

  test.each(["page", "portal"] as const)("are sent once per change on the %s", async (way) => {
    const webhooks = { double: { next: "all" }, order: "reverse" };
    await money.account().planFaults(StripeFaults.parse({ webhooks }));
    const acts = (await buyTold())[way];
    for (let turn = 0; turn < 3; turn += 1) {
      await acts.cancel();
      expect(kindsOf(await sendTrialMails())).toEqual(["subscription_cancelled"]);
      await acts.resume();
      const [told, ...others] = await sendTrialMails();
      expect([told?.kind, others]).toEqual(["subscription_resumed", []]);
      expect(told?.text).toContain(
        `it renews on ${formatUtcTime(END, homeLocale())} at $19.99, and then each month`,
      );
    }
  });

  test("are limited per day, and the last one is about a cancellation", async () => {
    const { page } = await buyTold();
    const mails: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await page.cancel();
      await page.resume();
      mails.push(...kindsOf(await sendTrialMails()).toSorted());
    }
    const both = ["subscription_cancelled", "subscription_resumed"];
    expect(mails).toEqual([...Array.from({ length: 5 }, () => both).flat(), both[0]]);
  });

  test("leave out a resumption that is cancelled before its mail goes out", async () => {
    const { page } = await buyTold();
    for (const act of [page.cancel, page.resume, page.cancel]) await act();
    expect(kindsOf(await sendTrialMails())).toEqual([
      "subscription_cancelled",
      "subscription_cancelled",
    ]);
  });
});
