import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { takeQuizByCall } from "../setup/dating-quiz.ts";
import { readMails } from "../setup/inbox.ts";

test.use({ viewport: { width: 320, height: 640 } });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

async function askLink(page: Page, email: string): Promise<string> {
  await page.getByLabel("Email address").fill(email);
  await press(page, "Email me the link");
  await expect(page.getByText("If we hold anything")).toBeVisible();
  // The other mail has the quiz's result.
  const mails = await readMails(page.request, email, 2);
  const links = mails.flatMap((mail) => mail.links);
  return links.find((link) => link.includes("/your-data/open")) ?? "";
}

test("P38 Every step is accessible and fits the narrowest phone", async ({ page }) => {
  const check = async (colorScheme: "light" | "dark" = "light") => {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  };
  const email = await takeQuizByCall(page.request);
  await page.goto("/your-data");
  await check();
  await page.goto(await askLink(page, email));
  await check();
  await press(page, "Show my data");
  await expect(page.getByText("25-34")).toBeVisible();
  await check();
  await check("dark");
  await press(page, "Erase my data …");
  await expect(title(page)).toHaveText("Erase everything?");
  await check();
  const answers = () => page.evaluate(() => localStorage.getItem("quiz1_session"));
  await page.evaluate(() => localStorage.setItem("quiz1_session", "answers"));
  expect(await answers()).toBe("answers");
  await press(page, "Erase everything now");
  await expect(title(page)).toHaveText("Your data is erased.");
  await expect.poll(answers).toBeNull();
  await check("dark");
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P38 the policy leads to the stored data, its export and its erasure", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const email = await takeQuizByCall(page.request);
    await page.goto("/privacy-policy");
    await page.getByRole("link", { name: "See, correct, or erase your data" }).click();
    const link = await askLink(page, email);
    await page.goto(link);
    await press(page, "Show my data");
    await page.getByLabel("Name", { exact: true }).fill("Zoë");
    await press(page, "Save the name");
    await expect(page.getByText("Your name is corrected.")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await press(page, "Download as JSON");
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("your-data.json");
    const { database } = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(database.submissions).toMatchObject([{ name: "Zoë", email }]);
    await press(page, "Erase my data …");
    await press(page, "Erase everything now");
    await expect(title(page)).toHaveText("Your data is erased.");
    await page.goto(link);
    await expect(title(page)).toHaveText("This link doesn’t open anything.");
  });
});
