import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { download, expect, expectAccessible, stopTime, test } from "../setup/browser.ts";
import { fillPayment, paymentProblem, toast } from "../setup/dating-order.ts";
import { leaveByTop } from "../setup/exit-offer.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { readMails } from "../setup/inbox.ts";
import { CARDS, readLedger } from "../setup/local-stripe.ts";
import {
  addressField,
  bought,
  CALL,
  changeStripe,
  INVALID,
  openCheckout,
  payButton,
  storeToolkit,
} from "../setup/toolkit-checkout.ts";

/** The summary is one line on a phone. */
async function expectSummary(page: Page, price: string): Promise<void> {
  const line = page.locator("summary", { hasText: "The Perfectionism Toolkit" });
  if (await line.isVisible()) {
    await expect(addressField(page)).toBeInViewport();
    await line.click();
  }
  await expect(total(page)).toContainText(price);
  await expect(page.getByText("30-day money-back guarantee")).toBeVisible();
}
const RETRY = "Nothing was charged. Try another card, or ask your bank.";
const total = (page: Page) => page.getByText("Total today").locator("..");
const confetti = (page: Page) => page.locator("[data-confetti] > i");
const readFlag = (page: Page, name: string) =>
  page.evaluate((key) => sessionStorage.getItem(key), name);

test("A buyer pays $39, downloads and returns", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await storeToolkit(page.request);
  await page.goto("/perfectionism");
  await untilHydrated(page.getByRole("link", { name: "Get the toolkit" }).first());
  await leaveByTop(page);
  const accept = page.getByRole("link", { name: "Get it for $39" });
  const intent = await openCheckout(page, () => accept.click());
  await expect(page).toHaveURL("/checkout?price=39");
  await expectSummary(page, "$39");
  const address = `buyer-${crypto.randomUUID()}@example.test`;
  await addressField(page).fill(address);
  await fillPayment(page, "good");
  await payButton(page, "$39").click();

  await expect(bought(page)).toBeVisible();
  await expect(confetti(page)).toHaveCount(50);
  expect(await readFlag(page, "perfectionism_payment_completed")).toBe("true");
  expect(await readLedger(page.request, intent)).toEqual(["charge 3900"]);
  await expectAccessible(page);

  await page.route("**/downloads/**", (route) => route.abort(), { times: 1 });
  const button = bought(page).getByRole("link", { name: /Download/ });
  await button.click();
  await expect(bought(page).getByRole("alert")).toHaveText(
    "Download failed. Please try again or contact support.",
  );
  await expect(button).toHaveText("Download the toolkit");
  const { name, bytes } = await download(page, () => button.click());
  expect(name).toBe("perfectionism-toolkit.zip");
  expect(Object.keys(unzipSync(bytes))).toContain("start-here.html");
  const [mail] = await readMails(page.request, address);
  expect(mail?.subject).toBe("Your downloads: The perfectionism toolkit");

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/perfectionism");
});

