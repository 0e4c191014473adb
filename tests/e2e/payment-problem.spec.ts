import { expect, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import {
  fillPayment,
  openOffer,
  openPayment,
  payButton,
  paymentProblem,
  toast,
} from "../setup/dating-order.ts";
import { changeStripe } from "../setup/toolkit-checkout.ts";

const DECLINED = /402 \(Payment Required\)/;
const RETRY = "Nothing was charged. Try another card, or ask your bank.";

test("P39 A declined card leaves its message in the form until a field changes", async ({
  page,
  allowConsole,
}) => {
  allowConsole(DECLINED);
  await openOffer(page);
  await openPayment(page);
  await fillPayment(page, "declined");
  await payButton(page).click();
  const problem = paymentProblem(page);
  await expect(problem).toBeFocused();
  await expect(problem).toHaveRole("alert");
  await expect(problem).toHaveText(`Payment FailedYour card was declined.${RETRY}`);
  await expect(payButton(page)).toHaveAccessibleDescription(/Your card was declined/);
  await expect(toast(page, "Payment Failed")).toHaveCount(0);
  await expect(problem).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByLabel("ZIP code").fill("54321");
  await expect(problem).toHaveCount(0);
  await expect(payButton(page)).toHaveAccessibleDescription("");

  await payButton(page).click();
  await expect(problem).toBeFocused();
  await fillPayment(page, "good");
  await payButton(page).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
});

test("A payment that the bank is still processing says so in the form, and that it must not be repeated", async ({
  page,
}) => {
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

test("A field that the provider marks takes no second message in the form", async ({ page }) => {
  await openOffer(page);
  await openPayment(page);
  await payButton(page).click();
  await expect(toast(page, "Payment Failed")).toContainText("Your card number is incomplete.");
  await expect(paymentProblem(page)).toHaveCount(0);
});
