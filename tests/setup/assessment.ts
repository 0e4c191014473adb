import { expect, type Page } from "@playwright/test";
import { QUESTIONS } from "../../app/funnels/life-assessment/content/question-bank.ts";

/** Opens the assessment and waits until it is hydrated and has an attempt. */
export async function openAssessment(page: Page): Promise<void> {
  await page.goto("/quiz2/start");
  await expectAttempt(page);
}

export async function expectAttempt(page: Page): Promise<void> {
  // The first step must be visible: a page that is still loading does not show the text below either.
  await expect(nextButton(page)).toBeVisible();
  await expect(page.getByText("Preparing your assessment...")).toHaveCount(0);
}

/** Opens the last step of an assessment whose hundred answers this browser has stored. */
export async function openLastStep(page: Page): Promise<void> {
  await openAssessment(page);
  await page.evaluate(
    (answers) => localStorage.setItem("quiz2_responses", answers),
    JSON.stringify(Object.fromEntries(QUESTIONS.map(({ id }) => [id, 4]))),
  );
  await page.reload();
  await page.getByRole("button", { name: "Continue where you left off (100 of 100)" }).click();
  await expect(page.getByText("Step 20 of 20", { exact: true })).toBeVisible();
}

export const statements = (page: Page) => page.locator("fieldset");
export const nextButton = (page: Page) => page.getByRole("button", { name: /^(Next|Complete)/ });

/** Answers the five visible statements. Scrolling after an answer may move the next one, hence the retry. */
export async function answerStep(page: Page, value = 4): Promise<void> {
  for (let place = 0; place < 5; place += 1) {
    const choice = statements(page)
      .nth(place)
      .getByRole("radio")
      .nth(value - 1);
    await expect(() => choice.check({ timeout: 2_000 })).toPass({ timeout: 15_000 });
  }
}

/** Does the same by script, in a fifth of the time; the answers have the same effect. */
async function answerStepByScript(page: Page, value: number): Promise<void> {
  await expect(statements(page)).toHaveCount(5);
  await statements(page).evaluateAll((groups, at) => {
    for (const group of groups) group.querySelectorAll<HTMLInputElement>("input")[at]?.click();
  }, value - 1);
}

/** Goes from the current step to the end of step `last`, interstitials included. Only the first is answered by hand. */
export async function walkSteps(page: Page, first: number, last: number): Promise<void> {
  for (let step = first; step <= last; step += 1) {
    await expect(page.getByText(`Step ${step} of 20`, { exact: true })).toBeVisible();
    const answer = step === first ? answerStep : answerStepByScript;
    await answer(page, 1 + (step % 5));
    await nextButton(page).click();
    if (step % 4 === 0 && step < 20) {
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.getByRole("button", { name: "Continue Assessment" }).click();
    }
  }
}
