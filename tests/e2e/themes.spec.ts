import type { Locator, Page } from "@playwright/test";
import { colours } from "../../app/design/palette.ts";
import { expect, test } from "../setup/browser.ts";
import { contrastOf } from "../setup/contrast.ts";
import { untilHydrated } from "../setup/hydrated.ts";

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

test("Landing pages have real colours, without light-dark()", async ({ page }) => {
  for (const path of ["/", "/quiz1", "/quiz2", "/perfectionism"]) {
    await page.goto(path);
    expect(await page.content(), path).not.toContain("light-dark(");
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectReadable(page, colorScheme);
    }
  }
});

test("The theme follows the system until one is chosen and kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/quiz2");
  const toggle = page.getByRole("button", { name: "Switch to light theme" });
  await untilHydrated(toggle);
  await expectReadable(page, "dark");
  const kept = page.waitForResponse("**/theme");
  await toggle.click();
  await expect(page.getByRole("button", { name: "Switch to dark theme" })).toBeFocused();
  await kept;
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expectReadable(page, "light");
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
