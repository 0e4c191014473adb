import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import { takeQuizByCall } from "../setup/dating-quiz.ts";

const PAGES = ["Today", "Funnel", "Money", "People", "Mail", "Reviews", "Health"];
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

async function check(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const viewport of WINDOWS) {
  test(`Every page of the console is accessible in both themes and fits ${viewport.width} px`, async ({
    page,
  }) => {
    // Seven pages, each analyzed twice.
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto("/__console");
    for (const name of PAGES) {
      const nav = page.getByRole("navigation", { name: "Console" });
      await nav.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await check(page);
    }
  });
}

test("A person is found, helped, exported and erased, and each act is noted", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const email = await takeQuizByCall(page.request);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto("/__console/people");
  await page.getByLabel(/^Address, order number/).fill("nobody@example.test");
  await press("Find");
  await expect(page.getByRole("alert")).toContainText("Nobody is known by that.");
  await page.getByLabel(/^Address, order number/).fill(email.toUpperCase());
  await press("Find");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(email);
  expect(decodeURIComponent(page.url()).toLowerCase()).not.toContain(email.toLowerCase());
  await expect(page.getByRole("row", { name: /Finished the dating quiz/ })).toBeVisible();
  await check(page);

  await page.getByRole("combobox").selectOption("dating_result");
  await press("Stop mails");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stop these mails?");
  await check(page);
  await press("Stop mails");
  await expect(page.getByRole("status")).toHaveText("These mails have stopped.");

  await press("Export everything held");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press("Export everything held"),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain(email);

  await page.goBack();
  await press("Erase this person");
  await press("Erase this person");
  await expect(page.getByRole("status")).toHaveText("The person is erased.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without an address");

  await page.getByRole("link", { name: "Health" }).click();
  const acts = page.getByRole("region", { name: "What was done here, table" });
  for (const act of ["Stop mails", "Export person", "Erase person"]) {
    await expect(acts.getByRole("row", { name: new RegExp(act, "i") }).first()).toContainText(
      "owner@kindling.example",
    );
  }
  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "CSV of What was done here" }).click(),
  ]);
  const text = readFileSync(await table.path(), "utf8");
  expect(text).toContain("erase person");
  expect(text).not.toContain(email);
});
