import type { Page } from "@playwright/test";
import { statements } from "../setup/assessment.ts";
import { expect, expectAccessibleInBothThemes, heading, stopTime, test } from "../setup/browser.ts";
import { gotoPainted, holdScripts } from "../setup/held-scripts.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { buyTrial } from "../setup/paid.ts";

const SCRIPTS = /\/assets\/.*\.js$/;
const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This page didn’t load." });

test.beforeEach(({ allowConsole }) => {
  allowConsole(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
});

for (const path of ["/quiz1", "/quiz2/start", "/quiz2/results", "/checkout"]) {
  test(`${path} reloads once without its script, and says if it is late`, async ({ page }) => {
    const content = page.locator("main, [data-stage]").first();
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    expect(loads).toBe(2);
    await expectAccessibleInBothThemes(page);
    await page.unroute(SCRIPTS);
    await notice(page).getByRole("button", { name: "Try Again" }).click();
    await untilHydrated(content);
    await expect(notice(page)).toHaveCount(0);

    await stopTime(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(notice(page)).toBeVisible();
    release();
    await untilHydrated(content);
    await page.clock.runFor(1_000);
    await expect(notice(page)).toHaveCount(0);
  });
}

test("A page on which something was pressed is not reloaded by itself", async ({ page }) => {
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await failing;
    await route.abort();
  });
  await gotoPainted(page, "/quiz1");
  await page.getByRole("button", { name: "Reveal My Dating Pattern" }).first().click();
  await page.getByRole("button", { name: "25–34" }).click();
  fail();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Female", exact: true })).toBeVisible();
});

test("A pulse whose script fails to load is a plain form", async ({ page }) => {
  await buyTrial(page.request);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/quiz2/pulse/growth");
  await expect(statements(page).filter({ visible: true })).toHaveCount(20);
  await expect(notice(page)).toHaveCount(0);
  for (const statement of await statements(page).all()) {
    await statement.getByRole("radio").nth(3).check();
  }
  await page.getByRole("button", { name: "See my pulse" }).filter({ visible: true }).click();
  await expect(heading(page, "Your pulse: Growth")).toBeVisible();
});
