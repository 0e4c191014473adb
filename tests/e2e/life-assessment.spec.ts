import type { Page } from "@playwright/test";
import {
  answerStep,
  expectAttempt,
  nextButton,
  openAssessment,
  openLastStep,
  statements,
  walkSteps,
} from "../setup/assessment.ts";
import { expect, expectNoOverflow, test } from "../setup/browser.ts";
import { gotoPainted, holdScripts } from "../setup/held-scripts.ts";

const stored = (page: Page) =>
  page.evaluate(() => ({
    attempt: localStorage.getItem("quiz2_attempt_id"),
    answers: Object.keys(JSON.parse(localStorage.getItem("quiz2_responses") ?? "{}")).length,
    progress: localStorage.getItem("quiz2_progress"),
    completed: localStorage.getItem("quiz2_completed_attempt"),
  }));

test("The last step saves a hundred answers, and completing clears the storage", async ({
  page,
}) => {
  await openLastStep(page);
  const { attempt } = await stored(page);
  const saved = page.waitForRequest("**/api/quiz2/save");
  await nextButton(page).click();
  const { responses, progress_count } = (await saved).postDataJSON();
  expect([responses.length, progress_count]).toEqual([100, 100]);
  await expect(page.getByRole("button", { name: "View Results" })).toBeVisible();
  await expect(page).toHaveTitle(/Step 20 of 20/);
  const completed = page.waitForRequest("**/api/quiz2/complete");
  await page.getByRole("button", { name: "View Results" }).click();
  expect((await completed).postDataJSON()).toEqual({
    attempt_id: attempt,
    time_spent_seconds: expect.any(Number),
  });
  await expect(page).toHaveURL(`/quiz2/mini/${attempt}`);
  expect(await stored(page)).toEqual({
    attempt: null,
    answers: 0,
    progress: null,
    completed: attempt,
  });
});

test("The header counts, and Previous goes back to the same answers", async ({ page }) => {
  await openAssessment(page);
  await expect(page.getByText("~5 min remaining")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "5");
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(
    page.getByText(/nswer all questions to continue/).locator("visible=true"),
  ).toHaveCount(1);

  await statements(page).first().getByRole("radio", { name: "Agree", exact: true }).check();
  await expect(page.getByText("1 of 5 questions answered")).toBeVisible();
  await expect(nextButton(page)).toBeDisabled();
  await answerStep(page, 2);
  await expect(page.getByText("5 of 5 questions answered")).toBeVisible();
  await expect(page.getByText(/nswer all questions to continue/)).toHaveCount(0);
  await nextButton(page).click();

  await expect(page.getByText("Step 2 of 20", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Step 2 of 20/);
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "10");
  await expect(page.getByText("0 of 5 questions answered")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectFiveInWindow(page);

  // The next step reuses the same elements, and the same answers can be given again.
  const reused = await statements(page).first().elementHandle();
  await expect(page.locator("form :checked")).toHaveCount(0);
  await answerStep(page, 2);
  await nextButton(page).click();
  await expect(page.getByText("Step 3 of 20", { exact: true })).toBeVisible();
  await expect(page.getByText("0 of 5 questions answered")).toBeVisible();
  await expect(page.locator("form :checked")).toHaveCount(0);
  expect(await reused?.evaluate((statement) => statement.isConnected)).toBe(true);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("5 of 5 questions answered")).toBeVisible();
  const kept = page.locator("form :checked");
  await expect(kept).toHaveCount(5);
  expect(
    await kept.evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value"))),
  ).toEqual(["2", "2", "2", "2", "2"]);
  await expect.poll(() => stored(page)).toMatchObject({ answers: 10, progress: "5" });
});

