import type { Page } from "@playwright/test";
import { listQuestions } from "../../app/funnels/life-assessment/rules/steps.ts";
import {
  answerStep,
  expectAttempt,
  nextButton,
  openAssessment,
  statements,
  walkSteps,
} from "../setup/assessment.ts";
import { expect, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const offer = (page: Page) => page.getByRole("button", { name: /^Continue where you left off/ });
const answeredSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/quiz2/save") && response.ok());

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("After a reload the visitor continues where they left off, even within a step", async ({
  page,
}) => {
  await openAssessment(page);
  await walkSteps(page, 1, 2);
  await statements(page).nth(0).getByRole("radio").nth(0).check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("quiz2_responses")))
    .toContain(`"${listQuestions(2)[0]?.id}":1`);
  await page.reload();
  await expect(page.getByText("Step 1 of 20", { exact: true })).toBeVisible();
  await expect(offer(page)).toHaveText("Continue where you left off (11 of 100)");
  await offer(page).click();
  await expect(page.getByText("Step 3 of 20", { exact: true })).toBeVisible();
  await expect(page.getByText("1 of 5 questions answered")).toBeVisible();
  await expect(statements(page).nth(0).getByRole("radio").nth(0)).toBeChecked();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("5 of 5 questions answered")).toBeVisible();
});

test("Continuing within the first step moves the focus to its heading, as a change of step does", async ({
  page,
}) => {
  await openAssessment(page);
  await statements(page).nth(0).getByRole("radio").nth(0).check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("quiz2_responses")))
    .toContain(":1");
  await page.reload();
  await offer(page).press("Enter");
  await expect(page.getByText("1 of 5 questions answered")).toBeVisible();
  await expect(page.getByText("Step 1 of 20", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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

test("Ignoring the offer costs nothing: the fresh attempt goes on", async ({ page }) => {
  await openAssessment(page);
  await walkSteps(page, 1, 1);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await answerStep(page);
  await nextButton(page).click();
  await expect(page.getByText("Step 2 of 20", { exact: true })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test("Leaving by the browser's back button loses nothing", async ({ page }) => {
  await page.goto("/");
  await openAssessment(page);
  await walkSteps(page, 1, 2);
  await page.goBack();
  await openAssessment(page);
  await expect(offer(page)).toHaveText("Continue where you left off (10 of 100)");
});

test("Going offline in the middle of a step loses nothing: the answers are saved once it is online", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openAssessment(page);
  await context.setOffline(true);
  await walkSteps(page, 1, 3);
  const saved = answeredSave(page);
  await context.setOffline(false);
  expect((await saved).request().postDataJSON().responses).toHaveLength(15);
});

test("Answers given during a save are saved after it, even when that save fails", async ({
  page,
  allowConsole,
}) => {
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

test("Steps that are finished before the attempt starts are saved as soon as it does", async ({
  page,
}) => {
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

test("An assessment that loses its cookie continues with all answers", async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/404/);
  await openAssessment(page);
  for (const step of [1, 2, 3]) {
    const saved = answeredSave(page);
    await walkSteps(page, step, step);
    await saved;
  }
  await context.clearCookies();
  const saved = answeredSave(page);
  await walkSteps(page, 4, 4);
  expect((await saved).request().postDataJSON().responses).toHaveLength(20);
  await walkSteps(page, 5, 20);
  await context.clearCookies();
  await page.getByRole("button", { name: "View Results" }).click();
  await expect(page).toHaveURL(/\/quiz2\/mini\//);
  await expect(page.getByRole("heading", { name: "Amazing Work!" })).toBeVisible();
});

test("Two tabs have an attempt each, and both keep their answers to the end", async ({
  page,
  context,
}) => {
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

test("When no attempt can be started, the page says so and can retry", async ({
  page,
  allowConsole,
}) => {
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

test("A start without an attempt id is an error, and the answers on the device stay", async ({
  page,
}) => {
  await openAssessment(page);
  await page.evaluate(() => localStorage.setItem("quiz2_responses", '{"Q1":4,"Q2":5}'));
  await page.route("**/api/quiz2/start?*", (route) => route.fulfill({ status: 201, json: {} }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Assessment Error" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Failed to start quiz")).toBeVisible();
  await page.unroute("**/api/quiz2/start?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(offer(page)).toHaveText("Continue where you left off (2 of 100)");
});

test("A failed completion can be retried", async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/500/);
  await openAssessment(page);
  await walkSteps(page, 1, 20);
  await page.route("**/api/quiz2/complete", (route) =>
    route.fulfill({ status: 500, json: { message: "No.", code: "internal" } }),
  );
  const viewResults = page.getByRole("button", { name: "View Results" });
  await viewResults.click();
  await expect(page.getByRole("alert")).toContainText(
    "Failed to complete assessment. Please try again.",
  );
  await page.unroute("**/api/quiz2/complete");
  await viewResults.click();
  await expect(page).toHaveURL(/\/quiz2\/mini\//);
});

test("A save that the server refuses for good starts a fresh assessment", async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/400/);
  await openAssessment(page);
  await walkSteps(page, 1, 19);
  await answerStep(page);
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
