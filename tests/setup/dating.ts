import { expect, type Page } from "@playwright/test";
import { CARDS, callStripe } from "./local-stripe.ts";

const scores = { echo: 6, avoidant: 2, idealist: 1, analyzer: 0, resigned: 0 };
const KEY = "quiz1_session";

/** Somebody who has finished the quiz. */
const FINISHED = {
  ...{ stage: "offer", currentQuestion: 19, answers: {}, skippedQuestions: [], scores },
  ...{ tieBreaks: scores, finalArchetype: "echo", name: "Ada", currentInsight: 3, timeLeft: 600 },
  ...{ age: "25–34", gender: "female", clientSecret: null, isPaymentMode: false },
};

/** Opens the quiz where somebody has left it; what the page keeps afterwards is its own. */
export async function openKeptQuiz(page: Page, more: object = {}): Promise<void> {
  const id = crypto.randomUUID();
  const session = { ...FINISHED, email: `ada-${id.slice(0, 8)}@example.test`, ...more };
  await page.addInitScript(
    ([key, text, done]) => {
      if (sessionStorage.getItem(done)) return;
      sessionStorage.setItem(done, "true");
      localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(session), id] as const,
  );
  await page.goto("/quiz1");
}

export async function readKeptQuiz(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return text === null ? null : JSON.parse(text);
}

export const offerHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Ada, your pattern is The Echo" });
export const buyButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Get My Dating Bundle" }).first();
export const orderHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Complete Your Order" });
export const payButton = (page: Page) => page.getByRole("button", { name: /^(Pay|Processing)/ });
export const toast = (page: Page, title: string) =>
  page.locator("[role=alert], [role=status]").filter({ hasText: title });

/** From the offer to the card form. Returns the payment's id at Stripe. */
export async function openPayment(page: Page): Promise<string> {
  await buyButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  return readIntentId(page);
}

export async function readIntentId(page: Page): Promise<string> {
  return String((await readKeptQuiz(page))?.["clientSecret"]).split("_secret_")[0] ?? "";
}

export async function fillPayment(page: Page, card: keyof typeof CARDS): Promise<void> {
  await page.getByLabel("Card number").fill(CARDS[card]);
  await page.getByLabel("Expiration").fill("12/40");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("ZIP code").fill("12345");
}

/** Pays at Stripe, as another tab would; this page hears nothing of it. */
export const payElsewhere = (page: Page, intentId: string): Promise<unknown> =>
  callStripe(page.request, `payment_intents/${intentId}/confirm`, {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": CARDS.good,
    "payment_method_data[card][exp_month]": 12,
    "payment_method_data[card][exp_year]": 2040,
    "payment_method_data[card][cvc]": "123",
  });

/** Notes with what flag the page after a payment is entered, which is cleared there at once. */
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
  expect(await readKeptQuiz(page)).toBeNull();
}
