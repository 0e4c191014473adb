import type { Page } from "@playwright/test";
import { expect, stopTime, test } from "../setup/browser.ts";
import {
  beginReading,
  buyButton,
  offerHeading,
  openOffer,
  openPayment,
} from "../setup/dating-order.ts";
import { readKept } from "../setup/dating-quiz.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Your bundle" });
const scrollTo = (page: Page, part: number) =>
  page.evaluate(
    (ratio) => window.scrollTo({ top: innerHeight * ratio, behavior: "instant" }),
    part,
  );

test("P39 The bar comes after 30 % of the window, and covers no focus", async ({ page }) => {
  // Otherwise the window may still be scrolling when the position of the focus is read.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openOffer(page);
  await expect(offerHeading(page)).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, "the whole offer").toBeLessThanOrEqual(6_500);
  await scrollTo(page, 0.29);
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, 0.31);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText("$19.99");

  const seen = new Set<string>();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const edge = document.querySelector("[aria-label='Your bundle']");
      if (!focused || !edge || edge.contains(focused) || focused === document.body) return null;
      const isUnder = focused.getBoundingClientRect().bottom > edge.getBoundingClientRect().top;
      return isUnder ? focused.textContent : "";
    });
    if (hidden === null) continue;
    expect(hidden, "under the bar").toBe("");
    seen.add(await page.locator(":focus").innerText());
  }
  expect([...seen].join(" ")).toContain("How do I get access?");

  await scrollTo(page, 0);
  await expect(bar(page)).toBeHidden();
});

test("The offer's ten minutes run during the payment, down to 0", async ({ page }) => {
  await stopTime(page);
  await openOffer(page);
  const timer = page.getByRole("timer", { name: "This price is kept for you for" });
  await expect(timer).toHaveText("10MIN00SEC");
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText("09MIN59SEC");
  await openPayment(page);
  await page.clock.runFor(60_000);
  await page.goBack();
  await expect(timer).toHaveText("08MIN59SEC");
  await page.clock.runFor(540_000);
  await expect(timer).toHaveText("00MIN00SEC");
  await expect(buyButton(page)).toBeEnabled();
});

test("A reload gives back no second of the flash sale", async ({ page }) => {
  await stopTime(page);
  await openOffer(page, { stage: "result", timeLeft: 62 });
  const timer = page.getByRole("timer", { name: "Flash sale ends in" });
  await expect(timer).toHaveText("01MIN02SEC");
  await page.clock.runFor(3_000);
  await expect(timer).toHaveText("00MIN59SEC");
  expect(await readKept(page)).toMatchObject({ timeLeft: 59 });
  await page.reload();
  await beginReading(page);
  await expect(timer).toHaveText("00MIN59SEC");
  await page.clock.runFor(70_000);
  await expect(timer).toHaveText("00MIN00SEC");
  expect(await readKept(page)).toMatchObject({ stage: "result", timeLeft: 0 });
  await expect(page.getByRole("listitem").filter({ hasText: "Start here" })).toBeVisible();
  await expect(page.getByText("How do I get access?")).toBeVisible();
  await page.clock.resume();
  await openPayment(page);
});