/** Expects all five statements between header and bar, with targets large enough for a thumb on the narrowest phone. */
async function expectFiveInWindow(page: Page): Promise<void> {
  const bottomOf = (box: { y: number; height: number } | null) =>
    (box?.y ?? 0) + (box?.height ?? 0);
  const readBar = () => page.locator("form > :last-child").boundingBox();
  const header = bottomOf(await page.getByRole("banner").boundingBox());
  expect((await statements(page).first().boundingBox())?.y).toBeGreaterThanOrEqual(header);
  expect(bottomOf(await statements(page).last().boundingBox())).toBeLessThan(
    (await readBar())?.y ?? 0,
  );
  expect(bottomOf(await readBar())).toBeLessThanOrEqual(812);

  await page.setViewportSize({ width: 320, height: 568 });
  for (const target of await statements(page).first().locator("label").all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expectNoOverflow(page);
  // The bar stays at the lower edge, and is below the last statement at the end of the page.
  expect(bottomOf(await readBar())).toBe(568);
  await page.evaluate(() => window.scrollTo({ top: 10_000, behavior: "instant" }));
  expect(bottomOf(await statements(page).last().boundingBox())).toBeLessThan(
    (await readBar())?.y ?? 0,
  );
  await page.setViewportSize({ width: 375, height: 812 });
}

test("After the fourth step comes an interstitial, which a double click on Next does not skip", {
  tag: "@both",
}, async ({ page }) => {
  await openAssessment(page);
  await walkSteps(page, 1, 3);
  await answerStep(page);
  await nextButton(page).dblclick();
  await expect(page.getByRole("heading", { name: "Safe ground comes first" })).toBeVisible();
  await page.getByRole("button", { name: "Continue Assessment" }).press("Enter");
  await expect(page.getByText("Step 5 of 20", { exact: true })).toBeVisible();
});

test("A step can be answered by keyboard alone, with arrows and the keys 1 to 5", {
  tag: "@both",
}, async ({ page }) => {
  await openAssessment(page);
  // Elsewhere a digit, which dictation may have typed, answers nothing.
  await page.keyboard.press("3");
  await expect(page.getByText("0 of 5 questions answered")).toBeVisible();
  await statements(page).nth(0).getByRole("radio").first().focus();
  await page.keyboard.press("3");
  await expect(statements(page).nth(0).getByRole("radio", { name: "Neutral" })).toBeChecked();
  await page.keyboard.press("5");
  await expect(
    statements(page).nth(1).getByRole("radio", { name: "Strongly Agree" }),
  ).toBeChecked();
  await page.keyboard.press("1");
  await page.keyboard.press("4");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(
    statements(page).nth(4).getByRole("radio", { name: "Disagree", exact: true }),
  ).toBeChecked();
  await expect(page.getByText("5 of 5 questions answered")).toBeVisible();
  await page.keyboard.press("5");
  await expect(nextButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 2 of 20", { exact: true })).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByText("0 of 5 questions answered")).toBeVisible();
  await page.keyboard.press("Tab");
  for (const digit of "12345") await page.keyboard.press(digit);
  await expect(nextButton(page)).toBeFocused();
});

test("Answers given before the script loads are kept", async ({ page }) => {
  const release = await holdScripts(page);
  await gotoPainted(page, "/quiz2/start");
  await expect(page.getByText("Preparing your assessment...")).toBeVisible();
  await statements(page).nth(0).getByRole("radio").nth(4).check();
  await statements(page).nth(1).getByRole("radio").nth(0).check();
  release();
  await expect(page.getByText("2 of 5 questions answered")).toBeVisible();
  await expect(statements(page).nth(0).getByRole("radio").nth(4)).toBeChecked();
  await expectAttempt(page);
  await expect.poll(async () => (await stored(page)).answers).toBe(2);
});

test("The first two answers scroll by 80 and 100 px, later ones by one statement", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openAssessment(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await statements(page).nth(0).getByRole("radio").nth(2).click();
  await expect.poll(top).toBe(80);
  const before = await scrollToStatement(page, 1);
  await statements(page).nth(1).getByRole("radio").nth(2).click();
  await expect.poll(top).toBe(before + 100);
  const third = (await statements(page).nth(2).boundingBox())?.y;
  await statements(page).nth(2).getByRole("radio").nth(2).click();
  await expect.poll(async () => (await statements(page).nth(3).boundingBox())?.y).toBe(third);
});

test("With reduced motion no answer scrolls the page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 600 });
  await openAssessment(page);
  await page.clock.install();
  await statements(page).nth(0).getByRole("radio").nth(2).click();
  await page.clock.runFor(1_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

async function scrollToStatement(page: Page, place: number): Promise<number> {
  await statements(page).nth(place).scrollIntoViewIfNeeded();
  return page.evaluate(() => Math.round(window.scrollY));
}
