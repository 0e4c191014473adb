import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const startLinks = (page: Page) => page.getByRole("link", { name: "Start Life Audit" });
const pendingLinks = (page: Page) => page.getByRole("link", { name: "Starting Life Audit..." });

async function openLanding(page: Page) {
  await page.goto("/quiz2");
  await untilHydrated(startLinks(page).first());
}

test("axe finds nothing on the Life Audit's page, in both themes", {
  tag: "@both",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/quiz2");
  await expectAccessibleInBothThemes(page);
});

test("The page offers the Life Audit twice, with its five areas and what is included", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/quiz2");
  await expect(page).toHaveTitle(/^Life Audit/);
  await expect(startLinks(page)).toHaveCount(2);
  for (const name of ["How It Works", "What You Get"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  for (const name of ["Growth", "Connection", "Joy", "Purpose", "Foundation"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  for (const text of ["5–7 minutes", "100 questions", "5 growth areas"]) {
    await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  }
  for (const name of ["15-page report", "7-day action plan", "3+ courses"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.locator("#how-it-works li")).toHaveCount(3);
  await expect(page.locator("blockquote")).toHaveCount(3);
});

for (const [place, index] of [
  ["first", 0],
  ["second", 1],
] as const) {
  test(`The ${place} button shows that it starts, and starts after 300 ms`, async ({ page }) => {
    await page.clock.install();
    await openLanding(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await startLinks(page).nth(index).click();
    await expect(pendingLinks(page)).toHaveCount(1);
    await expect(pendingLinks(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(299);
    await expect(page).toHaveURL("/quiz2");
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/quiz2/start");
  });
}

test("The Life Audit also starts by keyboard, and going back restores the button", async ({
  page,
}) => {
  await openLanding(page);
  await startLinks(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/quiz2/start");
  await page.goBack();
  await expect(startLinks(page)).toHaveCount(2);
  await expect(pendingLinks(page)).toHaveCount(0);
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

test("The page has a theme toggle and a link home", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openLanding(page);
  const kept = page.waitForResponse("**/theme");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await kept;
  await page.getByRole("banner").getByRole("link").click();
  await expect(page).toHaveURL("/");
});

test("Nothing is wider than a window of 320 px, as at 400 % zoom", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/quiz2");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("The bar links to results that were taken in this browser", async ({ page }) => {
  const link = page.getByRole("banner").getByRole("link", { name: "My Results" });
  await openLanding(page);
  await expect(link).toBeHidden();
  await page.evaluate(() => localStorage.setItem("quiz2_completed_attempt", "an-attempt"));
  await openLanding(page);
  await expect(link).toHaveAttribute("href", "/quiz2/results");
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons are links that lead to the assessment", async ({ page }) => {
    await page.goto("/quiz2");
    await expect(startLinks(page)).toHaveCount(2);
    await startLinks(page).last().click();
    await expect(page).toHaveURL("/quiz2/start");
  });

  test("the results say why they do not load, and nothing else", async ({ page, baseURL }) => {
    const name = "quiz2_attempt";
    const url = `${baseURL}/quiz2`;
    await page.context().addCookies([{ name, value: crypto.randomUUID(), url }]);
    await page.goto("/quiz2/results");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/it needs JavaScript\.$/);
    await expect(page.getByText("Loading")).toBeHidden();
  });
});
