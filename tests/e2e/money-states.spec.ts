import { type Page, request } from "@playwright/test";
import { days } from "../../app/domain/duration.ts";
import { expect, expectAccessibleInBothThemes } from "../setup/browser.ts";
import { completeAttempt } from "../setup/completed-attempt.ts";
import type { InboxMail } from "../setup/inbox.ts";
import { act, CARDS, findCharge, moveClock, planFaults } from "../setup/local-stripe.ts";
import { test } from "../setup/money-server.ts";
import { askForCheckout, type Buyer, isCancelling, payByCalls } from "../setup/paid.ts";

const manageUrl = "/quiz2/manage";

/** Buys a trial as another person, without the gate, and lets this browser manage it by the link in its mail. */
async function buyAnother(page: Page): Promise<Buyer> {
  const { origin } = new URL(page.url());
  const person = await request.newContext({ baseURL: origin });
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const buyer = await payByCalls(person, { attemptId: await completeAttempt(person), email });
  await person.get("/quiz2/thank-you", { params: { session_id: buyer.sessionId } });
  await person.dispose();
  const token = await readManageToken(page, email);
  // Opens the portal, which changes nothing, and makes this browser a payer's.
  const form = { intent: "portal", token, attempt_id: buyer.attemptId };
  const answer = await page.request.post(manageUrl, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return buyer;
}

async function readManageToken(page: Page, to: string): Promise<string> {
  const read = async () => {
    const answer = await page.request.get("/__sandbox/inbox.json", { params: { to } });
    const mails = (await answer.json()) as InboxMail[];
    const links = mails.flatMap((mail) => mail.links);
    const link = links.find((url) => url.includes("/quiz2/manage?token="));
    return link && new URL(link).searchParams.get("token");
  };
  await expect.poll(read, `a link to manage, to ${to}`).toBeTruthy();
  return (await read()) ?? "";
}

const cancel = (page: Page, { attemptId }: Buyer) =>
  page.request.post(manageUrl, { form: { intent: "cancel", attempt_id: attemptId } });

/** Waits until Stripe knows. */
async function cancelForGood(page: Page, buyer: Buyer): Promise<void> {
  await cancel(page, buyer);
  await expect.poll(() => isCancelling(page.request, buyer)).toBe(true);
}

async function dispute(page: Page, verdict?: "won" | "lost"): Promise<void> {
  const { customerId } = await buyAnother(page);
  const id = await findCharge(page.request, customerId);
  const { disputeId } = await act<{ disputeId: string }>(page.request, { act: "dispute", id });
  if (verdict) await act(page.request, { act: "close_dispute", dispute: disputeId, verdict });
}

/** Makes states of trials older than their first week. */
async function makeOldStates(page: Page): Promise<string[]> {
  await buyAnother(page);
  const { customerId: customer } = await buyAnother(page);
  await act(page.request, { act: "set_default_card", customer, card: CARDS.goneBad });
  await cancelForGood(page, await buyAnother(page));
  await moveClock(page.request, days(8));
  return ["Your subscription is running", "Your last payment didn’t go through", "Ended"];
}

async function makeNewStates(page: Page): Promise<string[]> {
  // First, because a browser with a subscription is offered no other.
  const attemptId = await completeAttempt(page.request);
  await askForCheckout(page.request, { attemptId, email: "ada@example.com" });
  await buyAnother(page);
  await cancelForGood(page, await buyAnother(page));
  const refunded = await buyAnother(page);
  const id = await findCharge(page.request, refunded.customerId);
  await act(page.request, { act: "refund", id });
  await dispute(page);
  await dispute(page, "won");
  await dispute(page, "lost");
  const noted = await buyAnother(page);
  const states = [
    "Your trial is running",
    "Canceled",
    "Refunded",
    "On hold",
    "Canceled after a dispute",
    "Closed",
    "Waiting for your payment",
  ];
  // A sync that met a Stripe that is down would be late by half a minute.
  await expectStates(page, [...states, "Your trial is running"]);
  // Stripe stays down, or the cancellation would be confirmed.
  await planFaults(page.request, { api: { down: true } });
  await cancel(page, noted);
  return [...states, "Your cancellation is noted"];
}

/** Panels that show no state. */
const OTHER_PANELS = ["Receipts", "Your seven days", "Your weekly email", "Where it is open"];

async function expectStates(page: Page, states: string[]): Promise<void> {
  const panels = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(async () => {
    await page.goto(manageUrl);
    const shown = await panels.allTextContents();
    expect(shown.filter((text) => !OTHER_PANELS.includes(text)).sort()).toEqual([...states].sort());
  }).toPass({ timeout: 30_000 });
}

/** All states are on one page, in a browser that has a subscription in each of them. */
for (const [what, makeStates] of [
  ["that take a week", makeOldStates],
  ["of the first days", makeNewStates],
] as const) {
  test(`P39 axe finds nothing in the states ${what}, in both themes, and they fit 320 px`, {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.goto("/privacy-policy");
    await expectStates(page, await makeStates(page));
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
