import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { openGateByCalls } from "../setup/paid.ts";
import { openCheckout, payButton } from "../setup/paywall.ts";

const TOOLKIT = "/api/create-perfectionism-payment";
const TRIAL = "/api/quiz2/checkout";
const widget = {
  kind: "turnstile",
  siteKey: "sandbox",
  scriptUrl: "/__sandbox/turnstile.js",
};
const wait = { kind: "wait", waitMs: 600, ticket: "a ticket" };

/** Answers the first call as the server does while cards are being tested; returns the answers to the check. */
async function demandCheck(page: Page, path: string, check: object): Promise<string[]> {
  const answers: string[] = [];
  await page.route(path, async (route: Route) => {
    const { check: answer } = route.request().postDataJSON();
    if (answer === undefined) {
      const json = { state: "check", clientSecret: null, checkout_url: null, check };
      return route.fulfill({ json });
    }
    answers.push(answer);
    await route.continue();
  });
  return answers;
}

const step = (page: Page) => page.getByRole("dialog", { name: "One more step" });
const person = (page: Page) => page.getByRole("button", { name: "I am a person (sandbox)" });

test("P32 A buyer who is checked confirms being a person, and can pay", async ({ page }) => {
  const answers = await demandCheck(page, TOOLKIT, widget);
  await page.goto("/checkout");
  await expect(step(page).getByRole("status")).toContainText("confirm that you’re a person");
  await expectAccessible(page);
  await person(page).click();
  await expect(page.getByRole("button", { name: "Pay $49" })).toBeEnabled();
  await expect(step(page)).toHaveCount(0);
  expect(answers).toEqual([expect.stringMatching(/^sandbox\./)]);
});

test("P32 A buyer who has to wait for a payment is told so, and can pay", async ({ page }) => {
  const answers = await demandCheck(page, TOOLKIT, wait);
  await page.goto("/checkout");
  await expect(step(page).getByRole("status")).toContainText("opens in five seconds");
  await expect(page.getByRole("button", { name: "Pay $49" })).toBeEnabled();
  await expect(step(page)).toHaveCount(0);
  expect(answers).toEqual(["a ticket"]);
});

test("P32 A check that does not load can be retried or closed", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await demandCheck(page, TOOLKIT, widget);
  await page.route(widget.scriptUrl, (route) => route.abort());
  await page.goto("/checkout");
  await expect(step(page).getByRole("alert")).toContainText("The check didn’t load.");
  await page.unroute(widget.scriptUrl);
  await step(page).getByRole("button", { name: "Try Again" }).click();
  await expect(person(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Failed to load checkout page.")).toBeVisible();
  await expect(step(page)).toHaveCount(0);
});

test("P32 The trial's checkout has the same step", async ({ page }) => {
  const answers = await demandCheck(page, TRIAL, widget);
  const { attemptId } = await openGateByCalls(page.request);
  await openCheckout(page, attemptId);
  await payButton(page).click();
  await person(page).click();
  await expect(page.getByRole("button", { name: "Start trial" })).toBeVisible();
  expect(answers).toHaveLength(1);
});
