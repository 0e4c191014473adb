import { download, expect, heading, test } from "../setup/browser.ts";
import { takeQuizByCall } from "../setup/dating-quiz.ts";
import { readMails } from "../setup/inbox.ts";

test.use({ javaScriptEnabled: false });

test("P38 Without script data is found, exported and erased", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const press = (name: string) => page.getByRole("button", { name }).click();
  const email = await takeQuizByCall(page.request);
  await page.goto("/privacy-policy");
  await page.getByRole("link", { name: "See, correct, or erase your data" }).click();
  await page.getByLabel("Email address").fill(email);
  await press("Email me the link");
  await expect(page.getByText("If we hold anything")).toBeVisible();
  // The other mail has the quiz's result.
  const links = (await readMails(page.request, email, 2)).flatMap((mail) => mail.links);
  const link = links.find((url) => url.includes("/your-data/open")) ?? "";

  await page.goto(link);
  await press("Show my data");
  await page.getByLabel("Name", { exact: true }).fill("Zoë");
  await press("Save the name");
  await expect(page.getByText("Your name is corrected.")).toBeVisible();
  const { name, bytes } = await download(page, () => press("Download as JSON"));
  expect(name).toBe("your-data.json");
  const { database } = JSON.parse(bytes.toString());
  expect(database.submissions).toMatchObject([{ name: "Zoë", email }]);
  await press("Erase my data …");
  await press("Erase everything now");
  await expect(heading(page)).toHaveText("Your data is erased.");
  await page.goto(link);
  await expect(heading(page)).toHaveText("This link doesn’t open anything.");
});
