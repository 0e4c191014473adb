import { expect, type Page } from "@playwright/test";
import { days } from "../../app/domain/duration.ts";
import { findUnproven } from "../fixtures/shown-claims.ts";
import { answerStep, nextButton, openAssessment, walkSteps } from "../setup/assessment.ts";
import { buyByCalls, storeProducts } from "../setup/bought.ts";
import { expectAccessibleInBothThemes } from "../setup/browser.ts";
import { giveEmail } from "../setup/completed-attempt.ts";
import { openOffer, openPayment } from "../setup/dating-order.ts";
import { answered, known, openKept } from "../setup/dating-quiz.ts";
import { leaveByTop } from "../setup/exit-offer.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { readMails } from "../setup/inbox.ts";
import { makeMailedPath } from "../setup/mailed-link.ts";
import { payByCalls } from "../setup/paid.ts";
import { openCheckout } from "../setup/paywall.ts";
import { openGate } from "../setup/preview.ts";
import { readContent } from "../setup/read-content.ts";
import { test } from "../setup/verified-server.ts";

// One server for all tests.
test.describe.configure({ mode: "default" });

const WIDTHS = [1440, 375];
const { findShown } = findUnproven(await readContent());
const title = (page: Page, words: string | RegExp) =>
  page.getByRole("heading", { level: 1, name: words, exact: true });

/** The claim that a configured and enforced deadline proves. */
const DEADLINE = "waitlist-deadline";

/** Expects the screen without unproven claims, and without a timer where nothing ends. */
async function look(
  page: Page,
  words: string | RegExp,
  { isLimited = false } = {},
): Promise<string> {
  await expect(title(page, words)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    const shown = await page.locator("body").innerText();
    expect(findShown(shown), `${page.url()}, ${words}, ${width} px`).toEqual(
      isLimited ? [DEADLINE] : [],
    );
    await expect(page.getByRole("timer"), `${page.url()}, ${words}`).toHaveCount(isLimited ? 1 : 0);
  }
  return page.locator("main").innerText();
}

/** Looks again after a reload, in a new tab and days later: nothing was true only for a moment. */
async function lookAgain(page: Page, words: string | RegExp): Promise<void> {
  const first = await look(page, words);
  await page.reload();
  expect(await look(page, words)).toBe(first);
  const tab = await page.context().newPage();
  await tab.clock.setSystemTime(Date.now() + days(3));
  await tab.goto(page.url());
  expect(await look(tab, words)).toBe(first);
  await tab.close();
}

// What the walks show beyond the crawl of every page (workers/web/verified-crawl.test.ts) changes rarely.
test("P37 Only proven claims are shown from the first statement to the courses", {
  tag: "@nightly",
}, async ({ page }) => {
  test.slow();
  await page.goto("/quiz2");
  await lookAgain(page, "See your whole life on one page.");
  await openAssessment(page);
  await walkSteps(page, 1, 3);
  await look(page, /./);
  await answerStep(page);
  await nextButton(page).click();
  await expect(page.getByRole("button", { name: "Continue Assessment" })).toBeVisible();
  await look(page, /./);

  const attemptId = await openGate(page);
  await look(page, "Amazing Work!");
  const email = `ada-${crypto.randomUUID()}@example.com`;
  await giveEmail(page.request, attemptId, email);
  await page.reload();
  await lookAgain(page, "Congratulations!");
  await openCheckout(page, attemptId);
  await expect(page.getByLabel("Email Address")).toBeVisible();
  await look(page, /./);

  const { sessionId } = await payByCalls(page.request, { attemptId, email });
  await page.goto(`/quiz2/thank-you?session_id=${sessionId}`);
  await look(page, "Payment Successful!");
  await page.goto("/quiz2/results");
  await look(page, "Your Complete Results");
  await page.goto("/quiz2/courses");
  await look(page, "Five short courses");
});

test("P37 Only proven claims are shown from the dating quiz to the library", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto("/quiz1");
  await lookAgain(page, /^Why does love/);
  await openKept(page, { ...known, stage: "age", age: null, gender: null });
  await look(page, /^How old are you/);
  await openKept(page, { ...known, stage: "quiz" });
  await look(page, /^Question 1 of 20/);
  await openKept(page, { ...answered, stage: "insight" });
  await look(page, /./);
  await openKept(page, { ...answered, stage: "loading" });
  expect(await look(page, /^Analyzing/)).toContain("Moments that are hard for you");
  await openKept(page, { ...answered, stage: "email" });
  await look(page, /^Your Dating Pattern/);
  await openOffer(page, { stage: "result", timeLeft: 62 });
  await look(page, /The Echo$/);
  await openOffer(page);
  await look(page, /The Echo$/);
  await openPayment(page);
  await look(page, "Complete Your Order");
  await storeProducts(page.request);
  await buyByCalls(page.request, "guide");
  await page.goto("/library");
  await look(page, "Your library");
});

test("P37 Only proven claims are shown from the toolkit's page to the downloads", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto("/perfectionism");
  await lookAgain(page, "Good enough is a skill.");
  await untilHydrated(page.getByRole("link", { name: "Get the toolkit" }).first());
  await leaveByTop(page);
  const accept = page.getByRole("link", { name: "Get it for $39" });
  await expect(accept).toBeVisible();
  const offer = await page.getByRole("dialog").innerText();
  expect(findShown(offer)).toEqual([]);
  expect(offer).toMatch(/\d{2}:\d{2}/);
  await accept.click();
  await look(page, "Checkout");
  await expect(page.getByRole("button", { name: "Pay $39" })).toBeVisible();
  await storeProducts(page.request);
  await buyByCalls(page.request, "toolkit");
  await page.goto("/downloads");
  await look(page, "Your downloads");
});

test("P37 The waitlist counts down to its end, and each state of a confirmation is shown", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/40[49]/);
  await page.goto("/");
  const words = await look(page, /./, { isLimited: true });
  for (const text of ["0 joined", "1 spots left"]) expect(words).toContain(text);

  const [first, second] = await Promise.all([signUp(page), signUp(page)]);
  const states = async (state: string) => {
    await look(page, state);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, state).toBeLessThanOrEqual(320);
  };
  await page.goto(first);
  await states("Is this your address?");
  await page.getByRole("button", { name: "Yes, save my place" }).focus();
  const counted = page.waitForResponse("**/api/waitlist/count");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#signup-section");
  // The browser still has the earlier response.
  expect(await (await counted).json()).toEqual({ count: 1 });
  await expect(page.getByText("1 joined")).toBeVisible();
  await page.goto(first);
  await states("You’re already on the list!");
  await page.goto(second);
  await page.getByRole("button", { name: "Yes, save my place" }).click();
  await states("The last place was just taken");
  await page.goto(await makeMailedPath("/waitlist/confirm", "confirm_signup", "1", -days(1)));
  await states("This link no longer works");
});

/** Signs up, and returns the mailed link that confirms it. */
async function signUp(page: Page): Promise<string> {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  await page.request.post("/api/waitlist/signup", { data: { email } });
  const [mail] = await readMails(page.request, email);
  return mail?.links.find((link) => link.includes("/waitlist/confirm")) ?? "";
}
