import type { Page } from "@playwright/test";
import { untilHydrated } from "./hydrated.ts";

/** An unknown attempt: the paywall shows the offer, but no checkout. */
export const ATTEMPT = "3f2b8c1d-0000-4000-8000-000000000000";

/** Stores a completed attempt in this browser. */
export const keepAttempt = (page: Page, attemptId = ATTEMPT): Promise<unknown> =>
  page.addInitScript((id) => localStorage.setItem("quiz2_completed_attempt", id), attemptId);

export const startTrial = (page: Page) =>
  page.getByRole("button", { name: "Start My $2 Trial Now" });
export const payButton = (page: Page) => page.getByRole("button", { name: /Complete|Processing/ });
export const emailField = (page: Page) => page.getByLabel("Email Address");

/** Opens the paywall of an attempt, and its form. */
export async function openCheckout(page: Page, attemptId = ATTEMPT): Promise<void> {
  await keepAttempt(page, attemptId);
  await page.goto("/quiz2/paywall");
  await untilHydrated(startTrial(page));
  await startTrial(page).click();
}
