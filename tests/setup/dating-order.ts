import { expect, type Page } from "@playwright/test";
import type { QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { heading } from "./browser.ts";
import { answered, openKept, readKept } from "./dating-quiz.ts";
import { CARDS, callStripe, fillCard } from "./local-stripe.ts";

/** Opens the offer, or the result, as a unique visitor who has scrolled. */
export async function openOffer(page: Page, more: Partial<QuizSession> = {}): Promise<void> {
  await openKept(page, {
    ...answered,
    stage: "offer",
    finalArchetype: "echo",
    name: "Ada",
    email: `ada-${crypto.randomUUID().slice(0, 8)}@example.test`,
    ...more,
  });
  await beginReading(page);
}

/** On a resumed page the first input event loads the rest. */
export const beginReading = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 1);
    await expect(page.getByText("How do I get access?")).toBeVisible({ timeout: 500 });
  }).toPass();

/** The pictured pages that exist once for each pattern. */
export const listOwnPages = (page: Page): Promise<string[]> =>
  page.locator("main img").evaluateAll((pictures: HTMLImageElement[]) =>
    pictures
      .map(({ src }) => new URL(src).pathname)
      .filter((path) => /-(echo|avoidant|idealist|analyzer|resigned)-/.test(path))
      .sort(),
  );

export const offerHeading = (page: Page) => heading(page, "Ada, your pattern is The Echo");
export const buyButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Get My Dating Bundle" }).first();
export const orderHeading = (page: Page) => heading(page, "Complete Your Order");
export const payButton = (page: Page) => page.getByRole("button", { name: /^(Pay|Processing)/ });
/** Not the message in the payment form, which stays. */
export const toast = (page: Page, title: string) =>
  page.locator("[role=alert]:not(#payment-problem), [role=status]").filter({ hasText: title });
export const paymentProblem = (page: Page) => page.getByRole("main").locator("#payment-problem");

/** Goes from the offer to the card form. Returns the payment's id at Stripe. */
export async function openPayment(page: Page): Promise<string> {
  await buyButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  return readIntentId(page);
}

export async function readIntentId(page: Page): Promise<string> {
  return (await readKept(page))?.clientSecret?.split("_secret_")[0] ?? "";
}

export async function fillPayment(page: Page, card: keyof typeof CARDS): Promise<void> {
  await fillCard(page, CARDS[card]);
  await page.getByLabel("ZIP code").fill("12345");
}

/** Pays at Stripe as another tab would, unnoticed by this page. */
export const payElsewhere = (page: Page, intentId: string): Promise<unknown> =>
  callStripe(page.request, `payment_intents/${intentId}/confirm`, {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": CARDS.good,
    "payment_method_data[card][exp_month]": 12,
    "payment_method_data[card][exp_year]": 2040,
    "payment_method_data[card][cvc]": "123",
  });

/** Records the flag with which the page after a payment opens, and which it clears at once. */
export const watchFlag = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.pathname !== "/success") return;
    Object.assign(window, { flag: sessionStorage.getItem("payment_completed") });
  });

export async function expectSuccess(page: Page, words = "Quiz Complete & Paid"): Promise<void> {
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByText(words)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { flag: string | null }).flag)).toBe(
    "true",
  );
  expect(await readKept(page)).toBeNull();
}
