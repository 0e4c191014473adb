import { env } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { beforeEach, describe, expect, test } from "vitest";
import { formatDay, formatUtcDay, formatUtcTime } from "#app/domain/calendar-day.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { homeLocale } from "#app/domain/locale.ts";
import { PAY_ACTION, TERMS_VERSIONS, trialTerms } from "#app/funnels/shared/content/trial.ts";
import { CONSENT_REMINDER } from "#app/funnels/shared/content/withdrawal.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime, START } from "../fixtures/frozen-time.ts";
import { sweep } from "../fixtures/jobs-world.ts";
import {
  account,
  buyTrial,
  checkout,
  hasAccess,
  openBuyer,
  openWorld,
  readAmounts,
  readTrials,
  settle,
  stripe,
  syncDeps,
} from "../fixtures/money-world.ts";
import { readRows } from "../fixtures/stored-rows.ts";
import { readSubscriptions } from "../fixtures/stripe-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { findTarget, postManage, readManaged, readPaywall } from "../fixtures/trial-pages.ts";
import { cookieOf } from "../fixtures/web-worker.ts";

collectConsole();
freezeTime();
beforeEach(openWorld);

const END = START + days(7);
const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind);
const OF_THE_FUNNEL = ["quiz2_preview", "quiz2_complete", "plan_day"];
const ofTrial = async () => (await sendMails()).filter(({ kind }) => !OF_THE_FUNNEL.includes(kind));

const readReminders = () =>
  readRows(env.DB, "select id from email_jobs where kind = 'renewal_reminder'");

const readConsent = () =>
  readRows<{ consent_version: string; consented_at: number }>(
    env.DB,
    "select consent_version, consented_at from quiz2_subscriptions",
  );

/** The visible text, without markup and entities. */
const textOf = (page: string): string =>
  page
    .replaceAll(/<!--.*?-->|<[^>]+>/g, " ")
    .replaceAll(
      /&(#x27|quot|amp);/g,
      (_, name) => ({ "#x27": "'", quot: '"', amp: "&" })[name as "amp"],
    )
    .replaceAll(/\s+/g, " ");

test("P36 The terms are on the page of the pay button, with amounts, date and how to cancel", async () => {
  const page = textOf(await readPaywall(await openBuyer()));
  const terms = trialTerms(formatUtcDay(END, homeLocale()));
  for (const { name, text } of terms.rows) expect(page).toContain(`${name} ${text}`);
  expect(page).toContain(terms.consent);
  expect(page.indexOf(terms.consent)).toBeLessThan(page.lastIndexOf(PAY_ACTION));
  expect(page).toContain(terms.cancel.before);
});

test("P36 The consent is stored with the version of the terms and the time", async () => {
  const buyer = await openBuyer();
  expect(await readConsent()).toEqual([]);
  await moveTime({ byMs: minutes(3) });
  await checkout(buyer);
  const first = { consent_version: TERMS_VERSIONS.trial, consented_at: START + minutes(3) };
  expect(await readConsent()).toEqual([first]);
  await moveTime({ byMs: minutes(3) });
  await checkout(buyer);
  expect(await readConsent()).toEqual([first]);
  await checkout(buyer, { email: "grace@example.test" });
  expect(await readConsent()).toEqual([{ ...first, consented_at: START + minutes(6) }]);
});

test("P36 Mails are sent at once and three days before the renewal, with amount and date", async () => {
  await buyTrial();
  await settle();
  const [started, ...others] = await ofTrial();
  expect(others).toEqual([]);
  expect(started).toMatchObject({ kind: "trial_started", to: "ada@example.test", queuedAt: START });
  await moveTime({ toMs: END - days(3) - minutes(1) });
  await settle();
  expect(await ofTrial()).toEqual([]);
  await moveTime({ toMs: END - days(3) });
  await settle();
  const [reminder, ...more] = await ofTrial();
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({ kind: "renewal_reminder", queuedAt: END - days(3) });
  expect(reminder?.subject).toContain(formatDay(END, homeLocale()));
  for (const mail of [started, reminder]) {
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("$19.99");
      expect(part).toContain(formatDay(END, homeLocale()));
      expect(part).toContain(`/quiz2/manage?token=${mail?.manageToken}`);
    }
  }
  expect(started?.text).toContain("$2 ");
  expect(started?.text).toContain(CONSENT_REMINDER);
  await moveTime({ toMs: END + days(1) });
  await settle();
  expect(await ofTrial()).toEqual([]);
});

