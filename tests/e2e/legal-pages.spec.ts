import type { Page } from "@playwright/test";
import { LEGAL_PATHS } from "../../app/domain/legal-paths.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../setup/browser.ts";

const { withdraw, ...texts } = LEGAL_PATHS;
const THEMES = ["light", "dark"] as const;

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("P36 axe finds nothing on the legal pages, in either theme, and they fit 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // They share one layout, so each is looked at in one of the themes.
  for (const [at, path] of Object.values(texts).entries()) {
    await page.emulateMedia({ colorScheme: THEMES[at % 2] ?? "light" });
    await page.goto(path);
    await expectAccessible(page);
    expect(await widthOf(page), path).toBeLessThanOrEqual(320);
  }
  await page.goto(withdraw);
  await expectAccessibleInBothThemes(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
});
