import type { Page } from "@playwright/test";
import { TERMS_VERSIONS } from "#app/funnels/shared/content/trial.ts";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { newEmail } from "../setup/inbox.ts";
import { readStripeObject } from "../setup/local-stripe.ts";
import { findCustomer, openGateByCalls, sessionOf } from "../setup/paid.ts";
import {
  ATTEMPT,
  emailField,
  keepAttempt,
  openCheckout,
  payButton,
  startTrial,
} from "../setup/paywall.ts";

/** Collects the bodies of all checkout calls. */
function watchCheckouts(page: Page): unknown[] {
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/quiz2/checkout")) asked.push(request.postDataJSON());
  });
  return asked;
}

test("The offer shows what is included, and its form takes the focus and gives it back", {
  tag: "@both",
}, async ({ page }) => {
  // An attempt that was only begun here opens the offer too.
  await page.addInitScript((id) => localStorage.setItem("quiz2_attempt_id", id), ATTEMPT);
  await page.goto("/quiz2/paywall");
  await expect(page.getByRole("heading", { name: "$2 for your 7-day trial" })).toBeVisible();
  await expect(page.locator("blockquote")).toHaveCount(3);
  for (const badge of ["SSL Secure", "Instant Access", "Money-Back Guarantee"]) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
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

test("P36 The trial's days are above its button, which a bar replaces", async ({ page }) => {
  await keepAttempt(page);
  await page.goto("/quiz2/paywall");
  const days = page.getByRole("list", { name: "How the trial goes" });
  await expect(days.getByRole("heading")).toHaveText([
    "You pay $2",
    "One email",
    "We remind you",
    "$19.99, or two clicks to leave",
    "One email a week",
  ]);
  const bar = page.getByRole("region", { name: "The offer" });
  const toForm = bar.getByRole("button", { name: "Start My Trial" });
  await expect(bar).toContainText("then $19.99/month");
  await startTrial(page).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  // Above the button, and below it.
  for (const top of [0, 100_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await expect(startTrial(page)).not.toBeInViewport();
    await toForm.click();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toBeInViewport();
    await expect(bar).toHaveCount(0);
    await page.getByRole("button", { name: "← Back" }).click();
  }
});

test("P36 The form shows its terms and its errors", async ({ page, allowConsole }) => {
  allowConsole(/503/);
  const asked = watchCheckouts(page);
  await openCheckout(page);
  const form = page.locator("form").filter({ has: payButton(page) });
  await expect(form).toContainText("Today$2");
  await expect(form).toContainText(/\$19\.99 on [A-Z][a-z]+ \d{1,2}, \d{4} \(UTC\), then monthly/);
  await expect(form).toContainText("Two clicks");
  await expect(form).toContainText("By pressing “Complete $2 Trial Payment” you accept");
  await expect(form.getByRole("link", { name: "Manage subscription" })).toHaveAttribute(
    "href",
    "/quiz2/manage",
  );
  await expect(form.getByRole("link", { name: "Privacy Policy" })).toBeVisible();

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

  await emailField(page).fill("ada@example.com");
  for (const [status, json, told] of [
    [503, { message: "We are resting." }, "We are resting."],
    [503, {}, "Failed to start checkout. Please try again."],
    [200, {}, "No checkout URL received"],
  ] as const) {
    await page.route("**/api/quiz2/checkout", (route) => route.fulfill({ status, json }));
    await payButton(page).click();
    const toast = page.getByRole("alert").filter({ hasText: "Error" });
    await expect(toast).toContainText(told);
    await expect(payButton(page)).toHaveText("Complete $2 Trial Payment");
  }
});

test("Pressed twice, the pay button calls once, with what was chosen", async ({ page }) => {
  const asked = watchCheckouts(page);
  const { attemptId, email: known } = await openGateByCalls(page.request);
  const email = newEmail("buyer");
  await openCheckout(page, attemptId);
  await expect(emailField(page)).toHaveValue(known);
  await emailField(page).fill(` ${email} `);
  const countries = page.getByLabel("Country (Optional)");
  await expect(countries.locator("option")).toHaveCount(34);
  await countries.selectOption("PT");
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole("button", { name: "Start trial" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const consent = TERMS_VERSIONS.trial;
  expect(asked).toEqual([{ attempt_id: attemptId, email, country: "PT", consent }]);
  const customerId = await findCustomer(page.request, sessionOf(page.url()));
  expect(await readStripeObject(page.request, customerId)).toMatchObject({
    email,
    address: { country: "PT" },
  });
});

test("P39 On phone and tablet Tab goes down the paywall, never back up", async ({ page }) => {
  await openGateByCalls(page.request);
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/quiz2/paywall");
    await expect(page.getByRole("button", { name: "Start" }).first()).toBeVisible();
    const tops = await page
      .locator("main")
      .locator("a[href], button, input:not([type=hidden]), summary")
      .evaluateAll((stops) => {
        // The button on the bar is the one above once more.
        const isOnBar = (element: Element | null): boolean =>
          element !== null &&
          (getComputedStyle(element).position === "fixed" || isOnBar(element.parentElement));
        return stops
          .filter((stop) => stop.checkVisibility() && !isOnBar(stop))
          .map((stop) => stop.getBoundingClientRect().top + scrollY);
      });
    expect(tops.length).toBeGreaterThan(2);
    expect(tops, `${width} px`).toEqual(tops.toSorted((a, b) => a - b));
  }
});
