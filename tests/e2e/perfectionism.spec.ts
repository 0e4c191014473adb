import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, stopTime, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const bar = (page: Page) => page.getByRole("complementary", { name: "The offer" });
const buyLinks = (page: Page) => page.getByRole("link", { name: "Get the toolkit" });
const timer = (page: Page) => page.getByRole("timer");

async function openPage(page: Page): Promise<void> {
  await page.goto("/perfectionism");
  await untilHydrated(buyLinks(page).first());
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

test("P39 axe finds nothing with the bar and a question open, dark on a phone and light on a desktop", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light", reducedMotion: "reduce" });
  await openPage(page);
  await page.getByText("Will it work for me?").click();
  await expect(page.getByText("talk to a doctor")).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
});

test("The toolkit is shown and can be read, and a phone shows its picture above the price at once", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const picture = page.getByRole("img", { name: "Five versions of one file" });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(buyLinks(page).first()).toBeInViewport({ ratio: 1 });
  if (isMobile) {
    const [above, below] = await Promise.all([picture, buyLinks(page).first()].map(topOf));
    expect(above).toBeLessThan(below ?? 0);
  }
  const sheet = page.getByRole("img", { name: "Boundary Templates, first page" });
  await sheet.scrollIntoViewIfNeeded();
  await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(360);
  await page.getByRole("link", { name: "Look inside the toolkit" }).click();
  const dialog = page.getByRole("dialog", { name: "Inside the toolkit" });
  await expect(dialog.locator("img")).toHaveCount(3);
  await dialog.getByRole("button", { name: /The quiz/ }).press("Enter");
  await expect(dialog.getByRole("button", { name: /The quiz/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
});

const topOf = async (place: Locator) => (await place.boundingBox())?.y;

test("The countdown goes from 10:00 to 00:00 and stops there", async ({ page }) => {
  await stopTime(page);
  await openPage(page);
  await expect(timer(page)).toHaveText("10:00");
  await page.clock.runFor(1_000);
  await expect(timer(page)).toHaveText("09:59");
  await page.clock.fastForward(597_000);
  await page.clock.runFor(1_000);
  await expect(timer(page)).toHaveText("00:01");
  await page.clock.runFor(5_000);
  await expect(timer(page)).toHaveText("00:00");
});

test("The bar appears at its threshold and disappears again, it and a late font shift nothing, and at 320 px all fits", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.route("**/fonts/*", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openPage(page);
  await page.evaluate(() => document.fonts.ready);
  const threshold = isMobile ? 812 : 300;
  await scrollTo(page, threshold);
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, threshold + 1);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(timer(page)).toHaveCount(1);
  await expect(timer(page)).toBeInViewport();
  await expect(bar(page).getByRole("link")).toHaveAttribute("href", "/checkout?price=49");
  await scrollTo(page, 0);
  await expect(bar(page)).toHaveCount(0);
  // A glyph that is rounded to another pixel is not a visible shift.
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(0.0001);

  // As at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 640 });
  await scrollTo(page, 2_000);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
});

test("P39 Everything can be reached by keyboard, forwards and backwards, and never under a bar", {
  tag: "@both",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const reached = new Set<string>();
  for (const key of [...Array(24).fill("Tab"), ...Array(24).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    // The bar disappears a frame after the page is back at its top.
    await expect.poll(() => page.evaluate(findCoveredFocus)).toBe(null);
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
  }
  for (const name of ["Get the toolkit", "What if it isn’t for me?", "Privacy Policy"]) {
    expect([...reached]).toContain(name);
  }
});

/** Returns the focused element if something covers it or it is outside the window, else null. */
function findCoveredFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isSeen = [top + 2, bottom - 2].every((y) => {
    const onTop = document.elementFromPoint((left + right) / 2, y);
    return onTop !== null && (focused.contains(onTop) || onTop.contains(focused));
  });
  return isSeen ? null : focused.outerHTML;
}
