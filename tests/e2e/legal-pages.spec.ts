import type { Page } from "@playwright/test";
import { LEGAL_PATHS } from "../../app/domain/legal-paths.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import { readMails } from "../setup/inbox.ts";

test.use({ viewport: { width: 320, height: 640 } });

const { withdraw, ...texts } = LEGAL_PATHS;
const THEMES = ["light", "dark"] as const;
/** Pages of running text, and pages that only say what was done or is not possible. */
const OTHERS = [
  "/read/ten-of-them",
  "/read/a-tired-week",
  `${withdraw}?sent`,
  "/quiz2/mailed",
  "/downloads/open",
  "/your-data/open",
];

const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(320);
}

/** Fills in the form from field to field by keyboard. */
async function declare(page: Page, values: readonly string[]): Promise<void> {
  await page.getByLabel("Your name").focus();
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

for (const [what, paths] of [
  ["the legal pages", Object.values(texts)],
  ["pages to read, and pages that follow links and forms", OTHERS],
] as const) {
  test(`P36 axe finds nothing on ${what}, in either theme, and they fit 320 px`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    // They share one layout, so each is checked in one of the themes.
    for (const [at, path] of paths.entries()) {
      await page.emulateMedia({ colorScheme: THEMES[at % 2] ?? "light" });
      await page.goto(path);
      await expectAccessible(page);
      await expectFit(page);
    }
  });
}

test("P36 A withdrawal without a name, sent by keyboard, is refused kindly", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto(withdraw);
  await expectAccessibleInBothThemes(page);
  await expectFit(page);
  const email = `ada-${crypto.randomUUID()}@example.test`;
  await declare(page, [" ", email, "The bundle"]);
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await expect(page.getByLabel("Your email address")).toHaveValue(email);
  await expectAccessibleInBothThemes(page);
  await expectFit(page);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P36 a withdrawal is declared and confirmed by mail", async ({ page }) => {
    const email = `ada-${crypto.randomUUID()}@example.test`;
    await page.goto("/refunds");
    await page.getByRole("main").getByRole("link", { name: "Withdraw from a contract" }).click();
    await page.getByLabel("Your name").fill("Ada");
    await page.getByLabel("Your email address").fill(email);
    await page.getByLabel("Which contract").fill("The bundle of Monday");
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page).toHaveURL(`${withdraw}?sent`);
    await expect(page.getByText("We have it.")).toBeVisible();
    await expect(title(page)).toHaveText("Withdraw from a contract");
    const [mail] = await readMails(page.request, email);
    expect(mail?.subject).toBe("We have received your withdrawal");
    expect(mail?.text).toContain("The bundle of Monday");
  });
});
