import { days } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { letIn, openTokenOf } from "../fixtures/browsers.ts";
import { moveTime, passTime, START } from "../fixtures/frozen-time.ts";
import { readResults } from "../fixtures/life-assessment.ts";
import { hasAccess, readTrials, stripe, subscribe } from "../fixtures/money-world.ts";
import { insertRow } from "../fixtures/rows.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { findTarget, postManage, readManaged, readPage } from "../fixtures/trial-pages.ts";
import { expect, test } from "../setup/money.ts";

const WRONG = "adda@example.test";
const RIGHT = "ada.right@example.test";

async function buy() {
  const buyer = await subscribe(WRONG);
  const mails = await sendMails();
  const [row] = await readTrials();
  const correct = (email: string, browser: { cookie: string } = buyer, token = "") =>
    postManage({ intent: "address", attempt_id: buyer.id, email, token }, browser);
  return { buyer, mails, customerId: row?.stripe_customer_id ?? "", correct };
}

const emailOf = async (customerId: string) => {
  const customer = await stripe().customers.retrieve(customerId);
  return customer.deleted ? null : customer.email;
};
const readTos = async () => [...new Set((await sendMails()).map(({ to }) => to))];

test("P29 Correcting a mistyped address ends the links that were mailed to it", async () => {
  const { buyer, mails, customerId, correct } = await buy();
  const token = openTokenOf(mails.find(({ kind }) => kind === "plan_day"));
  const stranger = { id: buyer.id, ...(await letIn(token)) };
  const manageToken = mails.find(({ kind }) => kind === "trial_started")?.manageToken;
  expect(await readPage("/quiz2/manage", buyer)).toContain(`To ${WRONG}.`);
  expect(await hasAccess(stranger)).toBe(true);

  expect(findTarget(await correct(RIGHT))).toBe("/quiz2/manage?notice=corrected");
  expect(await emailOf(customerId)).toBe(RIGHT);
  const [told, ...others] = await sendMails();
  expect(others).toEqual([]);
  expect(told).toMatchObject({ kind: "address_corrected", to: RIGHT });
  expect((await readManaged({ cookie: "" }, told?.manageToken)).subscriptions).toHaveLength(1);
  expect((await readManaged({ cookie: "" }, manageToken)).subscriptions).toEqual([]);
  expect(await hasAccess(buyer)).toBe(true);
  expect((await readResults(stranger)).status).toBe(404);
  // Mails with the results went astray too; the new link opens them.
  const further = { id: buyer.id, ...(await letIn(openTokenOf(told))) };
  expect((await readResults(further)).status).toBe(200);

  // The next days of the plan were queued for the wrong address.
  await passTime({ byMs: days(5) });
  expect(await readTos()).toEqual([RIGHT]);
});

test("P29 While Stripe is unavailable nothing is corrected", async () => {
  const { customerId, correct } = await buy();
  await breakCalls("fail", { method: "POST", path: "/v1/customers/" });
  expect(findTarget(await correct(RIGHT))).toBe("/quiz2/manage?notice=failed");
  await healCalls();
  expect(await emailOf(customerId)).toBe(WRONG);
  expect(await sendMails()).toEqual([]);
  await moveTime({ byMs: days(2) });
  expect(await readTos()).toEqual([WRONG]);
});

test("P29 An invalid address changes nothing, and the same address sends no mail", async () => {
  const { buyer, customerId, correct } = await buy();
  for (const bad of ["", "ada", "ada@example.test\r\nBcc: eve@evil.test"]) {
    expect(findTarget(await correct(bad))).toBe("/quiz2/manage?notice=badAddress");
  }
  expect(await readPage("/quiz2/manage?notice=badAddress", buyer)).toContain(
    "Please enter a valid email address.",
  );
  expect(findTarget(await correct(WRONG.toUpperCase()))).toBe("/quiz2/manage?notice=corrected");
  expect(await emailOf(customerId)).toBe(WRONG);
  expect(await sendMails()).toEqual([]);
});

test("P29 A browser let in by a mailed link cannot redirect the mails", async () => {
  const { buyer, mails, correct } = await buy();
  const token = mails.find(({ kind }) => kind === "trial_started")?.manageToken ?? "";
  const stranger = await letIn(openTokenOf(mails.find(({ kind }) => kind === "quiz2_complete")));
  expect((await correct("eve@evil.test", stranger)).status).toBe(404);
  expect((await correct("eve@evil.test", stranger, token)).status).toBe(404);
  // Not even after the link has made it a payer's browser.
  await postManage({ intent: "stop_mails", attempt_id: buyer.id, token }, stranger);
  expect((await correct("eve@evil.test", stranger)).status).toBe(404);
  expect((await readManaged(stranger)).subscriptions).toMatchObject([{ email: null }]);
});

test("P29 Repeated corrections mail only a few addresses", async () => {
  const { correct } = await buy();
  for (let at = 0; at < 5; at += 1) await correct(`someone${at}@example.test`);
  expect((await sendMails()).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 3 }, () => "address_corrected"),
  );
});

test("P06 Two people whose addresses become the same keep their subscriptions", async () => {
  const { buyer, correct } = await buy();
  const other = await subscribe(RIGHT);
  await correct(RIGHT);
  await passTime({ byMs: days(8) });
  expect((await readTrials()).map(({ status }) => status)).toEqual(["active", "active"]);
  expect([await hasAccess(buyer), await hasAccess(other)]).toEqual([true, true]);
});

test("P29 P38 A buyer who had that mailbox erased before buying again gets the new links", async () => {
  const { correct } = await buy();
  await insertRow("mail_suppressions", {
    recipient: await recipientOf(RIGHT as EmailAddress),
    kind: "address_corrected",
    suppressed_at: START - days(1),
  });
  expect(findTarget(await correct(RIGHT))).toBe("/quiz2/manage?notice=corrected");
  expect(await sendMails()).toMatchObject([{ kind: "address_corrected", to: RIGHT }]);
});
