import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { readMails } from "../setup/inbox.ts";
import { CARDS, listStripeObjects, payOnHostedPage, readLedger } from "../setup/local-stripe.ts";
import {
  askForCheckout,
  expectAccess,
  findCustomer,
  hasAccess,
  openGateByCalls,
  payByCalls,
  sessionOf,
  type Visitor,
} from "../setup/paid.ts";
import { keepAttempt, payButton, startTrial } from "../setup/paywall.ts";
import { heading } from "../setup/preview.ts";

const DECLINED = /402 \(Payment Required\)/;
const hostedButton = (page: Page) => page.getByRole("button", { name: "Start trial" });

/** Goes from the open gate to the page where the card is entered. */
async function goToHostedPage(page: Page): Promise<Visitor & { customerId: string }> {
  const visitor = await openGateByCalls(page.request);
  await keepAttempt(page, visitor.attemptId);
  await page.goto("/quiz2/paywall");
  await untilHydrated(startTrial(page));
  await startTrial(page).click();
  await payButton(page).click();
  await expect(hostedButton(page)).toBeVisible();
  return { ...visitor, customerId: await findCustomer(page.request, sessionOf(page.url())) };
}

async function expectOpenResults(page: Page): Promise<void> {
  await expect(page.getByText("Trial Activated")).toBeVisible();
  await page.getByRole("link", { name: "View My Results" }).click();
  await expect(heading(page, "Your Complete Results")).toBeVisible();
}

test("A declined card shows an error on the hosted page, and another one pays", async ({
  page,
  allowConsole,
}) => {
  allowConsole(DECLINED);
  const buyer = await goToHostedPage(page);
  await payOnHostedPage(page, CARDS.declined);
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  expect(await hasAccess(page.request, buyer)).toBe(false);
  expect(await readLedger(page.request, buyer.customerId)).toEqual([]);
  await payOnHostedPage(page, CARDS.good);
  await expectOpenResults(page);
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200"]);
});

test("A refused bank authentication opens nothing, and an accepted one opens everything", async ({
  page,
  allowConsole,
}) => {
  allowConsole(DECLINED);
  const buyer = await goToHostedPage(page);
  await payOnHostedPage(page, CARDS.secured);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("alert")).toContainText("unable to authenticate");
  expect(await hasAccess(page.request, buyer)).toBe(false);
  await payOnHostedPage(page, CARDS.secured);
  await page.getByRole("button", { name: "Accept" }).click();
  await expectOpenResults(page);
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200"]);
});

test("P02 A buyer who leaves the checkout without paying gets the same checkout again", async ({
  page,
}) => {
  const buyer = await goToHostedPage(page);
  const url = page.url();
  await page.getByRole("link", { name: "Back to Kindling" }).click();
  await expect(startTrial(page)).toBeVisible();
  expect(await hasAccess(page.request, buyer)).toBe(false);
  await untilHydrated(startTrial(page));
  await startTrial(page).click();
  await payButton(page).click();
  await expect(page).toHaveURL(url);
  await page.goBack();
  await untilHydrated(startTrial(page).or(payButton(page)));
  await page.goForward();
  await payOnHostedPage(page, CARDS.good);
  await expectOpenResults(page);
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200"]);
});

test("P02 P06 Two tabs share one checkout, and it can be paid only once", async ({
  page,
  context,
}) => {
  const buyer = await goToHostedPage(page);
  const second = await context.newPage();
  await second.goto(await askForCheckout(page.request, buyer));
  expect(second.url()).toBe(page.url());
  await payOnHostedPage(page, CARDS.good);
  await expect(page.getByText("Trial Activated")).toBeVisible();
  await payOnHostedPage(second, CARDS.good);
  await expect(heading(second, "You're all done here")).toBeVisible();
  await second.getByRole("link", { name: "Return to Kindling" }).click();
  await expectOpenResults(second);
  await second.goto("/quiz2/paywall");
  await expect(heading(second, "You already have access.")).toBeVisible();
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200"]);
});

test("P06 Another address in a second tab closes the first tab's checkout", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/410 \(Gone\)/);
  const buyer = await goToHostedPage(page);
  const second = await context.newPage();
  const other = { ...buyer, email: `other-${buyer.email}` };
  await second.goto(await askForCheckout(page.request, other));
  await payOnHostedPage(page, CARDS.good);
  await expect(heading(page, "This page has expired")).toBeVisible();
  await payOnHostedPage(second, CARDS.good);
  await expectOpenResults(second);
  expect(await readLedger(page.request, buyer.customerId)).toEqual(["charge 200"]);
  const subscriptions = await listStripeObjects<{ customer: string }>(page.request, "subscription");
  expect(subscriptions.filter(({ customer }) => customer === buyer.customerId)).toHaveLength(1);
});

test("P17 A buyer who never comes back has access and the mails too", async ({ page }) => {
  const buyer = await payByCalls(page.request, await openGateByCalls(page.request));
  await expectAccess(page.request, buyer, true);
  const mails = await readMails(page.request, buyer.email, 4);
  expect(mails.map(({ subject }) => subject)).toContain("Your complete results are open");
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P36 the paywall shows its terms and its errors, and leads to the payment", async ({
    page,
    allowConsole,
  }) => {
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

/** Presses Tab until the element has the focus, and expects it to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

test("P39 A buyer gets from the paywall through the payment to the results by keyboard alone", async ({
  page,
}) => {
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
