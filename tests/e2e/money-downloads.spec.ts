import type { Page } from "@playwright/test";
import { buyByCalls } from "../setup/bought.ts";
import {
  download,
  expect,
  expectAccessibleInBothThemes,
  heading,
  stopTime,
  test,
} from "../setup/browser.ts";
import { listOwnPages } from "../setup/dating-order.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const FLAGS = ["payment_completed", "perfectionism_payment_completed"];
const confetti = (page: Page) => page.locator("[data-confetti] > i");
const guideButton = (page: Page) => page.getByRole("link", { name: "Download the Guide" });
/** Opens the page as if coming from the page where the payment was made. */
const goToSuccess = (page: Page, query = "") =>
  page.goto(`/success${query}`, { referer: new URL("/quiz1", page.url()).href });

async function expectPdf(page: Page, press: () => Promise<unknown>): Promise<void> {
  const { name, bytes } = await download(page, press);
  expect([name, bytes.subarray(0, 5).toString()]).toEqual(["dating-archetypes-guide.pdf", "%PDF-"]);
}

test("Only a payment's flag, once, or its page leads past the guard", async ({ page }) => {
  await page.goto("/robots.txt");
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
    await page.goto("/robots.txt");
    await page.evaluate((name) => {
      sessionStorage.clear();
      if (name !== null) sessionStorage.setItem(name, "true");
    }, flag);
    await page.goto(`/success${query}`, from === "" ? {} : { referer: `${origin}${from}` });
    await expect(page, `${query} ${flag} ${from}`).toHaveURL(to);
    if (!to.startsWith("/success")) continue;
    // The screen is shown, without a payment.
    await expect(heading(page)).toHaveText("We haven’t seen your payment yet.");
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
  await buyByCalls(page.request, "guide", { archetype: "idealist" });
  await goToSuccess(page);
  await expect(page.getByText("Quiz Complete & Paid")).toBeVisible();
  await expect(page.getByRole("heading", { name: "170+ dating ebooks" })).toBeVisible();
  expect(await listOwnPages(page)).toEqual([
    "/goods/dating-guide-idealist-360.avif",
    "/goods/dating-report-meets-idealist-360.avif",
  ]);
  await expect(page.locator("main li")).not.toHaveCount(0);
  await expect(confetti(page)).toHaveCount(50);
  await page.clock.runFor(4_900);
  await expect(confetti(page)).toHaveCount(50);
  await page.clock.runFor(200);
  await expect(confetti(page)).toHaveCount(0);
  await guideButton(page).focus();
  await expectPdf(page, () => page.keyboard.press("Enter"));
  const preparing = page.getByRole("link", { name: "Preparing Download..." });
  await expect(preparing).toBeFocused();
  await page.clock.runFor(1_900);
  await expect(preparing).toBeVisible();
  await page.clock.runFor(200);
  await expect(guideButton(page)).toBeFocused();

  // Confetti falls once for an order, not again at a reload.
  await page.clock.resume();
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
  await expectPdf(page, () => guideButton(page).click());
  await expect(problem).toHaveCount(0);
});