test("P36 Each further renewal gets one reminder", async () => {
  await buyTrial();
  await settle();
  await sendMails();
  const reminded: string[] = [];
  for (let day = 4; day < 70; day += 0.5) {
    await moveTime({ toMs: START + days(day) });
    await settle();
    reminded.push(
      ...(await ofTrial()).map(({ kind, queuedAt }) => `${kind} ${(queuedAt - START) / days(1)}`),
    );
  }
  // The trial ends on 17 February; the months after it end on 17 March and 17 April.
  expect(reminded).toEqual([4, 32, 63].map((day) => `renewal_reminder ${day}`));
});

test("P36 With every webhook lost, the sweep enqueues the reminder in time", async () => {
  await buyTrial();
  await settle();
  await sendMails();
  const faults = await account().readFaults();
  await account().planFaults({
    ...faults,
    webhooks: { ...faults.webhooks, drop: { next: "all" } },
  });
  const syncSwept = async () => {
    const found = (await sweep()) ?? [];
    for (const objectId of found) await syncObject(syncDeps(), objectId);
    return kindsOf(await ofTrial());
  };
  await moveTime({ toMs: END - days(3) - minutes(1) });
  expect(await syncSwept()).toEqual([]);
  await moveTime({ byMs: minutes(1) });
  expect(await syncSwept()).toEqual(["renewal_reminder"]);
  expect(await syncSwept()).toEqual([]);
});

test("P36 Two requests with the mailed link cancel, without a cookie", async () => {
  await buyTrial();
  await settle();
  const token = (await ofTrial())[0]?.manageToken ?? "";
  const nobody = { cookie: "" };
  await moveTime({ byMs: days(6) });

  const page = await readManaged(nobody, token);
  expect(page).toMatchObject({ token, subscriptions: [{ periodEndMs: END, isCancelling: false }] });
  expect(await readTrials()).toMatchObject([{ is_cancelling: 0 }]);

  const answer = await postManage({ intent: "cancel", token }, nobody);
  expect([answer.status, findTarget(answer)]).toEqual([303, "/quiz2/manage?notice=cancelled"]);
  expect(await readTrials()).toMatchObject([{ is_cancelling: 1 }]);
  // From here on no link is needed.
  const cookie = cookieOf(answer);
  expect(await readManaged({ cookie })).toMatchObject({
    token: null,
    subscriptions: [{ periodEndMs: END, isCancelling: true, nextChargeCents: null }],
  });

  await settle();
  const [told, ...others] = await ofTrial();
  expect([told?.kind, others]).toEqual(["subscription_cancelled", []]);
  expect(told?.text).toMatch(/^Your subscription was canceled on .+ UTC\. No further payment/m);
  expect(told?.text).toContain(`You keep your access until ${formatUtcTime(END, homeLocale())}.`);
  await moveTime({ toMs: END + days(40) });
  await settle();
  expect(await ofTrial()).toEqual([]);
  expect(await readAmounts()).toEqual([200]);
});

test("P36 After a dispute of a part, the mail says until when access lasts", async () => {
  await buyTrial();
  await settle();
  await ofTrial();
  const [charge] = (await account().readLedger()).filter(({ kind }) => kind === "charge");
  await account().dispute(charge?.chargeId ?? "", 100);
  await settle();
  const [told, ...others] = await ofTrial();
  expect([told?.kind, others]).toEqual(["subscription_cancelled", []]);
  expect(told?.text).toContain("A payment for your subscription was disputed at your bank");
  expect(told?.text).toContain(`You keep your access until ${formatUtcTime(END, homeLocale())}.`);
  expect(told?.text).not.toContain("undo the cancellation");
});

test.each([
  ["while it is paid for", days(1), ["access_restored"]],
  ["when that is over", days(8), []],
])("P36 A dispute is mailed as its reason, and one that is won %s", async (_, byMs, kinds) => {
  const webhooks = { double: { next: "all" }, order: "reverse" };
  await account().planFaults(StripeFaults.parse({ webhooks }));
  const buyer = await buyTrial();
  await settle();
  await ofTrial();
  const [charge] = (await account().readLedger()).filter(({ kind }) => kind === "charge");
  const { disputeId } = await account().dispute(charge?.chargeId ?? "");
  await settle();
  const [told, ...others] = await ofTrial();
  expect([told?.kind, others]).toEqual(["subscription_cancelled", []]);
  expect(told?.text).toContain("Your access ended on");
  await moveTime({ byMs });
  await account().closeDispute(disputeId, "won");
  await settle();
  const mails = await ofTrial();
  expect(kindsOf(mails)).toEqual(kinds);
  expect(await hasAccess(buyer)).toBe(kinds.length > 0);
  for (const { text } of mails) expect(text).toContain(formatUtcTime(END, homeLocale()));
  await moveTime({ byMs: days(40) });
  await settle();
  expect(await ofTrial()).toEqual([]);
});

