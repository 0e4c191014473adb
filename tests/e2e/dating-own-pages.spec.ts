import type { Page } from "@playwright/test";
import { buyByCalls, storeProducts } from "../setup/bought.ts";
import { expect, test } from "../setup/browser.ts";
import { openOffer } from "../setup/dating-order.ts";

/** The pictured pages that exist once for each pattern. */
const listOwn = (page: Page): Promise<string[]> =>
  page.locator("main img").evaluateAll((pictures: HTMLImageElement[]) =>
    pictures
      .map(({ src }) => new URL(src).pathname)
      .filter((path) => /-(echo|avoidant|idealist|analyzer|resigned)-/.test(path))
      .sort(),
  );

const FANS = [
  "/goods/dating-guide-idealist-360.avif",
  "/goods/dating-report-cover-idealist-360.avif",
  "/goods/dating-report-idealist-360.avif",
  "/goods/dating-report-meets-idealist-360.avif",
];

test("Offer and result show the pages of the reader’s own pattern, and open them", async ({
  page,
}) => {
  for (const stage of ["offer", "result"] as const) {
    await openOffer(page, { stage, finalArchetype: "idealist" });
    await expect(page.getByText("Look inside").last()).toBeVisible();
    expect(await listOwn(page)).toEqual(FANS);
  }
  const look = page.getByRole("link", { name: "Look inside a dating report" });
  await expect(look).toHaveAttribute("href", "/goods/dating-report-idealist-720.avif");
  await look.click();
  const pages = page.getByRole("dialog").locator("img");
  await expect(pages).toHaveCount(3);
  for (const at of [0, 1, 2]) await expect(pages.nth(at)).toHaveAttribute("src", /-idealist-720/);
});

test("The page after a payment shows the pages of the buyer’s own pattern", async ({ page }) => {
  await storeProducts(page.request);
  await buyByCalls(page.request, "guide", "idealist");
  await page.addInitScript(() => sessionStorage.setItem("payment_completed", "true"));
  await page.goto("/success");
  await expect(page.getByText("Quiz Complete & Paid")).toBeVisible();
  expect(await listOwn(page)).toEqual([
    "/goods/dating-guide-idealist-360.avif",
    "/goods/dating-report-meets-idealist-360.avif",
  ]);
});
