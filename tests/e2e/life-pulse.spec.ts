import { answerStep, nextButton, statements } from "../setup/assessment.ts";
import { expect, expectNoOverflow, heading, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { buyTrial } from "../setup/paid.ts";

test("A pulse is kept through a reload, and shown in the history", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await buyTrial(page.request);
  await page.goto("/quiz2/pulse");
  await page.getByRole("list", { name: "Choose an area" }).getByRole("link").first().click();
  await expect(page.getByText("Step 1 of 4", { exact: true })).toBeVisible();
  await answerStep(page, 5);
  await nextButton(page).click();
  await expect(page.getByText("Step 2 of 4", { exact: true })).toBeVisible();
  await expect(statements(page).filter({ visible: true })).toHaveCount(5);
  await page.keyboard.press("Tab");
  await page.keyboard.press("1");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("quiz2_pulse")))
    .toMatch(/:5,.*:1\b/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await expect(page.getByText("Step 2 of 4", { exact: true })).toBeVisible();
  await expect(page.getByText("1 of 5 questions answered").filter({ visible: true })).toHaveCount(
    1,
  );
  for (let step = 2; step <= 4; step += 1) {
    await expect(page.getByText(`Step ${step} of 4`, { exact: true })).toBeVisible();
    await statements(page).filter({ visible: true }).first().getByRole("radio").first().focus();
    for (const digit of "15324") await page.keyboard.press(digit);
    await page.getByRole("button", { name: step < 4 ? "Next" : "See my pulse" }).click();
  }
  await expect(heading(page, "Your pulse: Joy")).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(5);
  await expectNoOverflow(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("quiz2_pulse"))).toBeNull();
  // Another area's answers stay stored while this result is viewed.
  await page.evaluate(() => localStorage.setItem("quiz2_pulse", '{"area":"growth"}'));
  await page.reload();
  await untilHydrated(page.getByRole("link", { name: "My History" }));
  expect(await page.evaluate(() => localStorage.getItem("quiz2_pulse"))).not.toBeNull();
  await page.getByRole("link", { name: "My History" }).click();
  await expect(page.getByRole("img", { name: /A pulse: \d+\.$/ })).toBeVisible();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all twenty are listed on one page and sent as one form", async ({ page }) => {
    await buyTrial(page.request);
    await page.goto("/quiz2/pulse/growth");
    await expect(statements(page).filter({ visible: true })).toHaveCount(20);
    await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
    await expect(page.getByText("Step 1 of 4").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText("Your answers are kept")).toBeHidden();
    await expect(page.getByRole("progressbar")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      /^Pulse: Growth\. [^S]/,
    );
    for (const statement of await statements(page).all()) {
      await statement.getByRole("radio").nth(3).check();
    }
    await page.getByRole("button", { name: "See my pulse" }).click();
    await expect(heading(page, "Your pulse: Growth")).toBeVisible();
  });
});
