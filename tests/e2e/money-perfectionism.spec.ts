import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expect, expectAccessible, stopTime, test } from "../setup/browser.ts";
import { paymentProblem, toast } from "../setup/dating-order.ts";
import { leaveByTop } from "../setup/exit-offer.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { readMails } from "../setup/inbox.ts";
import { CARDS, fillCard, readLedger } from "../setup/local-stripe.ts";
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

test("A buyer pays $39 through the exit offer, downloads the toolkit and returns", async ({
  page,
  allowConsole,
}) => {
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
  await fillCard(page, CARDS.good);
  await page.getByLabel("ZIP code").fill("12345");
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
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("perfectionism-toolkit.zip");
  expect(Object.keys(unzipSync(readFileSync(await download.path())))).toContain("start-here.html");
  const [mail] = await readMails(page.request, address);
  expect(mail?.subject).toBe("Your downloads: The perfectionism toolkit");

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/perfectionism");
});

test("A buyer who comes back to the checkout sees what was paid, whatever price the URL asks, and no confetti", async ({
  page,
}) => {
  let thrown = 0;
  page.on("request", (request) => {
    if (request.url().includes("/confetti-")) thrown += 1;
  });
  await openCheckout(page, () => page.goto("/checkout"));
  await page.getByRole("button", { name: "Buy with Google Pay" }).click();
  await page
    .getByRole("dialog", { name: "Google Pay" })
    .getByRole("button", { name: "Pay" })
    .click();
  await expect(bought(page)).toBeVisible();
  await expect.poll(() => thrown).toBe(1);
  const summary = page.getByRole("region", { name: "Order summary" });
  for (const asked of ["39", "49"]) {
    await page.goto(`/checkout?price=${asked}`);
    await expect(bought(page)).toBeVisible();
    await expect(summary).toContainText("Paid$49");
    await expect(summary).not.toContainText("$39");
    await expect(summary).not.toContainText("Total today");
  }
  expect(thrown).toBe(1);
});

test("P01 A tampered price becomes the regular one, and a buyer tries a declined card and another by keyboard", async ({
  page,
  allowConsole,
}) => {
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

test("After too many attempts the form says when to try again, even once the toast has gone", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/429/);
  const refusal = { message: "Please wait ten minutes.", code: "too_many_requests" };
  await page.route(`**${CALL}`, (route) => route.fulfill({ status: 429, json: refusal }));
  await page.goto("/checkout");
  await expect(page.getByRole("alert")).toContainText("Setup ErrorPlease wait ten minutes.");
  await expect(page.getByRole("heading", { name: "Failed to load checkout page." })).toBeVisible();
  await expect(page.getByRole("main").getByText("Please wait ten minutes.")).toBeVisible();
});

test("A failed setup takes the whole page and can be retried; errors while paying are shown too", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const refusal = { message: "Stripe is away.", code: "unavailable" };
  await page.route(`**${CALL}`, (route) => route.fulfill({ status: 503, json: refusal }), {
    times: 1,
  });
  await changeStripe(
    page,
    `Object.assign(stripe, { confirmPayment: () => Promise.reject(new Error("broken")) });`,
  );
  await page.goto("/checkout?price=39");
  await expect(page.getByRole("alert")).toContainText(
    "Setup ErrorUnable to initialize payment. Please try again.",
  );
  const failure = page.getByRole("heading", { name: "Failed to load checkout page." });
  await expect(failure).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveCount(0);

  await openCheckout(page, () => page.getByRole("link", { name: "Try Again" }).click());
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

test("A buyer leaves half a second after closing the dialog, and 50 pieces of confetti fall for 5 s", async ({
  page,
}) => {
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
