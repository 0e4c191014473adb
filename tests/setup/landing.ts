import type { Page } from "@playwright/test";

/**
 * Opens the landing page and waits until its script has taken over: the first poll of the count tells. A press before
 * that would post the form as without script.
 */
export async function openLanding(page: Page, path = "/"): Promise<void> {
  const firstPoll = page.waitForRequest("**/api/waitlist/count");
  await page.goto(path);
  await firstPoll;
}