test("P01 A tampered price is ignored, and paid by keyboard", async ({ page, allowConsole }) => {
  allowConsole(/402 \(Payment Required\)/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A browser without wallets.
  await page.addInitScript("delete window.PaymentRequest");
  const intent = await openCheckout(page, () => page.goto("/checkout?price=1"));
  await expectSummary(page, "$49");
  await expect(page.getByText("Or pay by card")).toBeHidden();
  await expectAccessible(page);

  const fill = async (fields: readonly string[]) => {
    for (const text of fields) {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
  };
  await addressField(page).focus();
  await fill(["ada@", CARDS.declined, "1240", "123", "12345"]);
  for (const name of ["Terms", "Refunds and withdrawal"]) {
    await expect(page.locator(":focus")).toHaveText(name);
    await page.keyboard.press("Tab");
  }
  await expect(payButton(page, "$49")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(INVALID)).toBeVisible();
  await expect(addressField(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await expect(page.getByText(INVALID)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByText(INVALID)).toBeVisible();
  await expect(addressField(page)).toBeFocused();
  await page.keyboard.type("buyer@example.test");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Payment Failed")).toContainText("Your card was declined.");
  await expect(payButton(page, "$49")).toBeEnabled();
  await expect(paymentProblem(page)).toHaveText(`Payment FailedYour card was declined.${RETRY}`);
  await expect(paymentProblem(page)).toBeFocused();
  expect(await readLedger(page.request, intent)).toEqual([]);
  await page.getByLabel("Card number").focus();
  await fill([CARDS.good]);
  await page.keyboard.press("Enter");
  await expect(bought(page)).toBeVisible();
  expect(await readLedger(page.request, intent)).toEqual(["charge 4900"]);
  expect(await readFlag(page, "perfectionism_exit_offer_shown")).toBe("true");
});

test("A failed setup can be retried, and errors are shown", async ({ page, allowConsole }) => {
  allowConsole(/429|503/);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const refusals = [
    { status: 429, json: { message: "Please wait ten minutes.", code: "too_many_requests" } },
    { status: 503, json: { message: "Stripe is away.", code: "unavailable" } },
  ];
  await page.route(`**${CALL}`, (route) => {
    const refusal = refusals.shift();
    return refusal ? route.fulfill(refusal) : route.continue();
  });
  await changeStripe(
    page,
    `Object.assign(stripe, { confirmPayment: () => Promise.reject(new Error("broken")) });`,
  );
  await page.goto("/checkout?price=39");
  const failure = page.getByRole("heading", { name: "Failed to load checkout page." });
  const retry = page.getByRole("link", { name: "Try Again" });
  await expect(page.getByRole("alert")).toContainText("Setup ErrorPlease wait ten minutes.");
  await expect(failure).toBeVisible();
  // Even once the toast has gone.
  await expect(page.getByRole("main").getByText("Please wait ten minutes.")).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveCount(0);
  await retry.click();
  await expect(page.getByRole("alert")).toContainText(
    "Setup ErrorUnable to initialize payment. Please try again.",
  );
  await expect(failure).toBeVisible();

  await openCheckout(page, () => retry.click());
  await expect(page).toHaveURL("/checkout?price=39");
  await expect(failure).toHaveCount(0);
  const surfaceOf = (label: string) =>
    page.getByLabel(label).evaluate((field) => getComputedStyle(field).backgroundColor);
  // Reduced motion makes each colour change a transition that ends at once, and was once read at its beginning.
  expect(await surfaceOf("Card number")).toBe(await surfaceOf("Email Address"));
  await expectAccessible(page);
  await addressField(page).fill("buyer@example.test");
  await payButton(page, "$39").click();
  for (const told of [toast(page, "Payment Error"), paymentProblem(page)]) {
    await expect(told).toHaveText("Payment ErrorAn unexpected error occurred. Please try again.");
  }
  await expect(paymentProblem(page)).toBeFocused();
  await expect(payButton(page, "$39")).toBeEnabled();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/perfectionism");
});

test("Confetti falls for 5 s, and closing the dialog leads back", async ({ page }) => {
  await changeStripe(
    page,
    `stripe.confirmPayment = async () => ({ paymentIntent: { status: "succeeded" } });`,
  );
  await openCheckout(page, () => page.goto("/checkout"));
  await addressField(page).fill("buyer@example.test");
  await expect(payButton(page, "$49")).toBeEnabled();
  await stopTime(page);
  await payButton(page, "$49").click();
  await expect(bought(page)).toBeVisible();
  await expect(confetti(page)).toHaveCount(50);
  await page.clock.runFor(4_900);
  await expect(confetti(page)).toHaveCount(50);
  await page.clock.runFor(200);
  await expect(confetti(page)).toHaveCount(0);
  await bought(page).getByRole("button", { name: "Close" }).click();
  await expect(bought(page)).toBeHidden();
  await page.clock.runFor(499);
  await expect(page).toHaveURL("/checkout");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/perfectionism");
});
