import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, stopTime } from "../setup/browser.ts";
import { askForCheckout, openGateByCalls, sessionOf } from "../setup/paid.ts";
import { heading } from "../setup/preview.ts";
import { becomeBuyer, openThankYou, test } from "../setup/shared-buyer.ts";

const confetti = (page: Page) => page.locator("[data-confetti] > i");
const planButton = (page: Page) => page.getByRole("button", { name: "Download Action Plan" });

test("The page says what was paid, when something is charged again, and what comes next", {
  tag: "@both",
}, async ({ page, buyer }) => {
  await openThankYou(page, buyer);
  await expect(heading(page, "Payment Successful!")).toBeVisible();
  const main = page.locator("main");
  await expect(main.getByRole("link").first()).toHaveText("View My Results");
  for (const text of ["Trial Activated", "$997 regular value", "99.8% savings", "saved $995"]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main).toContainText(
    /Next billing date\w+ \d{1,2}, \d{4} \(UTC\) at \$19\.99\/month/,
  );
  await expect(main.getByText("cs_test_", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 3 })).toHaveText([
    "Check your email",
    "Access premium content",
    "Start the 7-day journey",
    "Join the community",
  ]);
  for (const [name, href] of [
    ["View My Results", `/quiz2/results?attempt=${buyer.attemptId}`],
    ["Take Quiz Again", "/quiz2"],
    ["Back to Home", "/"],
    ["Manage subscription", "/quiz2/manage"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("80 pieces of confetti fall for 6 s", async ({ page, buyer }) => {
  await stopTime(page);
  await openThankYou(page, buyer);
  await expect(confetti(page)).toHaveCount(80);
  await page.clock.runFor(5_900);
  await expect(confetti(page)).toHaveCount(80);
  await page.clock.runFor(200);
  await expect(confetti(page)).toHaveCount(0);
});

test("No confetti with reduced motion", async ({ page, buyer }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openThankYou(page, buyer);
  await expect.poll(() => readFlag(page)).toBe("true");
  await expect(confetti(page)).toHaveCount(0);
});

test("The browser makes no call, and stores that the payment is done", async ({ page, buyer }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await openThankYou(page, buyer);
  await expect.poll(() => readFlag(page)).toBe("true");
  expect(calls).toEqual([]);
});

test("Confetti falls once for a purchase, not again at a reload", async ({ page, buyer }) => {
  await openThankYou(page, buyer);
  await expect(confetti(page)).toHaveCount(80);
  await page.reload();
  await expect.poll(() => readFlag(page)).toBe("true");
  await expect(heading(page, "Payment Successful!")).toBeVisible();
  await expect(confetti(page)).toHaveCount(0);
});

test("A visitor who has not paid is sent to the offer, not thanked", async ({ page }) => {
  await page.goto("/quiz2/thank-you");
  await expect(page).toHaveURL("/quiz2/paywall");
  await expect(heading(page, "Session Expired")).toBeVisible();
  const visitor = await openGateByCalls(page.request);
  const sessionId = sessionOf(await askForCheckout(page.request, visitor));
  for (const query of [`?session_id=${sessionId}`, "?session_id=cs_test_of_nobody", ""]) {
    await page.goto(`/quiz2/thank-you${query}`);
    await expect(page).toHaveURL("/quiz2/paywall");
    await expect(heading(page, "Your results are ready.")).toBeVisible();
  }
});

test("The action plan is a file with the first 8 characters of the attempt's id", async ({
  page,
  buyer,
}) => {
  await becomeBuyer(page, buyer);
  await openThankYou(page, buyer);
  await expect.poll(() => readFlag(page)).toBe("true");
  const [download] = await Promise.all([page.waitForEvent("download"), planButton(page).click()]);
  expect(download.suggestedFilename()).toBe("7-Day-Life-Improvement-Action-Plan.txt");
  const plan = readFileSync(await download.path(), "utf8");
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

for (const [device, userAgent, address] of [
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", /apps\.apple\.com/],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 16; Pixel 10)", /play\.google\.com/],
  ["a desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", /^https:\/\/kindling\.example/],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ userAgent });

    test("the app's link leads to the right place, in a tab of its own", async ({
      page,
      buyer,
    }) => {
      await openThankYou(page, buyer);
      const app = page.getByRole("link", { name: "Access Premium App" });
      await expect(app).toHaveAttribute("href", address);
      await expect(app).toHaveAttribute("target", "_blank");
    });
  });
}

test("axe finds nothing, in both themes", { tag: "@both" }, async ({ page, buyer }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openThankYou(page, buyer);
  await expectAccessibleInBothThemes(page);
});

test("The page fits a window of 320 px, as at 400 % zoom", async ({ page, buyer }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openThankYou(page, buyer);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

const readFlag = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("quiz2_payment_completed"));
