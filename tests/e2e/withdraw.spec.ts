import type { Page } from "@playwright/test";
import { LEGAL_PATHS } from "../../app/domain/legal-paths.ts";
import { expect, expectAccessible, expectNoOverflow, test } from "../setup/browser.ts";
import { readMails } from "../setup/inbox.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** Fills in the form from field to field by keyboard. */
async function declare(page: Page, values: readonly string[]): Promise<void> {
  await page.getByLabel("Your name").focus();
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

test("P36 A withdrawal without a name is refused kindly", async ({ page, allowConsole }) => {
  allowConsole(/400/);
  await page.goto(LEGAL_PATHS.withdraw);
  const email = `ada-${crypto.randomUUID()}@example.test`;
  await declare(page, [" ", email, "The bundle"]);
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await expect(page.getByLabel("Your email address")).toHaveValue(email);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P36 a withdrawal is declared and confirmed by mail", async ({ page }) => {
    const email = `ada-${crypto.randomUUID()}@example.test`;
    await page.goto("/refunds");
    await page.getByRole("main").getByRole("link", { name: "Withdraw from a contract" }).click();
    await declare(page, ["Ada", email, "The bundle of Monday"]);
    await expect(page).toHaveURL(`${LEGAL_PATHS.withdraw}?sent`);
    await expect(page.getByText("We have it.")).toBeVisible();
    const [mail] = await readMails(page.request, email);
    expect(mail?.subject).toBe("We have received your withdrawal");
    expect(mail?.text).toContain("The bundle of Monday");
  });
});
