import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { CARDS, callStripe, fillCard, readLedger } from "../setup/local-stripe.ts";

type Price = { id: string };
type Session = { id: string; url: string };

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

/** What an attacker would inject: markup without the page's nonce. */
const INJECTED = `<!doctype html><title>Shop</title><script>document.title = "Injected"</script>
  <details open ontoggle="document.title = 'Injected'"><summary>More</summary></details>`;

test("P30 Our pages' policy stops injected scripts", async ({ page, allowConsole }) => {
  allowConsole(/content security policy/i);
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.route("**/", async (route) =>
    route.fulfill({ response: await route.fetch(), body: INJECTED }),
  );
  await page.goto("/");
  for (const what of ["inline script", "inline event handler"]) {
    await expect.poll(() => refused.join("\n")).toContain(what);
  }
  await expect(page).toHaveTitle("Shop");
});
