import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { buyByCalls, storeProducts } from "../setup/bought.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  stopTime,
  test,
} from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { readMails } from "../setup/inbox.ts";
import { act, readLedger, readStripeObject } from "../setup/local-stripe.ts";

test.beforeAll(({ playwright, baseURL }) =>
  playwright.request.newContext({ baseURL: baseURL ?? "" }).then(storeProducts),
);

const FLAGS = ["payment_completed", "perfectionism_payment_completed"];
const confetti = (page: Page) => page.locator("[data-confetti] > i");
const guideButton = (page: Page) => page.getByRole("link", { name: "Download the Guide" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the page as if coming from the page where the payment was made. */
const goToSuccess = (page: Page, query = "") =>
  page.goto(`/success${query}`, { referer: new URL("/quiz1", page.url()).href });

async function expectPdf(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toBe("dating-archetypes-guide.pdf");
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
}

test("Only a payment's flag, or its page as referrer, leads past the guard, and a flag counts once", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const origin = new URL(page.url()).origin;
  const table: [query: string, flag: string | null, from: string, to: string][] = [
    ["", null, "", "/quiz1"],
    ["?product=perfectionism", null, "", "/perfectionism"],
    ["?product=else", null, "/quiz2", "/quiz1"],
    ["?payment_intent=pi_of_nobody", null, "/quiz1", "/quiz1"],
    ["?payment_intent=pi_of_nobody&product=perfectionism", FLAGS[1] ?? "", "", "/perfectionism"],
    ["", "quiz2_payment_completed", "", "/quiz1"],
    ["", FLAGS[0] ?? "", "", "/success"],
    ["", FLAGS[1] ?? "", "", "/success"],
    ["?product=perfectionism", FLAGS[0] ?? "", "/else", "/success?product=perfectionism"],
    ["", null, "/quiz1?payment=success", "/success"],
    ["?product=perfectionism", null, "/checkout?price=39", "/success?product=perfectionism"],
  ];
  for (const [query, flag, from, to] of table) {
    await page.goto("/privacy-policy");
    await page.evaluate((name) => {
      sessionStorage.clear();
      if (name !== null) sessionStorage.setItem(name, "true");
    }, flag);
    await page.goto(`/success${query}`, from === "" ? {} : { referer: `${origin}${from}` });
    await expect(page, `${query} ${flag} ${from}`).toHaveURL(to);
    if (!to.startsWith("/success")) continue;
    // The screen is shown, without a payment.
    await expect(title(page)).toHaveText("We haven’t seen your payment yet.");
    expect(
      await page.evaluate((names) => names.map((name) => sessionStorage.getItem(name)), FLAGS),
    ).toEqual([null, null]);
    await expect(confetti(page)).toHaveCount(0);
    if (flag === null) continue;
    await page.goto(`/success${query}`);
    await expect(page).not.toHaveURL(/\/success/);
  }
});

test("P17 A buyer sees confetti, and downloads the guide by keyboard", async ({ page }) => {
  await stopTime(page);
  await page.goto("/privacy-policy");
  await buyByCalls(page.request, "guide");
  await goToSuccess(page);
  await expect(page.getByText("Quiz Complete & Paid")).toBeVisible();
  await expect(page.getByRole("heading", { name: "170+ dating ebooks" })).toBeVisible();
  await expect(page.locator("main li")).not.toHaveCount(0);
  await expect(confetti(page)).toHaveCount(50);
  await page.clock.runFor(4_900);
  await expect(confetti(page)).toHaveCount(50);
  await page.clock.runFor(200);
  await expect(confetti(page)).toHaveCount(0);
  await guideButton(page).focus();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  const preparing = page.getByRole("link", { name: "Preparing Download..." });
  await expect(preparing).toBeFocused();
  await page.clock.runFor(1_900);
  await expect(preparing).toBeVisible();
  await page.clock.runFor(200);
  await expect(guideButton(page)).toBeFocused();
  await expectPdf(download);
});

test("Confetti falls once for an order, not again at a reload", async ({ page }) => {
  await page.goto("/privacy-policy");
  await buyByCalls(page.request, "guide");
  await goToSuccess(page);
  await expect(confetti(page)).toHaveCount(50);
  const isAskedAgain = page.waitForRequest(/confetti/, { timeout: 2_000 }).catch(() => null);
  await page.reload();
  await untilHydrated(guideButton(page));
  expect(await isAskedAgain).toBeNull();
  await expect(confetti(page)).toHaveCount(0);
});

test("A failed download says so and can be retried", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|503/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/privacy-policy");
  await buyByCalls(page.request, "guide");
  await goToSuccess(page);
  await untilHydrated(guideButton(page));
  await expect(confetti(page)).toHaveCount(0);
  // A buyer who came from the payment's page may reload.
  await page.reload();
  await expectAccessibleInBothThemes(page);
  await untilHydrated(guideButton(page));
  const problem = page.getByRole("alert").filter({ hasText: /./ });
  for (const answer of ["none", "503"]) {
    await page.route("**/downloads/**", (route) =>
      answer === "none" ? route.abort() : route.fulfill({ status: 503 }),
    );
    await guideButton(page).click();
    await expect(problem).toHaveText("Download failed. Please try again or contact support.");
    await page.unroute("**/downloads/**");
    await expect(guideButton(page)).toBeVisible();
  }
  const [download] = await Promise.all([page.waitForEvent("download"), guideButton(page).click()]);
  await expect(problem).toHaveCount(0);
  await expectPdf(download);
});

