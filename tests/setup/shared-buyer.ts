import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "./browser.ts";
import { type Buyer, buyTrial } from "./paid.ts";
import { keepAttempt } from "./paywall.ts";

type SharedBuyer = Buyer & { readonly cookies: Parameters<BrowserContext["addCookies"]>[0] };

/** The test for pages after the payment: one trial per worker process, shared by tests that only read. */
export const test = base.extend<object, { buyer: SharedBuyer }>({
  buyer: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({
        baseURL: project.use.baseURL ?? "",
      });
      const buyer = await buyTrial(request);
      const { cookies } = await request.storageState();
      await use({ ...buyer, cookies });
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

/** Gives this browser the buyer's cookies and stored attempt. */
export async function becomeBuyer(page: Page, buyer: SharedBuyer): Promise<void> {
  await page.context().addCookies(buyer.cookies);
  await keepAttempt(page, buyer.attemptId);
}

/** Opens the page after the payment as its buyer, in a browser without the stored attempt. */
export async function openThankYou(page: Page, buyer: SharedBuyer): Promise<void> {
  await page.context().addCookies(buyer.cookies);
  await page.goto(`/quiz2/thank-you?session_id=${buyer.sessionId}`);
}
