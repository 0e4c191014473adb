import {
  download,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  test,
} from "../setup/browser.ts";
import { takeQuizByCall } from "../setup/dating-quiz.ts";

const PAGES = ["Today", "Funnel", "Money", "People", "Mail", "Reviews", "Health"];
test("The console is accessible in both themes on phone and desktop", async ({ page }) => {
  // Seven pages, each analyzed three times.
  test.slow();
  await page.goto("/__console");
  for (const name of PAGES) {
    const nav = page.getByRole("navigation", { name: "Console" });
    await nav.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessibleInBothThemes(page);
    await expectNoOverflow(page);
  }
});

test("A person is found, exported and erased, and the act is noted", async ({ page }) => {
  const email = await takeQuizByCall(page.request);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const check = async () => {
    await expectAccessible(page);
    await expectNoOverflow(page);
  };
  await page.goto("/__console/people");
  await page.getByLabel(/^Address, order number/).fill(email.toUpperCase());
  await press("Find");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(email);
  await expect(page.getByRole("row", { name: /Finished the dating quiz/ })).toBeVisible();
  await check();

  await press("Export everything held");
  const held = await download(page, () => press("Export everything held"));
  expect(held.bytes.toString()).toContain(email);
  await page.goBack();
  await press("Erase this person");
  await check();
  await press("Erase this person");
  await expect(page.getByRole("status")).toHaveText("The person is erased.");

  await page.getByRole("link", { name: "Health" }).click();
  const acts = page.getByRole("region", { name: "What was done here, table" });
  await expect(acts.getByRole("row", { name: /Erase person/i }).first()).toBeVisible();
  const csv = page.getByRole("link", { name: "CSV of What was done here" });
  const text = (await download(page, () => csv.click())).bytes.toString();
  expect(text).toContain("erase person");
  expect(text).not.toContain(email);
});
