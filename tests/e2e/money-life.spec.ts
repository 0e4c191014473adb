import type { Page } from "@playwright/test";
import { days, minutes } from "../../app/domain/duration.ts";
import { openAssessment, walkSteps } from "../setup/assessment.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes } from "../setup/browser.ts";
import { readMails } from "../setup/inbox.ts";
import {
  act,
  CARDS,
  fillCard,
  findCharge,
  moveClock,
  payOnHostedPage,
  planFaults,
  readLedger,
} from "../setup/local-stripe.ts";
import { test } from "../setup/money-server.ts";
import {
  buyTrial,
  expectAccess,
  findCustomer,
  hasAccess,
  openGateByCalls,
  payByCalls,
  sessionOf,
} from "../setup/paid.ts";
import { keepAttempt, openCheckout, payButton, startTrial } from "../setup/paywall.ts";
import { ANALYSIS_MS, emailField, heading, submitEmail } from "../setup/preview.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const status = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const runCron = (page: Page) => page.request.post("/__sandbox/cron");

/** Waits until Stripe's events have gone through the queue. */
const expectStatus = (page: Page, name: string) =>
  expect(async () => {
    await page.goto("/quiz2/manage");
    await expect(status(page, name)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });

test("P04 P05 A visitor gets from the first statement to the renewal, and a cancellation ends the charges", async ({
  page,
}) => {
  test.slow();
  // Scrolling after an answer would move the next one away from under the press.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const email = `ada-${crypto.randomUUID()}@example.com`;
  await openAssessment(page);
  await walkSteps(page, 1, 20);
  await button(page, "View Results").click();
  await expect(emailField(page)).toBeVisible();
  await submitEmail(page, email);
  const unlock = page.getByRole("link", { name: "Unlock Complete Results - $2" });
  await expect(unlock).toBeVisible({ timeout: ANALYSIS_MS + 10_000 });
  await unlock.click();
  await startTrial(page).click();
  await expect(page.getByLabel("Email Address")).toHaveValue(email);
  await payButton(page).click();
  await expect(button(page, "Start trial")).toBeVisible();
  const sessionId = sessionOf(page.url());
  const customerId = await findCustomer(page.request, sessionId);
  await payOnHostedPage(page, CARDS.good);

  await expect(page.getByText("Trial Activated")).toBeVisible();
  await page.getByRole("link", { name: "View My Results" }).click();
  await expect(heading(page, "Your Complete Results")).toBeVisible();
  const subjects = async (count: number) =>
    (await readMails(page.request, email, count)).map(({ subject }) => subject).sort();
  expect(await subjects(4)).toEqual([
    "Day 1 of 7: look first",
    "Your 7-day trial has started",
    "Your complete results are open",
    "Your results preview is ready",
  ]);
  expect(await readLedger(page.request, customerId)).toEqual(["charge 200"]);

  await moveClock(page.request, days(8));
  expect(await readLedger(page.request, customerId)).toEqual(["charge 200", "charge 1999"]);
  await expectStatus(page, "Your subscription is running");
  await expect(page.getByRole("link", { name: /^Receipt/ })).toHaveCount(2);

  await button(page, "Cancel my subscription").click();
  await expect(status(page, "Canceled")).toBeVisible();
  await page.goto("/quiz2/thank-you");
  await expect(heading(page, "You’ve canceled.")).toBeVisible();
  await expect(page.getByText("Access until")).toBeVisible();
  await expect(page.getByText("Next billing date")).toHaveCount(0);
  await moveClock(page.request, days(40));
  await expectStatus(page, "Ended");
  expect(await readLedger(page.request, customerId)).toEqual(["charge 200", "charge 1999"]);
  await page.goto("/quiz2/results");
  await expect(heading(page, "Your Results")).toBeVisible();
  const told = await page.request.get("/__sandbox/inbox.json", { params: { to: email } });
  expect(JSON.stringify(await told.json())).toContain("Your subscription is canceled");
});

test("P36 A renewal is announced three days before it, with the link to cancel", async ({
  page,
}) => {
  const buyer = await buyTrial(page.request);
  await readMails(page.request, buyer.email, 4);
  await moveClock(page.request, days(4) + 1_000);
  const mails = await readMails(page.request, buyer.email, 5);
  const reminder = mails.find(({ subject }) => subject.startsWith("Your subscription renews on"));
  const link = reminder?.links.find((url) => url.includes("/quiz2/manage")) ?? "";
  await page.goto(link);
  await button(page, "Cancel my trial").click();
  await expect(status(page, "Canceled")).toBeVisible();
  await moveClock(page.request, days(40));
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200"]);
});

test("The next step is mailed a day later, and one press on its link's page stops the rest", async ({
  page,
  otherPage,
}) => {
  const buyer = await buyTrial(page.request);
  await readMails(page.request, buyer.email, 4);
  await moveClock(page.request, days(1) + minutes(2));
  await runCron(page);
  const mails = await readMails(page.request, buyer.email, 5);
  const second = mails.find(({ subject }) => subject === "Day 2 of 7: begin small");
  const link = second?.links.find((url) => url.includes("/unsubscribe")) ?? "";
  await otherPage.goto(link);
  await expectAccessible(otherPage);
  await button(otherPage, "Stop the daily emails").click();
  await expect(heading(otherPage, "The daily emails are stopped")).toBeVisible();

  await page.setContent(second?.html ?? "");
  await expect(heading(page, "Day 2 of 7: begin small")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

// tests/money/before-the-webhook.money.test.ts measures how long it takes: here three browsers share the cores.
test("P17 A buyer who returns before the webhook has access with the first response", async ({
  page,
}) => {
  await planFaults(page.request, { webhooks: { late: { next: "all" } } });
  const visitor = await openGateByCalls(page.request);
  await openCheckout(page, visitor.attemptId);
  await payButton(page).click();
  await expect(button(page, "Start trial")).toBeVisible();
  const firstAnswer = page.waitForResponse("**/quiz2/thank-you*");
  await payOnHostedPage(page, CARDS.good);
  expect(await (await firstAnswer).text()).toContain("Trial Activated");
  await expect(page.getByText("Trial Activated")).toBeVisible();
  expect(await hasAccess(page.request, visitor)).toBe(true);
  await page.goto("/quiz2/results");
  await expect(heading(page, "Your Complete Results")).toBeVisible();
});

test("P14 P17 Without any webhook or return, the next minute's cron opens the trial", async ({
  page,
}) => {
  await planFaults(page.request, { webhooks: { drop: { next: "all" } } });
  const buyer = await payByCalls(page.request, await openGateByCalls(page.request));
  expect(await hasAccess(page.request, buyer)).toBe(false);
  await page.goto("/quiz2/manage");
  await expect(status(page, "Waiting for your payment")).toBeVisible();
  await runCron(page);
  await expectAccess(page.request, buyer, true);
});

test("A renewal that fails closes the results, and a new card opens them again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/402 \(Payment Required\)/);
  const buyer = await buyTrial(page.request);
  await keepAttempt(page, buyer.attemptId);
  const card = { customer: buyer.customerId, card: CARDS.goneBad };
  await act(page.request, { act: "set_default_card", ...card });
  await moveClock(page.request, days(8));
  await expectStatus(page, "Your last payment didn’t go through");
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200"]);
  await page.goto("/quiz2/results");
  await expect(heading(page, "Your Results")).toBeVisible();

  await page.getByRole("link", { name: "Manage subscription" }).click();
  await button(page, "Pay now").click();
  await fillCard(page, CARDS.declined);
  await page.getByLabel("Cardholder name").fill("Ada");
  await button(page, "Pay with this card").click();
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await fillCard(page, CARDS.good);
  await button(page, "Pay with this card").click();
  await expect(button(page, "Pay with this card")).toHaveCount(0);
  await expectStatus(page, "Your subscription is running");
  await expectAccess(page.request, buyer, true);
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200", "charge 1999"]);
});

test("P05 A declined renewal is not retried after a cancellation", async ({ page }) => {
  const { customerId: customer } = await buyTrial(page.request);
  await act(page.request, { act: "set_default_card", customer, card: CARDS.goneBad });
  await moveClock(page.request, days(8));
  await expectStatus(page, "Your last payment didn’t go through");
  await button(page, "Cancel my subscription").click();
  await expect(status(page, "Ended")).toBeVisible();
  await act(page.request, { act: "set_default_card", customer, card: CARDS.good });
  await moveClock(page.request, days(40));
  expect(await readLedger(page.request, customer)).toEqual(["charge 200"]);
});

test("P16 A refund closes the results and ends the subscription", async ({ page }) => {
  const buyer = await buyTrial(page.request);
  await keepAttempt(page, buyer.attemptId);
  const id = await findCharge(page.request, buyer.customerId);
  await act(page.request, { act: "refund", id, amount_cents: 50 });
  await expectStatus(page, "Your trial is running");
  await act(page.request, { act: "refund", id });
  await expectStatus(page, "Refunded");
  await page.goto("/quiz2/results");
  await expect(page.getByRole("link", { name: "Unlock Complete Results - $19.99" })).toBeVisible();
  await page.goto("/quiz2/thank-you");
  await expect(status(page, "Refunded")).toBeVisible();
  await moveClock(page.request, days(40));
  expect(await readLedger(page.request, buyer.customerId)).toEqual([
    "charge 200",
    "refund 50",
    "refund 150",
  ]);
});

test("With Stripe down, each page says so, and no request is lost", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  const { attemptId } = await openGateByCalls(page.request);
  await openCheckout(page, attemptId);
  await planFaults(page.request, { api: { down: true } });
  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText(
    "Failed to start checkout. Please try again.",
  );
  await planFaults(page.request, {});
  await payButton(page).click();
  await expect(button(page, "Start trial")).toBeVisible();
  const customerId = await findCustomer(page.request, sessionOf(page.url()));

  await planFaults(page.request, { api: { down: true }, webhooks: { late: { next: "all" } } });
  await payOnHostedPage(page, CARDS.good);
  await expect(page.getByText("waiting for your payment to be confirmed")).toBeVisible();
  await page.getByRole("link", { name: "View My Results" }).click();
  await expect(heading(page, "Your Results")).toBeVisible();
  await planFaults(page.request, {});
  await runCron(page);
  await expectStatus(page, "Your trial is running");

  await planFaults(page.request, { api: { down: true } });
  await page.reload();
  await expect(page.getByText("We couldn’t load them.")).toBeVisible();
  await button(page, "Cancel my trial").click();
  await expect(status(page, "Your cancellation is noted")).toBeVisible();
  await planFaults(page.request, {});
  // The next event about this trial is the notice of its end.
  await moveClock(page.request, days(5));
  await expectStatus(page, "Canceled");
  await moveClock(page.request, days(30));
  expect(await readLedger(page.request, customerId)).toEqual(["charge 200"]);
});
