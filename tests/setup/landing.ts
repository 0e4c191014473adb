import type { Page } from "@playwright/test";

/**
 * Opens the landing page and waits for hydration, which the first poll of the count shows. An earlier press would post
 * the form without script.
 */
export async function openLanding(page: Page, path = "/"): Promise<void> {
  const firstPoll = page.waitForRequest("**/api/waitlist/count");
  await page.goto(path);
  await firstPoll;
}
