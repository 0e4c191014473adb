import { days, hours, seconds } from "#app/domain/duration.ts";
import { cancelByForm } from "../fixtures/cancel-ways.ts";
import { passTime, START } from "../fixtures/frozen-time.ts";
import * as money from "../fixtures/money-world.ts";
import { kindsOf, sendMails, sendTrialMails } from "../fixtures/trial-mails.ts";
import { readPage } from "../fixtures/trial-pages.ts";
import { expect, test } from "../setup/money.ts";

const END = START + days(7);
const PAUSED = "Your payments are paused";

/** A buyer of a trial, whose mails so far are sent. */
async function openSubscriber() {
  const buyer = await money.subscribe();
  await sendMails();
  return buyer;
}

/** Pauses the payments in Stripe's dashboard, until a time or for good; null ends the pause. */
async function pause(until: number | "for good" | null): Promise<void> {
  const id = (await money.readTrials())[0]?.stripe_sub_id ?? "";
  const resumes = typeof until === "number" ? { resumes_at: until / seconds(1) } : {};
  const collection = { behavior: "void" as const, ...resumes };
  await money
    .stripe()
    .subscriptions.update(id, { pause_collection: until === null ? "" : collection });
  await money.settle();
}

async function moveTo(time: number): Promise<void> {
  await passTime({ toMs: time });
}

const readManage = (buyer: Awaited<ReturnType<typeof openSubscriber>>) =>
  readPage("/quiz2/manage", buyer);

test("P36 A subscriber whose payments are paused keeps access and is neither charged nor reminded", async () => {
  const buyer = await openSubscriber();
  await pause("for good");
  expect(await money.readTrials()).toMatchObject([{ status: "trialing", is_paused: 1 }]);
  const page = await readManage(buyer);
  expect(page).toContain(PAUSED);
  expect(page).not.toContain("Next charge");
  for (const time of [END - days(3), END + hours(2), END + days(20)]) {
    await moveTo(time);
    expect(await money.readAmounts()).toEqual([200]);
    expect(await money.hasAccess(buyer)).toBe(true);
  }
  expect(kindsOf(await sendTrialMails())).toEqual([]);
  expect(await money.readTrials()).toMatchObject([{ status: "active", is_paused: 1 }]);

  await pause(null);
  expect(await readManage(buyer)).not.toContain(PAUSED);
  await moveTo(END + days(26));
  expect(kindsOf(await sendTrialMails())).toEqual(["renewal_reminder"]);
  await moveTo(END + days(32));
  expect(await money.readAmounts()).toEqual([200, 1999]);
});

test("P36 A pause that ends before the next charge leaves that charge and its reminder", async () => {
  const buyer = await openSubscriber();
  await pause(END - days(1));
  expect(await readManage(buyer)).not.toContain(PAUSED);
  await moveTo(END - days(3));
  expect(kindsOf(await sendTrialMails())).toEqual(["renewal_reminder"]);
  await moveTo(END + hours(2));
  expect(await money.readAmounts()).toEqual([200, 1999]);
});

test("P36 A pause that covers one charge is followed by a reminder of the next one", async () => {
  const buyer = await openSubscriber();
  await pause(END + days(1));
  expect(await readManage(buyer)).toContain(PAUSED);
  await moveTo(END - days(3));
  expect(kindsOf(await sendTrialMails())).toEqual([]);
  await moveTo(END + hours(2));
  expect([await money.readAmounts(), await money.hasAccess(buyer)]).toEqual([[200], true]);
  expect(await readManage(buyer)).not.toContain(PAUSED);
  await moveTo(END + days(26));
  expect(kindsOf(await sendTrialMails())).toEqual(["renewal_reminder"]);
  await moveTo(END + days(32));
  expect(await money.readAmounts()).toEqual([200, 1999]);
});

test("P05 A subscription can be cancelled while its payments are paused", async () => {
  const buyer = await openSubscriber();
  await pause("for good");
  await cancelByForm(buyer);
  await money.settle();
  expect(await money.readTrials()).toMatchObject([{ is_cancelling: 1, is_paused: 1 }]);
  expect(await readManage(buyer)).not.toContain(PAUSED);
  await moveTo(END + hours(2));
  expect([await money.readAmounts(), await money.hasAccess(buyer)]).toEqual([[200], false]);
  expect(await money.readTrials()).toMatchObject([{ status: "canceled" }]);
});
