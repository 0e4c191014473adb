import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import {
  buyButton,
  expectSuccess,
  fillPayment,
  offerHeading,
  openOffer,
  openPayment,
  orderHeading,
  payButton,
  payElsewhere,
  readIntentId,
  toast,
  watchFlag,
} from "../setup/dating-order.ts";
import { heading, known, readKept } from "../setup/dating-quiz.ts";
import { CARDS, callStripe, readLedger } from "../setup/local-stripe.ts";

const DECLINED = /402 \(Payment Required\)/;
const OVER = /400 \(Bad Request\)/;
const STRIPE_SCRIPT = "/__sandbox/stripe.js";

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = await focused.evaluate(
      (node) => (node as HTMLInputElement).labels?.[0]?.textContent ?? node.textContent,
    );
    if (label?.trim() === name) return;
  }
  throw new Error(`No Tab leads to ${name}.`);
}

test("P30 P36 P39 A buyer sees what is charged, and pays once, by keyboard alone", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(STRIPE_SCRIPT)) scripts.push(request.url());
  });
  await watchFlag(page);
  await openOffer(page, {
    finalArchetype: "idealist",
    age: "18–24",
    gender: "male",
    scores: { ...known.scores, idealist: 5 },
  });
  await expect(heading(page, "Ada, your pattern is The Idealist")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(scripts).toEqual([]);

  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  const pressed = page.getByRole("group", { name: "I date" }).locator("[aria-pressed=true]");
  const untold = await titles.allInnerTexts();
  await tabTo(page, "Men");
  await page.keyboard.press("Enter");
  await expect(pressed).toHaveText("Men");
  expect(await titles.allInnerTexts()).not.toEqual(untold);
  await page.keyboard.press("Enter");
  await expect(pressed).toHaveCount(0);
  expect(await titles.allInnerTexts()).toEqual(untold);
  await tabTo(page, "Anyone");
  await page.keyboard.press("Enter");
  await expect(pressed).toHaveText("Anyone");

  await tabTo(page, "Get My Dating Bundle");
  const asked = page.waitForRequest("**/api/create-payment-intent");
  await page.keyboard.press("Enter");
  expect((await asked).postDataJSON().quiz).toMatchObject({ dates: "anyone" });
  await expect(orderHeading(page)).toBeFocused();
  await expect(payButton(page)).toBeEnabled();
  expect(scripts).toHaveLength(1);
  const intentId = await readIntentId(page);
  const form = page.locator("form").filter({ has: payButton(page) });
  await expect(form.getByText(/ Link$/)).toBeHidden();
  await expect(form).toContainText("$19.99 today, once. No subscription, nothing that renews.");
  await expectAccessibleInBothThemes(page);

  await tabTo(page, "Card number");
  await page.keyboard.type(CARDS.good);
  await tabTo(page, "Expiration date");
  await page.keyboard.type("1240");
  await tabTo(page, "Security code");
  await page.keyboard.type("123");
  await tabTo(page, "ZIP code");
  await page.keyboard.type("12345");
  await tabTo(page, "Pay $19.99");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Payment Successful!")).toContainText("Redirecting to your bundle...");
  await expectSuccess(page);
  expect(await readLedger(page.request, intentId)).toEqual(["charge 1999"]);
});

test("Card errors are shown, and a second press does not pay twice", async ({
  page,
  allowConsole,
}) => {
  allowConsole(DECLINED);
  await watchFlag(page);
  await openOffer(page);
  const intentId = await openPayment(page);
  await payButton(page).click();
  await expect(toast(page, "Payment Failed")).toContainText("Your card number is incomplete.");

  await fillPayment(page, "declined");
  await payButton(page).click();
  await expect(toast(page, "Payment Failed")).toContainText("Your card was declined.");
  await expect(payButton(page)).toHaveText("Pay $19.99");

  await fillPayment(page, "secured");
  await payButton(page).click();
  await expect(payButton(page)).toHaveText("Processing...");
  await expect(payButton(page)).toBeDisabled();
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(toast(page, "Payment Failed")).toContainText("unable to authenticate");

  await payButton(page).dblclick();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expectSuccess(page);
  expect(await readLedger(page.request, intentId)).toEqual(["charge 1999"]);
});

