import type { Page } from "@playwright/test";
import { download, expect, heading, test } from "../setup/browser.ts";
import { takeQuizByCall } from "../setup/dating-quiz.ts";
import { readMails } from "../setup/inbox.ts";

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

test("P38 An erasure ends what this browser has stored", async ({ page }) => {
  await page.goto("/your-data");
  await page.goto(await askLink(page, await takeQuizByCall(page.request)));
  await press(page, "Show my data");
  await expect(page.getByText("25-34")).toBeVisible();
  await press(page, "Erase my data …");
  await expect(heading(page)).toHaveText("Erase everything?");
  const answers = () => page.evaluate(() => localStorage.getItem("quiz1_session"));
  await page.evaluate(() => localStorage.setItem("quiz1_session", "answers"));
  expect(await answers()).toBe("answers");
  await press(page, "Erase everything now");
  await expect(heading(page)).toHaveText("Your data is erased.");
  await expect.poll(answers).toBeNull();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P38 data is found, exported and erased", async ({ page, allowConsole }) => {
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
    const { name, bytes } = await download(page, () => press(page, "Download as JSON"));
    expect(name).toBe("your-data.json");
    const { database } = JSON.parse(bytes.toString());
    expect(database.submissions).toMatchObject([{ name: "Zoë", email }]);
    await press(page, "Erase my data …");
    await press(page, "Erase everything now");
    await expect(heading(page)).toHaveText("Your data is erased.");
    await page.goto(link);
    await expect(heading(page)).toHaveText("This link doesn’t open anything.");
  });
});
