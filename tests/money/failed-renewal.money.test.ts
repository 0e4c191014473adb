import { env } from "cloudflare:workers";
import { days, hours } from "#app/domain/duration.ts";
import { cancelByForm } from "../fixtures/cancel-ways.ts";
import { passTime, START } from "../fixtures/frozen-time.ts";
import { readResults, startAttempt } from "../fixtures/life-assessment.ts";
import {
  account,
  card,
  hasAccess,
  openSession,
  readAmounts,
  readTrials,
  settle,
  stripe,
  subscribe,
} from "../fixtures/money-world.ts";
import { readRows } from "../fixtures/rows.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { findTarget, postManage, readPage, readPaywall } from "../fixtures/trial-pages.ts";
import { ask } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

const FAILS_LATER = "4000000000000341";
const ALWAYS_ASKS = "4000000000003220";

async function failRenewal(card = FAILS_LATER) {
  const buyer = await subscribe();
  await sendMails();
  const customer = (await readTrials())[0]?.stripe_customer_id ?? "";
  await account().setDefaultCard(customer, card);
  await passTime({ byMs: days(7) + hours(2) });
  return { ...buyer, customer };
}

const readOpenInvoice = async (customer: string) =>
  (await stripe().invoices.list({ customer, status: "open" })).data[0];

const listQueued = (kind: string) =>
  readRows(`select id from email_jobs where status = 'queued' and kind = '${kind}'`);

const ofPayment = async () => (await sendMails()).filter(({ kind }) => kind === "payment_failed");

test("P36 A declined renewal is mailed once, with the amount, the time and a link to pay", async () => {
  const buyer = await failRenewal();
  const [mail, ...more] = await ofPayment();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Your payment didn’t go through");
  expect(mail?.text).toContain("$19.99");
  expect(mail?.text).toContain("February 17, 2033, 12:00 UTC");
  expect(mail?.text).toContain(`/quiz2/manage?token=${mail?.manageToken}`);
  // Stripe's own retries are declined as well.
  await passTime({ byMs: days(5) });
  expect(await ofPayment()).toEqual([]);
  expect(await hasAccess(buyer)).toBe(false);
  expect(START).toBeLessThan(Date.now());
});

test("A subscriber with an open payment is shown how to pay it, and no offer", async () => {
  const buyer = await failRenewal();
  const page = await readPaywall(buyer);
  expect(page).toContain("Your last payment didn’t go through.");
  expect(page).toContain('href="/quiz2/manage"');
  expect(page).not.toContain("Subscribe for");
  expect(await (await readResults(buyer)).json()).toMatchObject({ locked: true, is_overdue: true });
});

test.each([
  ["/quiz2/courses", "/quiz2/paywall"],
  ["/quiz2/courses/steady-ground/1", "/quiz2/paywall"],
  ["/quiz2/history", "/quiz2/paywall"],
  ["/quiz2/pulse", "/quiz2/paywall"],
  ["/quiz2/mini/ID", "/quiz2/results?attempt=ID"],
])("%s redirects a subscriber with an open payment to %s", async (from, to) => {
  const buyer = await failRenewal();
  const path = (pattern: string) => pattern.replace("ID", buyer.id);
  const answer = await ask(path(from), { headers: { Cookie: buyer.cookie } });
  expect([answer.status, findTarget(answer)]).toEqual([302, path(to)]);
});

test("A browser that may only read the results learns nothing about the payment", async () => {
  const buyer = await failRenewal();
  const reader = await startAttempt();
  await env.DB.prepare(
    "insert into quiz2_attempt_visitors select ?, visitor_hash, 1, 'reader' from quiz2_attempts where id = ?",
  )
    .bind(buyer.id, reader.id)
    .run();
  const results = await readResults({ ...reader, id: buyer.id });
  expect(await results.json()).toMatchObject({ locked: true, is_overdue: false });
});

