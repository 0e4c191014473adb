import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import {
  ATTEMPT,
  emailField,
  keepAttempt,
  openCheckout,
  payButton,
  startTrial,
} from "../setup/paywall.ts";

/** Answers the call for a checkout; tells with what it was asked. */
async function answerCheckout(page: Page, status: number, json: unknown) {
  const asked: unknown[] = [];
  await page.route("**/api/quiz2/checkout", (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status, json });
  });
  return asked;
}

const expectToast = async (page: Page, description: string) => {
  const toast = page.getByRole("alert").filter({ hasText: "Error" });
  await expect(toast).toContainText(description);
};

test("Without an attempt the session has expired", async ({ page }) => {
  await page.goto("/quiz2/paywall");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Session Expired");
  await expect(
    page.getByText("Please complete the assessment first to access your results."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Take Assessment" }).click();
  await expect(page).toHaveURL("/quiz2");
});

test("An attempt that was only begun here opens the offer too", async ({ page }) => {
  await page.addInitScript((id) => localStorage.setItem("quiz2_attempt_id", id), ATTEMPT);
  await page.goto("/quiz2/paywall");
  await expect(startTrial(page)).toBeVisible();
});

test("The offer shows what is to be had, and its form opens and closes with the focus", async ({
  page,
}) => {
  await keepAttempt(page);
  await page.goto("/quiz2/paywall");
  await expect(page.getByRole("heading", { name: "$2 for your 7-day trial" })).toBeVisible();
  await expect(page.locator("blockquote")).toHaveCount(3);
  for (const badge of ["SSL Secure", "Instant Access", "Money-Back Guarantee"]) {
    await expect(page.getByText(badge)).toBeVisible();
  }
  await expect(emailField(page)).toHaveCount(0);
  await startTrial(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(startTrial(page)).toHaveCount(0);
  await emailField(page).fill("ada@example.com");
  await page.getByRole("button", { name: "← Back" }).click();
  await expect(startTrial(page)).toBeFocused();
  await expect(emailField(page)).toHaveCount(0);
  await startTrial(page).press("Enter");
  await expect(emailField(page)).toHaveValue("ada@example.com");
});

test("P36 The terms stand beside the pay button", async ({ page }) => {
  await openCheckout(page);
  const form = page.locator("form").filter({ has: payButton(page) });
  await expect(form).toContainText("Today$2");
  await expect(form).toContainText(/\$19\.99 on \d{1,2} [A-Z][a-z]+ \d{4}, then monthly/);
  await expect(form).toContainText("Two clicks");
  await expect(form).toContainText("By pressing “Complete $2 Trial Payment” you accept");
  await expect(form.getByRole("link", { name: "Manage subscription" })).toHaveAttribute(
    "href",
    "/quiz2/manage",
  );
  await expect(form.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
});

test("An address is needed, and a problem stands at its field", async ({ page }) => {
  const asked = await answerCheckout(page, 200, {});
  await openCheckout(page);
  for (const input of ["", "ada@"]) {
    await emailField(page).fill(input);
    await payButton(page).click();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(
      /Please enter a valid email address\./,
    );
  }
  await expectAccessible(page);
  expect(asked).toEqual([]);
});

test("However often it is pressed, it asks once and leads to the payment", async ({
  page,
  baseURL,
}) => {
  const asked = await answerCheckout(page, 200, { checkout_url: `${baseURL}/privacy-policy` });
  await page.addInitScript(() => sessionStorage.setItem("quiz2_email", "ada@example.com"));
  await openCheckout(page);
  await expect(emailField(page)).toHaveValue("ada@example.com");
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL("/privacy-policy");
  expect(asked).toEqual([{ attempt_id: ATTEMPT, email: "ada@example.com" }]);
});

test("The country goes along when one was chosen", async ({ page }) => {
  const asked = await answerCheckout(page, 200, {});
  await openCheckout(page);
  await expect(page.getByLabel("Country (Optional)").locator("option")).toHaveCount(34);
  await emailField(page).fill(" ada@example.com ");
  await page.getByLabel("Country (Optional)").selectOption("PT");
  await payButton(page).click();
  await expectToast(page, "No checkout URL received");
  expect(asked).toEqual([{ attempt_id: ATTEMPT, email: "ada@example.com", country: "PT" }]);
});

test("A refusal is told in the server's words, else in ours, and can be tried again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await openCheckout(page);
  await emailField(page).fill("ada@example.com");
  for (const [json, told] of [
    [{ message: "We are resting." }, "We are resting."],
    [{}, "Failed to start checkout. Please try again."],
  ] as const) {
    await answerCheckout(page, 503, json);
    await payButton(page).click();
    await expectToast(page, told);
    await expect(payButton(page)).toHaveText("Complete $2 Trial Payment");
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the offer and its form in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await keepAttempt(page);
    await page.goto("/quiz2/paywall");
    await expect(startTrial(page)).toBeVisible();
    await expectAccessible(page);
    await startTrial(page).click();
    await expectAccessible(page);
  });
}

test("The form fits a window of 320 px, as at 400 % zoom", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCheckout(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
