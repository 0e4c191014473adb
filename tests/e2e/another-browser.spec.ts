import type { Page } from "@playwright/test";
import { buyByCalls } from "../setup/bought.ts";
import { expect, expectAccessibleInBothThemes, heading, test } from "../setup/browser.ts";

/** Expects the secret neither in the page's address nor in its history state. */
async function expectHidden(page: Page, secret: string): Promise<void> {
  expect(page.url()).not.toContain(secret);
  const told = await page.evaluate(() => [location.href, JSON.stringify(history.state)].join(" "));
  expect(told).not.toContain(secret);
}

test("P17 P33 One press opens the guide in a browser that keeps nothing", async ({
  page,
  otherPage,
}) => {
  await page.goto("/privacy-policy");
  const { intentId, secret, orderId } = await buyByCalls(page.request, "guide");
  await otherPage.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("Denied.", "SecurityError");
        },
      });
    }
  });
  const query = new URLSearchParams({
    payment_intent: intentId,
    payment_intent_client_secret: secret,
    redirect_status: "succeeded",
  });
  await otherPage.goto(`/quiz1?payment=success&${query}`);
  await expect(heading(otherPage)).toHaveText("Your payment has arrived.");
  await expectHidden(otherPage, secret);
  await expectAccessibleInBothThemes(otherPage);
  await otherPage.getByRole("button", { name: "Open my downloads" }).click();
  await expect(otherPage).toHaveURL("/downloads");
  await expect(otherPage.locator(`a[href^="/downloads/${orderId}/"]`).first()).toBeVisible();

  // The browser has access now.
  await otherPage.goto(`/success?payment_intent=${intentId}`);
  await expect(heading(otherPage)).toHaveText(/yours now|is ready/);

  // The buyer's own browser is let in without a press, and its address keeps no secret either.
  await page.goto(`/success?${query}`);
  await expect(heading(page)).toHaveText(/yours now|is ready/);
  await expectHidden(page, secret);
});
