import { expect, stopTime, test } from "../setup/browser.ts";
import { openLanding } from "../setup/landing.ts";

test("With reduced motion a theme change applies at once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await openLanding(page);
  const [before, after] = await page.evaluate(() => {
    const readInk = () =>
      [...document.querySelectorAll("footer p")].map((p) => getComputedStyle(p).color);
    const light = readInk();
    document.documentElement.dataset["theme"] = "dark";
    return [light, readInk()];
  });
  expect(before).toHaveLength(2);
  for (const [index, ink] of before.entries()) expect(after[index]).not.toBe(ink);
});

test("The countdown ticks from its first display to its last value", async ({ page }) => {
  await stopTime(page);
  await openLanding(page);
  const timer = page.getByRole("timer");
  const shown = async () => (await timer.innerText()).replaceAll(/\s+/g, " ");
  expect(await shown()).toBe("02 DAYS 14 HRS 27 MIN 43 SEC");
  await page.clock.runFor(1_000);
  await expect.poll(shown).toBe("02 DAYS 13 HRS 59 MIN 59 SEC");
  await page.clock.runFor(1_000);
  await expect.poll(shown).toBe("02 DAYS 13 HRS 59 MIN 58 SEC");
  await page.clock.fastForward(61 * 3_600_000 + 59 * 60_000 + 57_000);
  await page.clock.runFor(5_000);
  await expect.poll(shown).toMatch(/^00 DAYS 00 HRS 00 MIN 0[01] SEC$/);
  const last = await shown();
  await page.clock.runFor(5_000);
  expect(await shown()).toBe(last);
});

test("The count is requested every 30 seconds while the page is visible", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/waitlist/count", async (route) => {
    asked += 1;
    await route.fulfill({ json: { count: 1 } });
  });
  await stopTime(page);
  await page.goto("/");
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(29_000);
  expect(asked).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  });
  await page.clock.runFor(60_000);
  expect(asked).toBe(2);
});

test("On a phone the comparison is a tab list, operable by keyboard", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await openLanding(page);
  const tabs = page.getByRole("tab");
  if (!isMobile) {
    await expect(page.getByRole("table")).toBeVisible();
    await expect(tabs).toHaveCount(0);
    return;
  }
  await expect(tabs).toHaveText(["Books", "Video sites", "Online courses", "Coaches"]);
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel")).toContainText("$200/hour");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel")).toContainText("Hours each");
  await tabs.nth(2).click();
  await expect(page.getByRole("tabpanel")).toContainText("$500+");
});

test("The bar's button leads to the form, which no bar covers", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Get Early Access" }).click();
  const heading = page.getByRole("heading", { name: "Save your place" });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (bar?.y ?? 0) + (bar?.height ?? 0))
    .toBe(true);
});

test("The page is short on a phone, with a picture at its start", async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_800);
  const picture = page.getByRole("region", { name: "A sample lesson" }).locator("svg").first();
  await expect(picture).toBeInViewport({ ratio: 1 });
});

test("The headline stays in its place while the lesson beside it is played", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [700, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openLanding(page);
    const headline = page.getByRole("heading", { level: 1 });
    const top = () => headline.evaluate((node) => node.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByRole("button", { name: "Try it in five taps" }).click();
    const choices = page.locator("[data-part=choice]");
    for (let minute = 1; minute <= 5; minute += 1) {
      await expect(page.getByText(`Minute ${minute} of 5`)).toBeVisible();
      expect(await top(), `${width} px, minute ${minute}`).toBe(before);
      await choices.first().click();
    }
    await expect(page.locator("[data-part=play] [type=email]")).toBeVisible();
    expect(await top(), `${width} px, at the end`).toBe(before);
  }
});
