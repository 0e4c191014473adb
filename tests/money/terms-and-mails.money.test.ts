import { formatDay, formatUtcDay, formatUtcTime } from "#app/domain/calendar-day.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { homeLocale } from "#app/domain/locale.ts";
import { PAY_ACTION, TERMS_VERSIONS, trialTerms } from "#app/funnels/shared/content/trial.ts";
import { CONSENT_REMINDER } from "#app/funnels/shared/content/withdrawal.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { cancelByForm } from "../fixtures/cancel-ways.ts";
import { moveTime, passTime, START } from "../fixtures/frozen-time.ts";
import { findElements } from "../fixtures/html.ts";
import { sweep } from "../fixtures/jobs-world.ts";
import * as money from "../fixtures/money-world.ts";
import { readRows } from "../fixtures/rows.ts";
import { listOpenSessions } from "../fixtures/stripe-lists.ts";
import { kindsOf, sendMails, sendTrialMails } from "../fixtures/trial-mails.ts";
import {
  findTarget,
  postManage,
  readManaged,
  readPage,
  readPaywall,
} from "../fixtures/trial-pages.ts";
import { cookieOf } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

const END = START + days(7);

const readReminders = () => readRows("select id from email_jobs where kind = 'renewal_reminder'");

const readConsent = () =>
  readRows<{ consent_version: string; consented_at: number }>(
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

test("P36 The terms are on the page with the pay button, with amounts, date and how to cancel", async () => {
  const page = textOf(await readPaywall(await money.openBuyer()));
  const terms = trialTerms(formatUtcDay(END, homeLocale()));
  for (const { name, text } of terms.rows) expect(page).toContain(`${name} ${text}`);
  expect(page).toContain(terms.consent);
  expect(page.indexOf(terms.consent)).toBeLessThan(page.lastIndexOf(PAY_ACTION));
  expect(page).toContain(terms.cancel.before);
});

test("P36 The consent is stored with the version of the terms and the time", async () => {
  const buyer = await money.openBuyer();
  expect(await readConsent()).toEqual([]);
  await moveTime({ byMs: minutes(3) });
  await money.checkout(buyer);
  const first = { consent_version: TERMS_VERSIONS.trial, consented_at: START + minutes(3) };
  expect(await readConsent()).toEqual([first]);
  await moveTime({ byMs: minutes(3) });
  await money.checkout(buyer);
  expect(await readConsent()).toEqual([first]);
  await money.checkout(buyer, { email: "grace@example.test" });
  expect(await readConsent()).toEqual([{ ...first, consented_at: START + minutes(6) }]);
});

test("P36 A page that shows other terms, or none, is not taken for consent to the newest", async () => {
  const buyer = await money.openBuyer();
  await money.checkout(buyer);
  await money.checkout(buyer, { consent: undefined });
  expect(await readConsent()).toMatchObject([{ consent_version: null }]);
  expect(await listOpenSessions()).toHaveLength(1);
  const unknown = await money.checkout(buyer, { consent: "1999-01-01" });
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: "invalid_input" }]);
});

test("P36 The form posts the version of the terms that it shows", async () => {
  const page = await readPaywall(await money.openBuyer());
  expect(page).toContain(`name="consent" value="${TERMS_VERSIONS.trial}"`);
});

test("P36 The page after the payment says what was paid, what is charged next and what comes next", async () => {
  const buyer = await money.buyTrial();
  const page = await readPage(`/quiz2/thank-you?session_id=${buyer.sessionId}`, buyer);
  const words = textOf(page);
  for (const text of [
    "Payment Successful!",
    "Trial Activated",
    "$997 regular value",
    "99.8% savings",
    "saved $995",
    "cs_test_",
    "Check your email",
    "Access premium content",
    "Start the 7-day journey",
    "Join the community",
  ]) {
    expect(words).toContain(text);
  }
  expect(words).toMatch(
    /Next billing date +[A-Z][a-z]+ \d{1,2}, \d{4} \(UTC\) +at +\$19\.99\/month/,
  );
  const hrefs = (await findElements(page, "main a")).map(({ attributes }) => attributes["href"]);
  expect(hrefs[0]).toBe(`/quiz2/results?attempt=${buyer.id}`);
  for (const href of ["/library", "/quiz2", "/", "/quiz2/manage"]) expect(hrefs).toContain(href);
});

