import type { Page } from "@playwright/test";
import { completeAttempt } from "./completed-attempt.ts";
import { untilHydrated } from "./hydrated.ts";

/** The time from passing the gate to the request for the results. */
export const ANALYSIS_MS = 3_600;

export const emailField = (page: Page) => page.getByLabel("Email address");
export const unlock = (page: Page) => page.getByRole("button", { name: "Unlock My Results" });

/** Completes an attempt and opens its preview; returns the attempt's id. */
export async function openGate(page: Page): Promise<string> {
  const id = await completeAttempt(page.request);
  await page.goto(`/quiz2/mini/${id}`);
  await untilHydrated(emailField(page));
  return id;
}

export async function submitEmail(page: Page, address: string): Promise<void> {
  await emailField(page).fill(address);
  await unlock(page).click();
}

/** From now on only the test advances time. The clock must already be installed. */
export const stopTime = (page: Page): Promise<void> =>
  page.clock.pauseAt(new Date(Date.now() + 60_000));
