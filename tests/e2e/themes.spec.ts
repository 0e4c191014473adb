import type { Locator, Page } from "@playwright/test";
import { colours } from "../../app/design/palette.ts";
import { expect, test } from "../setup/browser.ts";
import { contrastOf } from "../setup/contrast.ts";

type Theme = "light" | "dark";

const THEMES: readonly Theme[] = ["light", "dark"];
/** WCAG's minimum for text. */
const READABLE = 4.5;

/** A text's colour, and the first colour behind it. */
const readColours = (text: Locator) =>
  text.evaluate((element) => {
    const toHex = (color: string) => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const parts = [r, g, b].map((part) => part.toString(16).padStart(2, "0"));
      return alpha === 0 ? null : `#${parts.join("")}`;
    };
    let behind: string | null = null;
    for (let at: Element | null = element; at && !behind; at = at.parentElement) {
      behind = toHex(getComputedStyle(at).backgroundColor);
    }
    return { ink: toHex(getComputedStyle(element).color) ?? "", behind: behind ?? "" };
  });

async function expectReadable(page: Page, theme: Theme): Promise<void> {
  expect(await readColours(page.locator("body"))).toEqual({
    ink: colours.ink[theme],
    behind: colours.canvas[theme],
  });
  for (const heading of await page.locator("h1, h2").all()) {
    const { ink, behind } = await readColours(heading);
    expect(contrastOf(ink, behind), `${ink} on ${behind}`).toBeGreaterThan(READABLE);
  }
}

const choose = (page: Page, theme: Theme) =>
  page.context().addCookies([{ name: "theme", value: theme, url: new URL(page.url()).origin }]);

for (const path of ["/", "/quiz1", "/quiz2", "/perfectionism"]) {
  test(`Both themes of ${path} have real colours, and need no light-dark() for them`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await page.content()).not.toContain("light-dark(");
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectReadable(page, colorScheme);
    }
  });
}

test("A chosen theme wins over the system's", async ({ page }) => {
  await page.goto("/quiz2");
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
    await choose(page, theme);
    await page.reload();
    await expectReadable(page, theme);
  }
});

test("Stripe's form gets the real colours of the theme, also after it changes", async ({
  page,
}) => {
  await page.goto("/checkout");
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => readColours(page.getByLabel("Card number")))
      .toEqual({
        ink: colours.ink[colorScheme],
        behind: colours.surface[colorScheme],
      });
  }
});

test("A page in the dark theme prints in the light theme", async ({ page }) => {
  await page.goto("/privacy-policy");
  await choose(page, "dark");
  await page.reload();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  const { ink } = await readColours(page.locator("body"));
  expect(ink).toBe(colours.ink.light);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});
