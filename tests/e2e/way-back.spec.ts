import type { Page } from "@playwright/test";
import { nextButton, openLastStep } from "../setup/assessment.ts";
import { expect, stopTime, test } from "../setup/browser.ts";
import {
  fillPayment,
  openOffer,
  openPayment,
  payButton,
  payElsewhere,
} from "../setup/dating-order.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { openGateByCalls } from "../setup/paid.ts";
import { openCheckout, payButton as trialButton } from "../setup/paywall.ts";

/** Leaves for a URL without a document (204), so that the page stays as it is. */
async function leaveFor(page: Page, address: string, leave: () => Promise<unknown>): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(address);
  await leave();
  await asked;
}

/** Sends the event of a page restored from the back/forward cache. */
const comeBack = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );

test("A restored page has the theme that was chosen since", async ({ page, context }) => {
  await page.goto("/");
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: "theme", value: "dark", url: origin }]);
  await comeBack(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("The Life Audit can be restarted after going back", async ({ page }) => {
  await page.goto("/quiz2");
  const start = page.getByRole("link", { name: "Start Life Audit" }).first();
  await untilHydrated(start);
  const pending = page.getByRole("link", { name: "Starting Life Audit..." });
  await leaveFor(page, "**/quiz2/start", () => start.click());
  await expect(pending).toHaveCount(1);
  await comeBack(page);
  await expect(pending).toHaveCount(0);
});

test("A press before the page has loaded survives `pageshow`", async ({ page }) => {
  await stopTime(page);
  await page.goto("/quiz2");
  const start = page.getByRole("link", { name: "Start Life Audit" }).first();
  await untilHydrated(start);
  await start.click();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
  await page.clock.runFor(300);
  await expect(page).toHaveURL("/quiz2/start");
});

test("The results can be requested again", async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await page.goto("/quiz2");
  await openLastStep(page);
  await nextButton(page).click();
  const view = page.getByRole("button", { name: "View Results" });
  await page.route("**/api/quiz2/complete", (route) =>
    route.fulfill({ status: 500, json: { message: "No.", code: "internal" } }),
  );
  await view.click();
  await expect(page.getByRole("alert")).toContainText(
    "Failed to complete assessment. Please try again.",
  );
  await page.unroute("**/api/quiz2/complete");

  await leaveFor(page, "**/quiz2/mini/*", () => view.click());
  await expect(view).toHaveAttribute("aria-busy", "true");
  await comeBack(page);
  await expect(view).not.toHaveAttribute("aria-busy");
  await page.unroute("**/quiz2/mini/*");
  await view.click();
  await expect(page).toHaveURL(/\/quiz2\/mini\//);
  await page.goBack();
  await expect(page).toHaveURL("/quiz2");
});

test("The trial can be paid after going back from the checkout", async ({ page }) => {
  const { attemptId } = await openGateByCalls(page.request);
  await openCheckout(page, attemptId);
  await leaveFor(page, "**/__sandbox/stripe/checkout/*", () => trialButton(page).click());
  await expect(trialButton(page)).toHaveText("Processing...");
  await comeBack(page);
  await expect(trialButton(page)).toHaveText("Complete $2 Trial Payment");
});

test("P02 Back from a bank's page the payment succeeds once", async ({ page }) => {
  await openOffer(page);
  const intentId = await openPayment(page);
  await fillPayment(page, "good");
  // The buyer confirms and is led away: no response comes.
  await page.route("**/v1/payment_intents/*/confirm", () => {});
  await payButton(page).click();
  await expect(payButton(page)).toHaveText("Processing...");
  await comeBack(page);
  await expect(payButton(page)).toHaveText("Pay $19.99");
  await expect(payButton(page)).toBeEnabled();
  await payElsewhere(page, intentId);
  await comeBack(page);
  await expect(page).toHaveURL("/success");
  await expect(page.getByText("Quiz Complete & Paid")).toBeVisible();
});

test("A form that the browser sends by itself works again after going back", async ({ page }) => {
  await page.goto("/downloads");
  const send = page.locator("#lost button");
  await untilHydrated(send);
  await page.getByLabel("Email address").fill("ada@example.com");
  await leaveFor(page, "**/downloads", () => send.click());
  await expect(send).toHaveText("One moment...");
  await comeBack(page);
  await expect(send).toHaveText("Email me fresh links");
});

test("No page for everybody is kept out of the back/forward cache", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type: string, ...rest) {
      if (type.includes("unload")) console.error(`Somebody waits for ${type}.`);
      return listen.call(this, type, ...rest);
    };
  });
  // The first visit brings a cookie and is not stored.
  await page.goto("/quiz1");
  for (const path of ["/", "/quiz1", "/quiz2", "/quiz2/start", "/perfectionism", "/checkout"]) {
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"], path).toBe("private, no-cache");
  }
});
