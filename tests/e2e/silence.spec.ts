import type { Page } from "@playwright/test";
import { expect, stopTime, test } from "../setup/browser.ts";
import {
  openCheckout as openTrial,
  payButton as payTrial,
  emailField as trialEmail,
} from "../setup/paywall.ts";
import { openGate, submitEmail, unlock } from "../setup/preview.ts";
import { becomeBuyer, test as withBuyer } from "../setup/shared-buyer.ts";
import { payButton } from "../setup/toolkit-checkout.ts";

const STRIPE = "**/__sandbox/stripe.js";
const notLoaded = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "The payment form didn’t load." });

/** A firewall that drops requests: there is neither an answer nor an error. */
const silence = (page: Page, url: string) => page.route(url, () => {});

for (const [what, url] of [
  ["script", STRIPE],
  ["API", "**/v1/payment_intents/**"],
] as const) {
  test(`When Stripe’s ${what} stays silent, the form says so`, async ({ page }) => {
    await stopTime(page);
    let isSilent = true;
    // What was asked before is never answered, unless it is the script, whose second request joins the first.
    await page.route(url, (route) => (isSilent ? undefined : route.continue()));
    const asked = page.waitForRequest(url);
    await page.goto("/checkout");
    await asked;
    await expect(page.getByText("The payment form is loading.")).toBeVisible();
    await page.clock.runFor(14_900);
    await expect(notLoaded(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(notLoaded(page)).toBeVisible();

    isSilent = false;
    if (what === "script") await page.unroute(url);
    await notLoaded(page).getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByLabel("Card number")).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(payButton(page, "$49")).toBeEnabled();
  });
}

test("When our own server stays silent, the form can be sent again", async ({ page }) => {
  await openGate(page);
  await stopTime(page);
  await silence(page, "**/api/quiz2/email-capture");
  await submitEmail(page, "ada@example.test");
  await expect(unlock(page)).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.getByRole("alert").filter({ hasText: "Email Capture Failed" })).toBeVisible();
  await expect(unlock(page)).toBeVisible();
});

test("A form can be sent again if the next page never comes", async ({ page, baseURL }) => {
  const url = `${baseURL}/nowhere`;
  await page.route(url, (route) => route.fulfill({ status: 204 }));
  await page.route("**/api/quiz2/checkout", (route) =>
    route.fulfill({ json: { checkout_url: url } }),
  );
  await openTrial(page);
  await trialEmail(page).fill("ada@example.test");
  await stopTime(page);
  const left = page.waitForRequest(url);
  await payTrial(page).click({ noWaitAfter: true });
  await left;
  await expect(payTrial(page)).toHaveText("Processing...");
  await page.clock.runFor(10_000);
  await expect(payTrial(page)).toHaveText("Complete $2 Trial Payment");
});

withBuyer(
  "A form whose answer never comes can be sent again after a while",
  async ({ page, buyer }) => {
    await becomeBuyer(page, buyer);
    await stopTime(page);
    await page.goto("/quiz2/manage");
    const posts: string[] = [];
    // Without content the browser stays on the page, as when its reader presses Stop.
    await page.route("**/quiz2/manage", (route, request) => {
      if (request.method() !== "POST") return route.continue();
      posts.push(request.url());
      return route.fulfill({ status: 204 });
    });
    const stop = page.getByRole("button", { name: "Stop the daily emails" });
    await stop.click({ noWaitAfter: true });
    const sending = page.getByRole("button", { name: "One moment..." });
    await expect(sending).toBeVisible();
    await page.clock.runFor(10_000);
    await stop.click({ noWaitAfter: true });
    await expect.poll(() => posts.length).toBe(2);
  },
);
