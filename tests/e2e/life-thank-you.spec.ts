import type { Page } from "@playwright/test";
import { download, expect, heading, stopTime } from "../setup/browser.ts";
import { becomeBuyer, openThankYou, test } from "../setup/shared-buyer.ts";

const confetti = (page: Page) => page.locator("[data-confetti] > i");
const planButton = (page: Page) => page.getByRole("button", { name: "Download Action Plan" });

test("80 pieces of confetti fall for 6 s, once for a purchase", async ({ page, buyer }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await stopTime(page);
  await openThankYou(page, buyer);
  await expect(confetti(page)).toHaveCount(80);
  await page.clock.runFor(5_900);
  await expect(confetti(page)).toHaveCount(80);
  await page.clock.runFor(200);
  await expect(confetti(page)).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect.poll(() => readFlag(page)).toBe("true");
  await expect(heading(page, "Payment Successful!")).toBeVisible();
  await expect(confetti(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("With reduced motion no confetti falls; the plan is a file", async ({ page, buyer }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await becomeBuyer(page, buyer);
  await openThankYou(page, buyer);
  await expect.poll(() => readFlag(page)).toBe("true");
  await expect(confetti(page)).toHaveCount(0);
  const { name, bytes } = await download(page, () => planButton(page).click());
  expect(name).toBe("7-Day-Life-Improvement-Action-Plan.txt");
  const plan = bytes.toString();
  expect(plan).toContain(buyer.attemptId.slice(0, 8));
  expect(plan).not.toContain(buyer.attemptId);
  expect(plan.match(/^Day \d/gm)).toHaveLength(7);
  await expect(page.getByText("Action Plan Downloaded!")).toBeVisible();
});

test("Without an attempt there is no plan, and the page says so", async ({ page, buyer }) => {
  await openThankYou(page, buyer);
  await page.context().clearCookies({ name: "quiz2_attempt" });
  await page.reload();
  await expect.poll(() => readFlag(page)).toBe("true");
  await planButton(page).click();
  await expect(page.getByRole("alert")).toContainText(
    "Unable to find your assessment data. Please complete the quiz first.",
  );
});

test.describe("On an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" });

  test("the app's link leads to its store, in a tab of its own", async ({ page, buyer }) => {
    await openThankYou(page, buyer);
    const app = page.getByRole("link", { name: "Access Premium App" });
    await expect(app).toHaveAttribute("href", /apps\.apple\.com/);
    await expect(app).toHaveAttribute("target", "_blank");
  });
});

const readFlag = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("quiz2_payment_completed"));
