import type { Page } from "@playwright/test";
import { buyByCalls, storeProducts } from "../setup/bought.ts";
import { expect, expectAccessibleInBothThemes, test } from "../setup/browser.ts";

test.beforeAll(({ playwright, baseURL }) =>
  playwright.request.newContext({ baseURL: baseURL ?? "" }).then(storeProducts),
);

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Expects the secret neither in the page's address nor in its history state. */
async function expectHidden(page: Page, secret: string): Promise<void> {
  expect(page.url()).not.toContain(secret);
  const told = await page.evaluate(() => [location.href, JSON.stringify(history.state)].join(" "));
  expect(told).not.toContain(secret);
}

for (const [name, path] of [
  ["the guide", "/quiz1?payment=success"],
  ["the toolkit", "/success?product=perfectionism"],
] as const) {
  test(`P17 P33 One press opens ${name} for a buyer who returns in a browser that keeps nothing`, async ({
    page,
    otherPage,
  }) => {
    await page.goto("/privacy-policy");
    const product = path.startsWith("/quiz1") ? "guide" : "toolkit";
    const { intentId, secret, orderId } = await buyByCalls(page.request, product);
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
    await otherPage.goto(`${path}&${query}`);
    await expect(title(otherPage)).toHaveText("Your payment has arrived.");
    await expectHidden(otherPage, secret);
    await expectAccessibleInBothThemes(otherPage);
    await otherPage.getByRole("button", { name: "Open my downloads" }).click();
    await expect(otherPage).toHaveURL("/downloads");
    await expect(otherPage.locator(`a[href^="/downloads/${orderId}/"]`).first()).toBeVisible();

    // The browser has access now.
    await otherPage.goto(`/success?payment_intent=${intentId}`);
    await expect(title(otherPage)).toHaveText(/yours now|is ready/);

    // The buyer's own browser is let in without a press, and its address keeps no secret either.
    await page.goto(`/success?${query}`);
    await expect(title(page)).toHaveText(/yours now|is ready/);
    await expectHidden(page, secret);
  });
}