test("P19 A lost link is mailed again, opens in a second browser without script, and is closed by a refund", async ({
  page,
  browser,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404/);
  const { email, intentId } = await buyByCalls(page.request, "guide");
  await page.goto("/downloads");
  const card = page.getByRole("article", { name: "The dating bundle" });
  await expect(card).toContainText(/Bought on \w+ \d{1,2}, \d{4} \(UTC\) · Order [0-9A-F]{8}/);
  await expect(card).toContainText(/PDF, \d/);
  const link = card.getByRole("link", { name: "Download The dating archetypes guide" });
  const address = (await link.getAttribute("href")) ?? "";
  await expect(card.getByRole("link", { name: "Download Your personal report" })).toHaveAttribute(
    "href",
    /\/dating-report-echo\.pdf\?token=/,
  );
  await expectAccessible(page);

  const second = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const other = await second.newPage();
  await other.goto("/downloads");
  await expect(title(other)).toHaveText("Nothing was bought in this browser");
  await other.getByLabel("Email address").fill(email.toUpperCase());
  await other.keyboard.press("Enter");
  await expect(other.locator("#lost").getByRole("status")).toContainText(
    "If downloads bought with that address are still open, an email with fresh links",
  );
  const mails = await readMails(page.request, email, 2);
  const mail = mails.find(({ subject }) => subject === "Fresh links to your downloads");
  await other.goto(mail?.links.find((one) => one.includes("/downloads/open")) ?? "");
  await other.goto("/downloads");
  await expect(title(other)).toHaveText("Nothing was bought in this browser");
  await other.goBack();
  await other.getByRole("button", { name: "Open my downloads" }).click();
  await expect(other).toHaveURL("/downloads");
  const [download] = await Promise.all([
    other.waitForEvent("download"),
    other.getByRole("link", { name: "Download The dating archetypes guide" }).click(),
  ]);
  await expectPdf(download);

  const { latest_charge } = await readStripeObject<{ latest_charge: string }>(
    page.request,
    intentId,
  );
  await act(page.request, { act: "refund", id: latest_charge });
  expect(await readLedger(page.request, latest_charge)).toEqual(["charge 1999", "refund 1999"]);
  for (const browserPage of [page, other]) {
    await expect(async () => {
      await browserPage.goto("/downloads");
      await expect(browserPage.getByText("payment was refunded")).toBeVisible({ timeout: 500 });
    }).toPass();
    expect((await browserPage.goto(address))?.status()).toBe(404);
    await expect(title(browserPage)).toHaveText("This link doesn’t open here.");
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to my downloads" }).click();
  await expect(page).toHaveURL("/downloads");
  await second.close();
});

test("The toolkit's buyer is led to the downloads, also from a bank's page", async ({ page }) => {
  await page.goto("/privacy-policy");
  const { intentId, orderId } = await buyByCalls(page.request, "toolkit");
  // An address without `product`: the payment itself says what was bought.
  await page.goto(`/success?payment_intent=${intentId}&redirect_status=succeeded`);
  await expect(title(page)).toHaveText("Your toolkit is ready.");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.getByRole("link", { name: "Download the Toolkit" }).click();
  await expect(page).toHaveURL("/downloads");
  await expect(page.getByRole("link", { name: "Download All seven tools" })).toHaveAttribute(
    "href",
    new RegExp(`^/downloads/${orderId}/perfectionism-toolkit\\.zip\\?token=`),
  );
  await expectAccessible(page);
});