test("When no payment can be opened, the offer stays and says so", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|429 \(Too Many Requests\)/);
  await openOffer(page);
  const call = "**/api/create-payment-intent";
  await page.route(call, (route) => route.abort());
  await buyButton(page).click();
  await expect(toast(page, "Payment Error")).toContainText(
    "Failed to initialize payment. Please try again.",
  );
  await expect(offerHeading(page)).toBeVisible();

  await page.route(call, (route) =>
    route.fulfill({ status: 429, json: { message: "Please try again in ten minutes." } }),
  );
  await buyButton(page).click();
  await expect(toast(page, "Payment Error")).toContainText("Please try again in ten minutes.");
  await page.unroute(call);

  await page.route(`**${STRIPE_SCRIPT}`, (route) => route.abort());
  await buyButton(page).click();
  const problem = page.getByRole("alert").filter({ hasText: "The payment form didn’t load." });
  await expect(problem).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await expectAccessible(page);
  await page.unroute(`**${STRIPE_SCRIPT}`);
  await problem.getByRole("button", { name: "Try Again" }).click();
  await expect(payButton(page)).toBeEnabled();
});

test("P02 Back leaves payment mode, a reload keeps it, and its payment stays the same", async ({
  page,
}) => {
  await openOffer(page);
  const intentId = await openPayment(page);
  await page.getByRole("button", { name: "Back to Details" }).click();
  await expect(offerHeading(page)).toBeFocused();
  expect(await readKept(page)).toMatchObject({ isPaymentMode: false });

  expect(await openPayment(page)).toBe(intentId);
  await page.goBack();
  await expect(offerHeading(page)).toBeVisible();
  await page.goForward();
  await expect(payButton(page)).toBeEnabled();

  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  expect(await readIntentId(page)).toBe(intentId);
  await page.goBack();
  await expect(offerHeading(page)).toBeVisible();
  expect(await readKept(page)).toMatchObject({ isPaymentMode: false });
});

test("A cancelled payment is replaced, and one that was made elsewhere is not requested again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(OVER);
  await watchFlag(page);
  await openOffer(page);
  const cancelled = await openPayment(page);
  await callStripe(page.request, `payment_intents/${cancelled}/cancel`, {});
  await page.reload();
  await expect.poll(() => readIntentId(page)).not.toBe(cancelled);
  await expect(payButton(page)).toBeEnabled();

  const replaced = await readIntentId(page);
  await fillPayment(page, "good");
  await payElsewhere(page, replaced);
  await payButton(page).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expectSuccess(page);
  expect(await readLedger(page.request, replaced)).toEqual(["charge 1999"]);

  await openOffer(page);
  await buyButton(page).click();
  await expect(toast(page, "It’s already yours")).toBeVisible();
  await expectSuccess(page);
});

test("A bank's own page leads a paid buyer to the bundle, others to the form", async ({ page }) => {
  await watchFlag(page);
  await openOffer(page);
  const intentId = await openPayment(page);
  const back = `/quiz1?payment=success&payment_intent=${intentId}&redirect_status=`;
  await page.goto(`${back}failed`);
  await expect(toast(page, "Payment Failed")).toContainText(
    "There was an error processing your payment.",
  );
  await expect(orderHeading(page)).toBeFocused();
  await expect(payButton(page)).toBeEnabled();
  expect(new URL(page.url()).search).toBe("");
  expect(await readIntentId(page)).toBe(intentId);

  // The address only says which screen comes next: nothing was paid, and nothing is given.
  await page.goto(`${back}succeeded`);
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expectSuccess(page, "We haven’t seen your payment yet.");
});