test("P36 Mails are sent at once and three days before the renewal, with amount and date", async () => {
  await money.subscribe();
  const [started, ...others] = await sendTrialMails();
  expect(others).toEqual([]);
  expect(started).toMatchObject({ kind: "trial_started", to: "ada@example.test", queuedAt: START });
  await passTime({ toMs: END - days(3) - minutes(1) });
  expect(await sendTrialMails()).toEqual([]);
  await passTime({ toMs: END - days(3) });
  const [reminder, ...more] = await sendTrialMails();
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
  await passTime({ toMs: END + days(1) });
  expect(await sendTrialMails()).toEqual([]);
});

test("P36 Each further renewal gets one reminder", async () => {
  await money.subscribe();
  await sendMails();
  const reminded: string[] = [];
  for (let day = 4; day < 70; day += 0.5) {
    await passTime({ toMs: START + days(day) });
    reminded.push(
      ...(await sendTrialMails()).map(
        ({ kind, queuedAt }) => `${kind} ${(queuedAt - START) / days(1)}`,
      ),
    );
  }
  // The trial ends on 17 February; the months after it end on 17 March and 17 April.
  expect(reminded).toEqual([4, 32, 63].map((day) => `renewal_reminder ${day}`));
});

test("P36 With every webhook lost, the sweep enqueues the reminder in time", async () => {
  await money.subscribe();
  await sendMails();
  const faults = await money.account().readFaults();
  await money.account().planFaults({
    ...faults,
    webhooks: { ...faults.webhooks, drop: { next: "all" } },
  });
  const syncSwept = async () => {
    const found = (await sweep()) ?? [];
    for (const objectId of found) await syncObject(money.syncDeps(), objectId);
    return kindsOf(await sendTrialMails());
  };
  await moveTime({ toMs: END - days(3) - minutes(1) });
  expect(await syncSwept()).toEqual([]);
  await moveTime({ byMs: minutes(1) });
  expect(await syncSwept()).toEqual(["renewal_reminder"]);
  expect(await syncSwept()).toEqual([]);
});

test("P36 Two requests with the mailed link cancel without a cookie", async () => {
  await money.subscribe();
  const token = (await sendTrialMails())[0]?.manageToken ?? "";
  const nobody = { cookie: "" };
  await moveTime({ byMs: days(6) });

  const page = await readManaged(nobody, token);
  expect(page).toMatchObject({ token, subscriptions: [{ periodEndMs: END, isCancelling: false }] });
  expect(await money.readTrials()).toMatchObject([{ is_cancelling: 0 }]);

  const answer = await postManage({ intent: "cancel", token }, nobody);
  expect([answer.status, findTarget(answer)]).toEqual([303, "/quiz2/manage?notice=cancelled"]);
  expect(await money.readTrials()).toMatchObject([{ is_cancelling: 1 }]);
  // From here on no link is needed.
  const cookie = cookieOf(answer);
  expect(await readManaged({ cookie })).toMatchObject({
    token: null,
    subscriptions: [{ periodEndMs: END, isCancelling: true, nextChargeCents: null }],
  });
  const thanks = await readPage("/quiz2/thank-you", { cookie });
  for (const words of ["You’ve canceled.", "Access until"]) expect(thanks).toContain(words);
  expect(thanks).not.toContain("Next billing date");

  await money.settle();
  const [told, ...others] = await sendTrialMails();
  expect([told?.kind, others]).toEqual(["subscription_cancelled", []]);
  expect(told?.text).toMatch(/^Your subscription was canceled on .+ UTC\. No further payment/m);
  expect(told?.text).toContain(`You keep your access until ${formatUtcTime(END, homeLocale())}.`);
  await passTime({ toMs: END + days(40) });
  expect(await sendTrialMails()).toEqual([]);
  expect(await money.readAmounts()).toEqual([200]);
});

test("P36 A reminder that is still queued at the cancellation is not sent", async () => {
  const buyer = await money.subscribe();
  await sendMails();
  await passTime({ toMs: END - days(3) });
  expect(await readReminders()).toHaveLength(1);
  await cancelByForm(buyer);
  await money.settle();
  expect(kindsOf(await sendTrialMails())).toEqual(["subscription_cancelled"]);
  expect(await readReminders()).toEqual([]);
  // Revoking the cancellation makes the reminder due again.
  await postManage({ intent: "resume", attempt_id: buyer.id }, buyer);
  await money.settle();
  expect(kindsOf(await sendTrialMails())).toEqual(["renewal_reminder", "subscription_resumed"]);
});
