import type { Page } from "@playwright/test";
import { buyByCalls } from "../setup/bought.ts";
import { expect, expectAccessible, stopTime, test } from "../setup/browser.ts";
import { leaveByTop } from "../setup/exit-offer.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { bought } from "../setup/toolkit-checkout.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Before you go" });
const buyLink = (page: Page) => page.getByRole("link", { name: "Get the toolkit" }).first();
const isModal = (page: Page) => page.evaluate(() => document.querySelector(":modal") !== null);

async function openPage(page: Page): Promise<void> {
  await page.goto("/perfectionism");
  await untilHydrated(buyLink(page));
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );

test("The offer opens when the pointer leaves, and returns the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openPage(page);
  expect(scripts.filter((url) => url.includes("exit-offer"))).toEqual([]);
  await buyLink(page).focus();
  await page.mouse.move(200, 200);
  await page.mouse.move(-20, 200);
  await leaveByTop(page);
  await expect(dialog(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes("exit-offer"))).not.toEqual([]);
  await expectAccessible(page);
  for (const text of ["$39", "30-day money-back guarantee"]) {
    await expect(dialog(page).getByText(text).first()).toBeVisible();
  }
  for (const key of ["Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      }),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(buyLink(page)).toBeFocused();
  // The offer opens once per visit: not now, and not after a reload.
  await leaveByTop(page);
  await openPage(page);
  await leaveByTop(page);
  await scrollToEnd(page);
  expect(await isModal(page)).toBe(false);
});

test("The offer waits while another dialog is open", async ({ page }) => {
  await openPage(page);
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/exit-offer-dialog/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  const asked = page.waitForRequest(/exit-offer-dialog/);
  await leaveByTop(page);
  await asked;
  await page
    .getByRole("link", { name: /Look inside/ })
    .first()
    .click();
  const pages = page.getByRole("dialog", { name: /toolkit/i });
  await expect(pages).toBeVisible();
  const loaded = page.waitForResponse(/exit-offer-dialog/);
  load();
  await (await loaded).finished();
  await leaveByTop(page);
  await expect(pages.getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await isModal(page)).toBe(false);
  await expect(async () => {
    await leaveByTop(page);
    await expect(dialog(page)).toBeVisible({ timeout: 500 });
  }).toPass();

  // A press beside the offer closes it, but a press on its edge does not.
  await dialog(page).click({ position: { x: 8, y: 8 } });
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(dialog(page)).toBeHidden();
});

test("The offer opens after two minutes, and leads to the checkout at $39", async ({ page }) => {
  await stopTime(page);
  await openPage(page);
  await page.clock.fastForward(119_000);
  expect(await isModal(page)).toBe(false);
  await page.clock.runFor(1_000);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "Get it for $39" })).toHaveAttribute(
    "href",
    "/checkout?price=39",
  );
  await dialog(page).getByRole("button", { name: "No, thank you" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("The offer opens at the bottom of the page, but not within 15 s", async ({ page }) => {
  await stopTime(page);
  await openPage(page);
  await page.clock.runFor(200);
  await scrollToEnd(page);
  await page.clock.runFor(14_000);
  expect(await isModal(page)).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.clock.runFor(20_000);
  expect(await isModal(page)).toBe(false);
  await scrollToEnd(page);
  await expect(dialog(page)).toBeVisible();
});

test("A buyer is offered nothing", async ({ page }) => {
  await stopTime(page);
  await page.addInitScript(() => sessionStorage.setItem("perfectionism_payment_completed", "true"));
  await openPage(page);
  await leaveByTop(page);
  await page.clock.fastForward(121_000);
  await scrollToEnd(page);
  await page.clock.runFor(1_000);
  expect(await isModal(page)).toBe(false);
});

test("A purchase seen in one tab prevents the offer in another", async ({ page, context }) => {
  await page.goto("/checkout");
  await buyByCalls(page.request, "toolkit");
  const bank = page.getByText("Quiz Complete & Paid");
  for (const [path, seen] of [
    ["/checkout", bought(page)],
    ["/success?product=perfectionism", bank],
  ] as const) {
    await page.evaluate(() => localStorage.removeItem("perfectionism_bought"));
    await page.goto(path, { referer: page.url() });
    await expect(seen).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("perfectionism_bought")))
      .toBe("true");
  }
  const other = await context.newPage();
  await stopTime(other);
  await openPage(other);
  const loaded = other.waitForResponse(/exit-offer-dialog/);
  await leaveByTop(other);
  await (await loaded).finished();
  await other.clock.fastForward(121_000);
  await scrollToEnd(other);
  await other.clock.runFor(1_000);
  expect(await isModal(other)).toBe(false);
});
