import type { Page } from "@playwright/test";
import { expect, expectAccessible, heading, tabTo, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { CARDS, payOnHostedPage } from "../setup/local-stripe.ts";
import { openGateByCalls } from "../setup/paid.ts";
import { keepAttempt, payButton, startTrial } from "../setup/paywall.ts";

const hostedButton = (page: Page) => page.getByRole("button", { name: "Start trial" });

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P36 the paywall shows terms and errors, and is paid", async ({ page, allowConsole }) => {
    allowConsole(/400/);
    const { email } = await openGateByCalls(page.request);
    await page.goto("/quiz2/paywall");
    await startTrial(page).click();
    const address = page.getByLabel("Email Address");
    await expect(address).toHaveValue(email);
    await expect(page.locator("form").filter({ has: payButton(page) })).toContainText(
      /Today\$2.*\$19\.99 on [A-Z][a-z]+ \d{1,2}, \d{4} \(UTC\), then monthly.*Two clicks/,
    );
    await address.fill("ada@");
    await payButton(page).click();
    await expect(address).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await expect(address).toHaveValue("ada@");
    await address.fill(email);
    await payButton(page).click();
    await payOnHostedPage(page, CARDS.good);
    await expect(page.getByText("Trial Activated")).toBeVisible();
    await expect(
      page.getByText(/[A-Z][a-z]+ \d{1,2}, \d{4} \(UTC\) at \$19\.99\/month/),
    ).toBeVisible();
  });
});

test("P39 The trial is paid and the results are read by keyboard", async ({ page }) => {
  const { attemptId, email } = await openGateByCalls(page.request);
  await keepAttempt(page, attemptId);
  await page.goto("/quiz2/paywall");
  await untilHydrated(startTrial(page));
  await tabTo(page, startTrial(page));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email Address")).toBeFocused();
  await expect(page.getByLabel("Email Address")).toHaveValue(email);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Country (Optional)")).toBeFocused();
  await page.keyboard.type("Portu");
  await expect(page.getByLabel("Country (Optional)")).toHaveValue("PT");
  await tabTo(page, payButton(page));
  await page.keyboard.press("Enter");
  await expect(hostedButton(page)).toBeVisible();
  await expectAccessible(page);
  for (const [label, text] of [
    ["Card number", CARDS.good],
    ["Expiration", "12/40"],
    ["Security code", "123"],
    ["Cardholder name", "Ada"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, hostedButton(page));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Payment Successful!")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "View My Results" }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Your Complete Results")).toBeVisible();
  const area = page.getByRole("button", { name: /Recreation & Life Enjoyment/ });
  await tabTo(page, area);
  await page.keyboard.press("Enter");
  await expect(area).toHaveAttribute("aria-expanded", "true");
});