test("P36 A full refund is mailed once, with its amount, and in place of a cancellation", async () => {
  await account().planFaults(StripeFaults.parse({ webhooks: { double: { next: "all" } } }));
  await buyTrial();
  await settle();
  await ofTrial();
  const [charge] = (await account().readLedger()).filter(({ kind }) => kind === "charge");
  await account().refund(charge?.chargeId ?? "");
  await settle();
  const [told, ...others] = await ofTrial();
  expect([told?.kind, others]).toEqual(["subscription_refunded", []]);
  expect(told?.text).toContain(
    `We've refunded your payment of $2 from ${formatUtcDay(START, homeLocale())}.`,
  );
  await moveTime({ byMs: days(40) });
  await settle();
  expect(await ofTrial()).toEqual([]);
});

test("P36 A cancelled subscription gets no renewal reminder", async () => {
  const buyer = await buyTrial();
  await settle();
  await postManage({ intent: "cancel", attempt_id: buyer.id }, buyer);
  await settle();
  await sendMails();
  await moveTime({ toMs: END - days(1) });
  await settle();
  expect(await ofTrial()).toEqual([]);
});

test("P36 A reminder that still waits when the subscription is cancelled is not sent", async () => {
  const buyer = await buyTrial();
  await settle();
  await sendMails();
  await moveTime({ toMs: END - days(3) });
  await settle();
  expect(await readReminders()).toHaveLength(1);
  await postManage({ intent: "cancel", attempt_id: buyer.id }, buyer);
  await settle();
  expect(kindsOf(await ofTrial())).toEqual(["subscription_cancelled"]);
  expect(await readReminders()).toEqual([]);
  // Taking the cancellation back makes it due again.
  await postManage({ intent: "resume", attempt_id: buyer.id }, buyer);
  await settle();
  expect(kindsOf(await ofTrial())).toEqual(["renewal_reminder", "subscription_resumed"]);
});

describe("Each cancellation and each return is mailed once", () => {
  async function buyTold() {
    const buyer = await buyTrial();
    await settle();
    await sendMails();
    const [trial] = await readTrials();
    const [bought] = await readSubscriptions(trial?.stripe_customer_id ?? "");
    const press = async (intent: string) => {
      await moveTime({ byMs: minutes(1) });
      await postManage({ intent, attempt_id: buyer.id }, buyer);
      await settle();
    };
    const update = async (isEnding: boolean) => {
      await moveTime({ byMs: minutes(1) });
      const ending = { cancel_at_period_end: isEnding };
      await stripe().subscriptions.update(bought?.id ?? "", ending);
      await settle();
    };
    const page = { cancel: () => press("cancel"), resume: () => press("resume") };
    return { page, portal: { cancel: () => update(true), resume: () => update(false) } };
  }

  test.each(["page", "portal"] as const)("made by the %s, with events told twice", async (way) => {
    const webhooks = { double: { next: "all" }, order: "reverse" };
    await account().planFaults(StripeFaults.parse({ webhooks }));
    const acts = (await buyTold())[way];
    for (let turn = 0; turn < 3; turn += 1) {
      await acts.cancel();
      expect(kindsOf(await ofTrial())).toEqual(["subscription_cancelled"]);
      await acts.resume();
      const [told, ...others] = await ofTrial();
      expect([told?.kind, others]).toEqual(["subscription_resumed", []]);
      expect(told?.text).toContain(
        `it renews on ${formatUtcTime(END, homeLocale())} at $19.99, and then each month`,
      );
    }
  });

  test("but for whoever goes on and on; the last of a day is a cancellation", async () => {
    const { page } = await buyTold();
    const mails: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await page.cancel();
      await page.resume();
      mails.push(...kindsOf(await ofTrial()).toSorted());
    }
    const both = ["subscription_cancelled", "subscription_resumed"];
    expect(mails).toEqual([...Array.from({ length: 5 }, () => both).flat(), both[0]]);
  });

  test("and a return that is cancelled before its mail goes out is not mailed", async () => {
    const { page } = await buyTold();
    for (const act of [page.cancel, page.resume, page.cancel]) await act();
    expect(kindsOf(await ofTrial())).toEqual(["subscription_cancelled", "subscription_cancelled"]);
  });
});
