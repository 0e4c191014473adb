import { expect, expectAccessible, test } from "../setup/browser.ts";
import { readMails } from "../setup/inbox.ts";
import { readLedger } from "../setup/local-stripe.ts";
import {
  addressField,
  bought,
  changeStripe,
  INVALID,
  openCheckout,
  payButton,
  storeToolkit,
} from "../setup/toolkit-checkout.ts";

test("Google Pay is above the card form, pays and gives the address", async ({ page }) => {
  await storeToolkit(page.request);
  let thrown = 0;
  page.on("request", (request) => {
    if (request.url().includes("/confetti-")) thrown += 1;
  });
  const intent = await openCheckout(page, () => page.goto("/checkout"));
  const wallet = page.getByRole("button", { name: "Buy with Google Pay" });
  await expect(wallet).toBeInViewport();
  await expectAccessible(page);
  const sheet = page.getByRole("dialog", { name: "Google Pay" });
  await addressField(page).fill("ada@");
  await wallet.click();
  await expect(page.getByText(INVALID)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await addressField(page).fill("");
  await wallet.click();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(payButton(page, "$49")).toBeEnabled();
  await wallet.click();
  await sheet.getByRole("button", { name: "Pay" }).click();
  await expect(bought(page)).toBeVisible();
  expect(await readLedger(page.request, intent)).toEqual(["charge 4900"]);
  const mails = await readMails(page.request, "ada@wallet.example.test");
  expect(mails.map(({ subject }) => subject)).toContain(
    "Your downloads: The perfectionism toolkit",
  );

  // Back at the checkout a buyer sees what was paid, whatever price the URL asks, and no confetti again.
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

/** Makes the wallets do as the test says, and holds back reads of the payment intent until `readIntents` is called. */
const TOLD_WALLETS = `
  const elementsOf = stripe.elements.bind(stripe);
  const read = stripe.retrievePaymentIntent.bind(stripe);
  window.isHeld ??= new Promise((resolve) => { window.readIntents = resolve; });
  stripe.retrievePaymentIntent = (secret) => window.isHeld.then(() => read(secret));
  stripe.elements = (options) => {
    const elements = elementsOf(options);
    const create = elements.create.bind(elements);
    elements.create = (type, shape) => {
      if (type === "payment") return create(type, shape);
      if (window.isBroken) throw new Error("broken");
      const listeners = {};
      window.tellWallets = (event, details) => listeners[event](details);
      const on = (event, listener) => { listeners[event] = listener; };
      return { on, mount() {}, destroy() {} };
    };
    return elements;
  };`;

test("Wallets appear once they can pay, and leave when they fail", async ({ page }) => {
  await changeStripe(page, TOLD_WALLETS);
  const intent = await openCheckout(page, () => page.goto("/checkout"));
  const tell = (event: string, details = "") =>
    page.evaluate(`window.tellWallets("${event}", { ${details} })`);
  const offer = () =>
    tell("availablepaymentmethodschange", "paymentMethods: { googlePay: { available: true } }");
  const press = () =>
    page.evaluate(`new Promise((answer) => window.tellWallets("click", {
      resolve: () => answer("opened"), reject: () => answer("kept closed") }))`);
  const restore = (isBroken: boolean) =>
    page.evaluate(`window.tellWallets = null; window.isBroken = ${isBroken};
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`);
  const wallets = page.getByText("Or pay by card");

  await offer();
  expect(await press()).toBe("kept closed");
  await expect(wallets).toBeHidden();
  await page.evaluate("window.readIntents()");
  await expect(wallets).toBeVisible();
  expect(await press()).toBe("opened");

  // A wallet that gives no address is not charged, and the field asks for one.
  for (const details of ["{}", "undefined", '{ email: "ada" }']) {
    const paid = page.evaluate(`new Promise((answer) => {
      window.tellWallets("confirm", { billingDetails: ${details}, paymentFailed: () => answer("failed") });
    })`);
    expect(await paid).toBe("failed");
  }
  await expect(page.getByText(INVALID)).toBeVisible();
  await expect(addressField(page)).toBeFocused();
  expect(await readLedger(page.request, intent)).toEqual([]);

  await restore(true);
  await expect(wallets).toBeHidden();
  await expect(payButton(page, "$49")).toBeEnabled();
  await expect(page.getByLabel("Card number")).toBeVisible();

  await restore(false);
  await page.waitForFunction("window.tellWallets");
  await offer();
  await expect(wallets).toBeVisible();
  await tell("loaderror");
  await expect(wallets).toBeHidden();
  await offer();
  await expect(payButton(page, "$49")).toBeEnabled();
  await expect(wallets).toBeHidden();
});
