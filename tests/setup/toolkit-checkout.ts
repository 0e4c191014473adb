import type { APIRequestContext, Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect } from "./browser.ts";

export const CALL = "/api/create-perfectionism-payment";
const FILE = "/__sandbox/files/bundles/perfectionism-toolkit.zip";
export const bought = (page: Page) => page.getByRole("dialog", { name: "Payment successful!" });
export const addressField = (page: Page) => page.getByLabel("Email Address");
export const INVALID = "Please enter a valid email address.";
export const payButton = (page: Page, price: string) =>
  page.getByRole("button", { name: `Pay ${price}` });

/** Runs `go`, which leads to the checkout; returns the id of the payment opened there. */
export async function openCheckout(page: Page, go: () => Promise<unknown>): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse(`**${CALL}`), go()]);
  await expect(page.getByLabel("Card number")).toBeVisible();
  const { clientSecret } = (await answer.json()) as { clientSecret: string };
  return clientSecret.split("_secret_")[0] ?? "";
}

/** `change` is a script that runs with each object that `window.Stripe` makes, as `stripe`. */
export const changeStripe = (page: Page, change: string) =>
  page.route("**/__sandbox/stripe.js", async (route) => {
    const response = await route.fetch();
    const changed = `{ const { Stripe } = window; window.Stripe = Object.assign(
      (key) => { const stripe = Stripe(key); ${change}; return stripe; },
      { version: Stripe.version }) }`;
    await route.fulfill({ response, body: `${await response.text()}\n${changed}` });
  });

export const storeToolkit = (request: APIRequestContext) =>
  request.put(FILE, { data: Buffer.from(zipSync({ "start-here.html": strToU8("Welcome") })) });
