import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const startLinks = (page: Page) => page.getByRole("link", { name: "Start Life Audit" });
const pendingLinks = (page: Page) => page.getByRole("link", { name: "Starting Life Audit..." });

async function openLanding(page: Page) {
  await page.goto("/quiz2");
  await untilHydrated(startLinks(page).first());
}

test("Either button starts after 300 ms, and going back restores it", async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const start of [startLinks(page).nth(1), startLinks(page).first()]) {
    await untilHydrated(start);
    await start.press("Enter");
    await expect(pendingLinks(page)).toHaveCount(1);
    await expect(pendingLinks(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(299);
    await expect(page).toHaveURL("/quiz2");
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/quiz2/start");
    await page.goBack();
    await expect(startLinks(page)).toHaveCount(2);
    await expect(pendingLinks(page)).toHaveCount(0);
  }
});

test("Starting it in another tab leaves this tab as it is", async ({ page, context }) => {
  await openLanding(page);
  const opened = context.waitForEvent("page");
  await startLinks(page)
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/quiz2/start");
  await expect(startLinks(page)).toHaveCount(2);
  await expect(page).toHaveURL("/quiz2");
});

test("The bar links home, and to results that were taken in this browser", async ({ page }) => {
  const link = page.getByRole("banner").getByRole("link", { name: "My Results" });
  await openLanding(page);
  await expect(link).toBeHidden();
  await page.evaluate(() => localStorage.setItem("quiz2_completed_attempt", "an-attempt"));
  await openLanding(page);
  await expect(link).toHaveAttribute("href", "/quiz2/results");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the assessment opens, and the results say why not", async ({ page, baseURL }) => {
    await page.goto("/quiz2");
    await expect(startLinks(page)).toHaveCount(2);
    await startLinks(page).last().click();
    await expect(page).toHaveURL("/quiz2/start");

    const name = "quiz2_attempt";
    const url = `${baseURL}/quiz2`;
    await page.context().addCookies([{ name, value: crypto.randomUUID(), url }]);
    await page.goto("/quiz2/results");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/it needs JavaScript\.$/);
    await expect(page.getByText("Loading")).toBeHidden();
  });
});
