import type { Page } from "@playwright/test";
import { listQuestions } from "../../app/funnels/life-assessment/rules/steps.ts";
import {
  answerStep,
  expectAttempt,
  nextButton,
  openAssessment,
  openLastStep,
  statements,
  walkSteps,
} from "../setup/assessment.ts";
import { expect, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const offer = (page: Page) => page.getByRole("button", { name: /^Continue where you left off/ });
const answeredSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/quiz2/save") && response.ok());

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("After a reload the visitor continues even within a step", async ({ page }) => {
  const first = () => statements(page).first().getByRole("radio").first();
  const untilStored = (answer: string) =>
    expect
      .poll(() => page.evaluate(() => localStorage.getItem("quiz2_responses")))
      .toContain(answer);
  await openAssessment(page);
  await first().check();
  await untilStored(":1");
  await page.reload();
  await offer(page).press("Enter");
  await expect(page.getByText("1 of 5 questions answered")).toBeVisible();
  await expect(page.getByText("Step 1 of 20", { exact: true })).toBeVisible();
  // As after a change of step.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await walkSteps(page, 1, 2);
  await first().check();
  await untilStored(`"${listQuestions(2)[0]?.id}":1`);
  await page.reload();
  await expect(page.getByText("Step 1 of 20", { exact: true })).toBeVisible();
  await expect(offer(page)).toHaveText("Continue where you left off (11 of 100)");
  await offer(page).click();
  await expect(page.getByText("Step 3 of 20", { exact: true })).toBeVisible();
  await expect(page.getByText("1 of 5 questions answered")).toBeVisible();
  await expect(first()).toBeChecked();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("5 of 5 questions answered")).toBeVisible();
});

test("On a slow network the offer shows that it was taken, and is taken once", async ({ page }) => {
  await openAssessment(page);
  await walkSteps(page, 1, 1);
  await page.reload();
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route("**/api/quiz2/continue", async (route) => {
    calls += 1;
    await mayGo;
    await route.continue();
  });
  await offer(page).click();
  await expect(offer(page)).toHaveAttribute("aria-busy", "true");
  await offer(page).click({ force: true });
  await answerStep(page);
  await nextButton(page).click({ force: true });
  await expect(page.getByText("Step 1 of 20", { exact: true })).toBeVisible();
  go();
  await expect(page.getByText("Step 2 of 20", { exact: true })).toBeVisible();
  await expect(nextButton(page)).not.toHaveAttribute("aria-busy");
  expect(calls).toBe(1);
});

test("Going back loses nothing, and ignoring the offer costs nothing", async ({ page }) => {
  await page.goto("/");
  await openAssessment(page);
  await walkSteps(page, 1, 2);
  await page.goBack();
  await openAssessment(page);
  await expect(offer(page)).toHaveText("Continue where you left off (10 of 100)");
  await answerStep(page);
  await nextButton(page).click();
  await expect(page.getByText("Step 2 of 20", { exact: true })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test("Answers given offline are saved", async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openAssessment(page);
  await context.setOffline(true);
  await walkSteps(page, 1, 3);
  const saved = answeredSave(page);
  await context.setOffline(false);
  expect((await saved).request().postDataJSON().responses).toHaveLength(15);
});

test("Answers given during a failing save are saved", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await openAssessment(page);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let saves = 0;
  // Not `times: 1`: it ends the interception while the second save goes out, whose response may then be missed.
  await page.route("**/api/quiz2/save", async (route) => {
    saves += 1;
    if (saves > 1) return route.continue();
    await isOver;
    await route.abort();
  });
  await walkSteps(page, 1, 3);
  await expect.poll(() => saves).toBe(1);
  const saved = answeredSave(page);
  end();
  expect((await saved).request().postDataJSON().responses).toHaveLength(15);
});

test("Steps finished before the attempt starts are saved with it", async ({ page }) => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await page.route("**/api/quiz2/start?*", async (route) => {
    await isOver;
    await route.continue();
  });
  await page.goto("/quiz2/start");
  await untilHydrated(nextButton(page));
  await walkSteps(page, 1, 2);
  const saved = answeredSave(page);
  end();
  expect((await saved).request().postDataJSON().responses).toHaveLength(10);
});

test("Two tabs have an attempt each, and keep their answers", async ({ page, context }) => {
  await openAssessment(page);
  await walkSteps(page, 1, 1);
  const other = await context.newPage();
  await openAssessment(other);
  await offer(other).click();
  await expect(other.getByText("Step 2 of 20", { exact: true })).toBeVisible();
  for (const tab of [other, page]) {
    const saved = answeredSave(tab);
    await walkSteps(tab, 2, 2);
    expect((await saved).request().postDataJSON().responses).toHaveLength(5);
  }
});

test("When no attempt starts, the page says so and retries", async ({ page, allowConsole }) => {
  allowConsole(/503/);
  await page.route("**/api/quiz2/start?*", (route) =>
    route.fulfill({ status: 503, json: { message: "We are resting.", code: "unavailable" } }),
  );
  await page.goto("/quiz2/start");
  await expect(page.getByRole("heading", { name: "Assessment Error" })).toBeVisible();
  await expect(page.getByRole("main").getByText("We are resting.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(
    "Failed to start the assessment. Please try again.",
  );
  await page.unroute("**/api/quiz2/start?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(statements(page)).toHaveCount(5);
  await expectAttempt(page);
});

test("A save refused for good starts a fresh assessment", async ({ page, allowConsole }) => {
  allowConsole(/400/);
  await openLastStep(page);
  await page.route("**/api/quiz2/save", (route) =>
    route.fulfill({
      status: 400,
      json: { message: "This assessment is already complete.", code: "attempt_completed" },
    }),
  );
  const reloaded = page.waitForEvent("load");
  await nextButton(page).click();
  const toast = page.getByRole("status").filter({ hasText: "Assessment Reset" });
  await expect(toast).toContainText("Starting a fresh assessment.");
  await reloaded;
  await expect(page.getByText("Step 1 of 20", { exact: true })).toBeVisible();
});