test("P36 The card that pays the open invoice is charged for the months that follow", async () => {
  const buyer = await failRenewal();
  const open = await readOpenInvoice(buyer.customer);
  expect(await readPage("/quiz2/manage", buyer)).toContain("Pay now");
  const answer = await postManage({ intent: "pay", attempt_id: buyer.id }, buyer);
  expect([answer.status, findTarget(answer)]).toEqual([303, open?.hosted_invoice_url]);
  await stripe().invoices.pay(open?.id ?? "", { payment_method: "pm_card_visa" });
  await settle();
  expect(await hasAccess(buyer)).toBe(true);
  await passTime({ byMs: days(31) });
  expect(await readAmounts()).toEqual([200, 1999, 1999]);
  expect(await hasAccess(buyer)).toBe(true);
});

/** Adds a card in Stripe's portal, which makes it the customer's default. */
async function addInPortal(customer: string, number: string): Promise<void> {
  const { id } = await stripe().billingPortal.sessions.create({ customer });
  expect(await account().portalAddCard(id, card(number))).toEqual({ kind: "added" });
  await settle();
}

test("P36 A card chosen in the portal is charged from then on, for the open invoice too", async () => {
  const buyer = await failRenewal();
  await addInPortal(buyer.customer, "4242424242424242");
  await passTime({ byMs: days(3) });
  expect([await readAmounts(), await hasAccess(buyer)]).toEqual([[200, 1999], true]);
  await passTime({ byMs: days(31) });
  expect(await readAmounts()).toEqual([200, 1999, 1999]);
});

test("P36 A card that pays an invoice later replaces one chosen in the portal", async () => {
  const buyer = await failRenewal();
  await addInPortal(buyer.customer, FAILS_LATER);
  const open = await readOpenInvoice(buyer.customer);
  await account().payInvoice(open?.id ?? "", card());
  await settle();
  await passTime({ byMs: days(31) });
  expect([await readAmounts(), await hasAccess(buyer)]).toEqual([[200, 1999, 1999], true]);
});

test("P36 The card of a new checkout replaces one chosen in the portal earlier", async () => {
  const buyer = await failRenewal();
  await addInPortal(buyer.customer, FAILS_LATER);
  await cancelByForm(buyer);
  await settle();
  const session = await openSession(buyer, { offer: "monthly" });
  expect(await account().payCheckout(session, card())).toMatchObject({ kind: "paid" });
  await settle();
  await passTime({ byMs: days(31) });
  expect(await readAmounts()).toEqual([200, 1999, 1999]);
});

test("P36 A card that needs authentication closes the results each month until its holder authenticates", async () => {
  const buyer = await failRenewal(ALWAYS_ASKS);
  for (const amounts of [
    [200, 1999],
    [200, 1999, 1999],
  ]) {
    expect(await hasAccess(buyer)).toBe(false);
    expect(await ofPayment()).toHaveLength(1);
    const open = await readOpenInvoice(buyer.customer);
    const page = findTarget(await postManage({ intent: "pay", attempt_id: buyer.id }, buyer));
    expect(page).toBe(open?.hosted_invoice_url);
    const { waitingIntentId } = (await account().describeInvoice(open?.id ?? "")) ?? {};
    await account().finishAuthentication(waitingIntentId ?? "", true);
    await settle();
    expect([await hasAccess(buyer), await ofPayment()]).toEqual([true, []]);
    expect(await readAmounts()).toEqual(amounts);
    await passTime({ byMs: days(31) });
  }
});

test("P36 Without an open invoice the pay button leads to the form for another card", async () => {
  const buyer = await failRenewal();
  const open = await readOpenInvoice(buyer.customer);
  await stripe().invoices.voidInvoice(open?.id ?? "");
  const answer = await postManage({ intent: "pay", attempt_id: buyer.id }, buyer);
  const [portal] = await account().listObjects("billing_portal.session");
  expect(portal?.json).toContain("payment_method_update");
  expect(findTarget(answer)).toContain("/portal/");
});

test("P36 No mail asks for a payment after the subscription was cancelled", async () => {
  const buyer = await failRenewal();
  await cancelByForm(buyer);
  expect(await ofPayment()).toEqual([]);
  expect(await listQueued("payment_failed")).toEqual([]);
});

test("P36 A queued reminder is not sent after a cancellation", async () => {
  const buyer = await subscribe();
  await sendMails();
  await passTime({ byMs: days(4.5) });
  await cancelByForm(buyer);
  expect((await sendMails()).map(({ kind }) => kind)).toEqual(["subscription_cancelled"]);
  expect(await listQueued("renewal_reminder")).toEqual([]);
});
