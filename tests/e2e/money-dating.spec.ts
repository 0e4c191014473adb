import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  heading,
  tabTo,
  test,
} from "../setup/browser.ts";
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
  paymentProblem,
  readIntentId,
  toast,
  watchFlag,
} from "../setup/dating-order.ts";
import { go, known, readKept } from "../setup/dating-quiz.ts";
import { CARDS, callStripe, readLedger } from "../setup/local-stripe.ts";
import { changeStripe } from "../setup/toolkit-checkout.ts";

const DECLINED = /402 \(Payment Required\)/;
const OVER = /400 \(Bad Request\)/;
const RETRY = "Nothing was charged. Try another card, or ask your bank.";
const STRIPE_SCRIPT = "/__sandbox/stripe.js";

test("P30 P36 P39 A buyer sees the charge, and pays by keyboard", async ({ page }) => {
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
  expect(scripts).toEqual([]);

  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  const pressed = page.getByRole("group", { name: "I date" }).locator("[aria-pressed=true]");
  const untold = await titles.allInnerTexts();
  await tabTo(page, go(page, "Men"));
  await page.keyboard.press("Enter");
  await expect(pressed).toHaveText("Men");
  expect(await titles.allInnerTexts()).not.toEqual(untold);
  await page.keyboard.press("Enter");
  await expect(pressed).toHaveCount(0);
  expect(await titles.allInnerTexts()).toEqual(untold);
  await tabTo(page, go(page, "Anyone"));
  await page.keyboard.press("Enter");
  await expect(pressed).toHaveText("Anyone");

  await tabTo(page, buyButton(page));
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

  for (const [label, text] of [
    ["Card number", CARDS.good],
    ["Expiration date", "1240"],
    ["Security code", "123"],
    ["ZIP code", "12345"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, payButton(page));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Payment Successful!")).toContainText("Redirecting to your bundle...");
  await expectSuccess(page);
  expect(await readLedger(page.request, intentId)).toEqual(["charge 1999"]);
});

test("P39 A card's error stays, and two presses pay once", async ({ page, allowConsole }) => {
  allowConsole(DECLINED);
  await page.clock.install();
  await watchFlag(page);
  await openOffer(page);
  const intentId = await openPayment(page);
  const problem = paymentProblem(page);
  await payButton(page).click();
  await expect(toast(page, "Payment Failed")).toContainText("Your card number is incomplete.");
  // The provider has marked the field itself.
  await expect(problem).toHaveCount(0);
  await expect(page.getByLabel("Card number")).toBeFocused();

  await fillPayment(page, "declined");
  await payButton(page).click();
  await expect(problem).toBeFocused();
  await expect(problem).toHaveRole("alert");
  await expect(problem).toHaveText(`Payment FailedYour card was declined.${RETRY}`);
  await expect(payButton(page)).toHaveAccessibleDescription(/Your card was declined/);
  await expect(payButton(page)).toHaveText("Pay $19.99");
  await page.clock.fastForward(6_000);
  await expect(toast(page, "Payment Failed")).toHaveCount(0);
  await expect(problem).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("ZIP code").fill("54321");
  await expect(problem).toHaveCount(0);
  await expect(payButton(page)).toHaveAccessibleDescription("");

  await fillPayment(page, "secured");
  await payButton(page).click();
  await expect(payButton(page)).toHaveText("Processing...");
  await expect(payButton(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(problem).toContainText("unable to authenticate");
  await expect(problem).toBeFocused();

  await payButton(page).dblclick();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expectSuccess(page);
  expect(await readLedger(page.request, intentId)).toEqual(["charge 1999"]);
});

test("A payment that the bank still processes says so", async ({ page }) => {
  await changeStripe(
    page,
    `stripe.confirmPayment = async () => ({ paymentIntent: { status: "processing", amount: 1999 } })`,
  );
  await openOffer(page);
  await openPayment(page);
  await fillPayment(page, "good");
  await payButton(page).click();
  await expect(paymentProblem(page)).toBeFocused();
  await expect(paymentProblem(page)).toContainText("Please don’t pay again.");
  await expect(payButton(page)).toBeDisabled();
});

test("When no payment opens, the offer stays and says so", async ({ page, allowConsole }) => {
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

test("P02 Back leaves the payment, a reload keeps the same one", async ({ page }) => {
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

test("A cancelled payment is replaced, one made elsewhere not", async ({ page, allowConsole }) => {
  allowConsole(OVER);
  await watchFlag(page);
  await openOffer(page);
  const cancel = (id: string) => callStripe(page.request, `payment_intents/${id}/cancel`, {});
  const closed = await openPayment(page);
  await fillPayment(page, "good");
  await cancel(closed);
  await payButton(page).press("Enter");
  await expect(toast(page, "Payment Failed")).toContainText(
    "This payment was closed, and nothing was charged. Please enter your card again.",
  );
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expect(page.getByLabel("Card number")).toHaveValue("");
  const cancelled = await readIntentId(page);
  expect(cancelled).not.toBe(closed);
  await expect(payButton(page)).toHaveText("Pay $19.99");

  await cancel(cancelled);
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
