import { openAssessment, statements } from "../setup/assessment.ts";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { openQuiz } from "../setup/dating-quiz.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test("Number keys can be switched off, in both quizzes at once and for good", async ({ page }) => {
  await openAssessment(page);
  const first = statements(page).first().getByRole("radio");
  const toggle = page.getByRole("button", { name: /^Number keys/ });
  await expect(page.getByText("Press Tab, then a key from 1 to 5.")).toBeVisible();
  expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await toggle.press("Enter");
  await expect(toggle).toHaveText("Number keys: off");
  await expectAccessible(page);
  await first.first().focus();
  await page.keyboard.press("3");
  await expect(page.getByText("0 of 5 questions answered")).toBeVisible();

  await openQuiz(page);
  for (const name of ["Reveal My Dating Pattern", "25–34", "Female"]) {
    await page.getByRole("button", { name, exact: true }).first().click();
  }
  const heading = page.getByRole("heading", { name: "Question 1 of 20." });
  await expect(heading).toBeFocused();
  await expect(toggle).toHaveText("Number keys: off");
  await page.keyboard.press("Tab");
  await page.keyboard.press("3");
  await expect(heading).toBeVisible();
  await toggle.press("Enter");
  await expect(toggle).toHaveText("Number keys: on");
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("3");
  await expect(page.getByRole("heading", { name: "Question 2 of 20." })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("number_keys"))).toBeNull();
});
