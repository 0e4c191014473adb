import { expect, test } from "../setup/browser.ts";

/** Twice the usual size, as set in the browser. */
const FONT_SIZES = { standard: 32, fixed: 26 };

for (const path of ["/", "/quiz1", "/quiz2", "/quiz2/start", "/perfectionism", "/your-data"]) {
  test(`P39 With text of twice the size ${path} fits the smallest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Page.setFontSizes", { fontSizes: FONT_SIZES });
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
