import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { readMails } from "../setup/inbox.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test("P38 Without script, from the policy to the erasure, on the narrowest phone", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/404/);
  const email = `zoe-${Date.now()}@example.test`;
  await request.post("/api/quiz/submit", {
    data: { name: "Zoe", email, age: "25-34", gender: "female", archetype: "echo" },
  });
  const press = (name: string) => page.getByRole("button", { name }).click();
  const title = page.getByRole("heading", { level: 1 });
  const check = async (scheme: "light" | "dark" = "light") => {
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  };

  await page.goto("/privacy-policy");
  await page.getByRole("link", { name: "See, correct or erase your data" }).click();
  await check();
  await page.getByLabel("Email address").fill(email);
  await press("Mail me the link");
  await expect(page.getByRole("status")).toContainText("If we hold anything");
  const [mail] = await readMails(request, email);
  await page.goto(mail?.links.find((link) => link.includes("/your-data/open")) ?? "");
  await expect(title).toHaveText("Your data is one step away.");
  await check();

  await press("Show my data");
  await expect(page.getByText("25-34")).toBeVisible();
  await check("dark");
  await page.getByLabel("Name").fill("Zoë");
  await press("Save the name");
  await expect(page.getByRole("status")).toHaveText("Your name is corrected.");
  const downloading = page.waitForEvent("download");
  await press("Download as JSON");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("your-data.json");
  expect(
    JSON.parse(readFileSync(await download.path(), "utf8")).database.submissions,
  ).toMatchObject([{ name: "Zoë", email }]);

  await press("Erase my data …");
  await check();
  await press("Erase everything now");
  await expect(title).toHaveText("Your data is erased.");
  await page.goto(mail?.links.find((link) => link.includes("/your-data/open")) ?? "");
  await expect(title).toHaveText("This link does not open anything.");
});
