import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { fillPayment, toast } from "../setup/dating-order.ts";
import { readLedger } from "../setup/local-stripe.ts";
import { addressField, bought, CALL, openCheckout, payButton } from "../setup/toolkit-checkout.ts";

const OVER = /400 \(Bad Request\)/;
const CLOSED = "This payment was closed, and nothing was charged. Please enter your card again.";
const ADDRESS = "buyer@example.test";
const cardField = (page: Page) => page.getByLabel("Card number");

/** Opens each tab at its own price, so that the second one, which is returned, closes the first one's payment. */
async function openTwoTabs(page: Page): Promise<Page> {
  await openCheckout(page, () => page.goto("/checkout?price=49"));
  await fillToolkit(page, "$49");
  const second = await page.context().newPage();
  await openCheckout(second, () => second.goto("/checkout?price=39"));
  return second;
}

async function fillToolkit(page: Page, price: string): Promise<void> {
  await addressField(page).fill(ADDRESS);
  await fillPayment(page, "good");
  await expect(payButton(page, price)).toBeEnabled();
}

test("P39 A form closed by another tab keeps its address", async ({ page, allowConsole }) => {
  allowConsole(OVER);
  await openTwoTabs(page);
  const asked = page.waitForResponse(`**${CALL}`);
  await payButton(page, "$49").press("Enter");
  const { clientSecret } = (await (await asked).json()) as { clientSecret: string };
  await expect(toast(page, "Payment Failed")).toContainText(CLOSED);
  await expect(cardField(page)).toBeFocused();
  await expect(cardField(page)).toHaveValue("");
  await expect(addressField(page)).toHaveValue(ADDRESS);

  await fillPayment(page, "good");
  await payButton(page, "$49").click();
  await expect(bought(page)).toBeVisible();
  const intent = clientSecret.split("_secret_")[0] ?? "";
  expect(await readLedger(page.request, intent)).toEqual(["charge 4900"]);
});

test("P02 A buyer who paid in another tab sees no failure", async ({ page, allowConsole }) => {
  allowConsole(OVER);
  const second = await openTwoTabs(page);
  await fillToolkit(second, "$39");
  await payButton(second, "$39").click();
  await expect(bought(second)).toBeVisible();
  await payButton(page, "$49").click();
  await expect(bought(page)).toBeVisible();
  expect(await toast(page, "Payment Failed").count()).toBe(0);
});

test("A payment pending in another tab is no failure", async ({ page, allowConsole }) => {
  allowConsole(OVER);
  await openTwoTabs(page);
  const processing = { state: "processing", clientSecret: null, orderId: "7", amount: 3900 };
  await page.route(`**${CALL}`, (route) => route.fulfill({ json: processing }));
  await payButton(page, "$49").click();
  await expect(
    page.getByRole("heading", { name: "Your bank is still processing this." }),
  ).toBeVisible();
  expect(await toast(page, "Payment Failed").count()).toBe(0);
});
