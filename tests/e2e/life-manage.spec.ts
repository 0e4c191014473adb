import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { MANAGED_STATES, openManage } from "../setup/paid.ts";
import { heading } from "../setup/preview.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });

test("A browser without subscription is told so, and shown a way on", async ({ page }) => {
  await page.goto("/quiz2/manage");
  await expect(heading(page, "No subscription found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Take Assessment" })).toHaveAttribute(
    "href",
    "/quiz2",
  );
  await expectAccessible(page);
});

test("A trial shows the next charge, its receipts and the way to the card", async ({ page }) => {
  await openManage(page, "trialing");
  await expect(page.getByText(/^\$19\.99 on \d{1,2} \w+ \d{4}, then monthly$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Receipt/ }).first()).toHaveAttribute(
    "rel",
    /noopener/,
  );
  await expect(button(page, "Payment method and invoices")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With script" : "Without script", () => {
    test.use({ javaScriptEnabled });

    test("P36 one press cancels, and one more takes it back", async ({ page }) => {
      const notice = page.getByRole("main").getByRole("status");
      await openManage(page, "trialing");
      if (javaScriptEnabled) await untilHydrated(button(page, "Cancel my trial"));
      await button(page, "Cancel my trial").click();
      await expect(notice).toContainText("Nothing more will be charged");
      await expect(page.getByRole("heading", { name: "Cancelled" })).toBeVisible();
      await expect(page.getByText("Access until")).toBeVisible();
      await expect(page.getByText("Next charge")).toHaveCount(0);
      await button(page, "Keep my subscription").click();
      await expect(notice).toContainText("goes on");
      await expect(button(page, "Cancel my trial")).toBeVisible();
    });
  });
}

test("The address, which may hold a permission, is not told to other sites", async ({ page }) => {
  const answer = await openManage(page, "trialing");
  expect(answer?.headers()["referrer-policy"]).toBe("strict-origin");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in any state in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const state of MANAGED_STATES) {
      await openManage(page, state);
      await expectAccessible(page);
    }
  });
}

test("Every state fits a window of 320 px, as at 400 % zoom", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const state of MANAGED_STATES) {
    await openManage(page, state);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, state).toBeLessThanOrEqual(320);
  }
});
