import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { CARDS, callStripe, fillCard, readLedger } from "../setup/local-stripe.ts";

type Price = { id: string };
type Session = { id: string; url: string };
type Intent = { id: string; client_secret: string };

const addPrice = (page: Page, form: Record<string, string | number>) =>
  callStripe<Price>(page.request, "prices", { currency: "usd", ...form });

async function openCheckout(page: Page, baseURL: string): Promise<string> {
  const monthly = await addPrice(page, {
    unit_amount: 1_999,
    "recurring[interval]": "month",
    "product_data[name]": "A month",
  });
  const fee = await addPrice(page, { unit_amount: 200, "product_data[name]": "A week" });
  const email = `buyer-${crypto.randomUUID()}@example.test`;
  const { id } = await callStripe<{ id: string }>(page.request, "customers", { email });
  const session = await callStripe<Session>(page.request, "checkout/sessions", {
    mode: "subscription",
    customer: id,
    "line_items[0][price]": monthly.id,
    "line_items[0][quantity]": 1,
    "line_items[1][price]": fee.id,
    "line_items[1][quantity]": 1,
    "subscription_data[trial_period_days]": 7,
    success_url: `${baseURL}/__sandbox/objects/{CHECKOUT_SESSION_ID}`,
    cancel_url: `${baseURL}/__sandbox`,
  });
  await page.goto(session.url);
  return id;
}

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a buyer is declined, asked by the bank and then pays", async ({
    page,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/402 \(Payment Required\)/);
    const customer = await openCheckout(page, baseURL ?? "");
    await page.getByLabel("Cardholder name").fill("Ada");
    await fillCard(page, CARDS.declined);
    await page.getByRole("button", { name: "Start trial" }).click();
    await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
    await fillCard(page, CARDS.secured);
    await page.getByRole("button", { name: "Start trial" }).click();
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^cs_test_/);
    expect(await readLedger(page.request, customer)).toEqual(["charge 200"]);
  });
});

test("Every page of the sandbox is accessible", { tag: "@nightly" }, async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/402 \(Payment Required\)/);
  const customer = await openCheckout(page, baseURL ?? "");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start trial" }).click();
  await expectAccessible(page);
  const form = { customer, return_url: `${baseURL}/` };
  const portal = await callStripe<Session>(page.request, "billing_portal/sessions", form);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(portal.url);
  await expectAccessible(page);
  for (const place of ["", `/objects/${customer}`, "/inbox"]) {
    await page.goto(`/__sandbox${place}`);
    await expectAccessible(page);
  }
});

/** Markup without the page's nonce. */
const INJECTED = `<script>document.title = "Injected"</script>
  <details open ontoggle="document.title = 'Injected'"><summary>More</summary></details>`;

/** Opens a page under our own policy, with a Payment Element and what an attacker would inject. */
async function openElement(page: Page): Promise<Intent> {
  const intent = await callStripe<Intent>(page.request, "payment_intents", {
    amount: 4_900,
    currency: "usd",
  });
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const body = `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Shop</h1><div id="card"></div>
      <button>Pay</button><p role="status"></p>${INJECTED}</main><script src="/__sandbox/stripe.js"></script><script src="/shop.js"></script></body></html>`;
    await route.fulfill({ response, body });
  });
  const script = `
    const stripe = Stripe("pk_test_sandbox");
    const elements = stripe.elements({ clientSecret: "${intent.client_secret}" });
    elements.create("payment", { layout: "tabs", paymentMethodOrder: ["card"] }).mount("#card");
    document.querySelector("button").addEventListener("click", async () => {
      const confirmParams = { return_url: location.href };
      const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" });
      document.querySelector("[role=status]").textContent = error ? error.type + ": " + error.message : paymentIntent.status;
    });`;
  await page.route("**/shop.js", (route) =>
    route.fulfill({ body: script, contentType: "text/javascript" }),
  );
  await page.goto("/");
  return intent;
}

test("P30 Our pages' policy lets the Payment Element work, and stops injected scripts", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/402 \(Payment Required\)|Content Security Policy|content security policy/);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  const { id } = await openElement(page);
  for (const what of ["inline script", "inline event handler"]) {
    await expect.poll(() => refused.join("\n")).toContain(what);
  }
  await expect(page).toHaveTitle("Shop");
  const pay = page.getByRole("button", { name: "Pay" });
  const status = page.getByRole("status");
  await expect(page.getByLabel("Card number")).toBeVisible();
  await expect(page.getByText(/ Link$/)).toBeVisible();
  await pay.click();
  await expect(status).toHaveText("validation_error: Your card number is incomplete.");
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expectAccessible(page);

  await fillCard(page, CARDS.declined);
  await page.getByLabel("ZIP code").fill("12345");
  await pay.click();
  await expect(status).toHaveText("card_error: Your card was declined.");

  await fillCard(page, CARDS.secured);
  await pay.click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(status).toHaveText(
    /^\w+_error: We are unable to authenticate your payment method\./,
  );
  await pay.click();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(status).toHaveText("succeeded");
  expect(await readLedger(page.request, id)).toEqual(["charge 4900"]);
});
