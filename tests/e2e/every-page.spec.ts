import type { Page } from "@playwright/test";
import { screens } from "../../tools/looks/screens.ts";
import { listPages } from "../setup/all-pages.ts";
import { expect, test } from "../setup/browser.ts";
import { openOffer } from "../setup/dating-order.ts";

const HEIGHT = 640;
/** Text sizes set in the browser: its own, and twice that. */
const NORMAL = { standard: 16, fixed: 13 };
const LARGE = { standard: 32, fixed: 26 };

/** What a reader may set (WCAG 2.2, 1.4.12). */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Runs in the page. Lists what reaches beyond the window, and words that a box cuts off. */
function findCut(): string[] {
  const { innerWidth } = window;
  const { scrollWidth } = document.documentElement;
  const isHiddenBox = (box: DOMRect) => box.width <= 1 && box.height <= 1;
  /** The edges within which a text is seen; null if it scrolls, or is for screen readers only. */
  const findEdges = (element: Element | null): [number, number] | null => {
    if (element === null || element === document.body) return [0, innerWidth];
    const { overflowX } = getComputedStyle(element);
    if (overflowX === "visible") return findEdges(element.parentElement);
    const box = element.getBoundingClientRect();
    if (overflowX === "auto" || overflowX === "scroll" || isHiddenBox(box)) return null;
    const outer = findEdges(element.parentElement);
    return outer && [Math.max(outer[0], box.left), Math.min(outer[1], box.right)];
  };
  const isCut = (text: Node, parent: Element) => {
    if (!text.textContent?.trim() || parent.closest("svg, script, style, select")) return false;
    if (!parent.checkVisibility({ visibilityProperty: true })) return false;
    const edges = findEdges(parent);
    if (edges === null) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right }) => left < edges[0] - 1 || right > edges[1] + 1,
    );
  };
  const cut = scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (parent && isCut(text, parent)) cut.push(`<${parent.localName}> ${text.textContent}`);
  }
  return cut;
}

async function expectUncut(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  expect(await page.evaluate(findCut), `${name} at ${width} px`).toEqual([]);
}

/** Looks at the page with large text, and with the widest spacing of normal text. */
async function expectToFit(page: Page, name: string): Promise<void> {
  await expect(page.locator("h1").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^(Loading|Preparing) your/)).toHaveCount(0);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Page.setFontSizes", { fontSizes: LARGE });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  for (const width of [320, 375]) await expectUncut(page, width, `Twice as large, ${name}`);
  await cdp.send("Page.setFontSizes", { fontSizes: NORMAL });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  for (const width of [320, 390]) await expectUncut(page, width, `Spaced, ${name}`);
  await cdp.detach();
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [whose, list] of Object.entries(listPages)) {
  test(`P39 Every page ${whose} fits a phone with text of twice the size, and with wide spacing`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/40[034]/);
    for (const path of await list(page)) {
      await page.goto(path, { waitUntil: "load" });
      await expectToFit(page, path);
    }
  });
}

/** States of a page that its address does not show. */
const STAGES =
  /^(dating-|life-(compare|gate|interstitial)|perfectionism-exit|review-|waitlist-joined|your-data-)/;

for (const [name, open] of Object.entries(screens).filter(([name]) => STAGES.test(name))) {
  test(`P39 ${name} fits a phone with text of twice the size, and with wide spacing`, async ({
    page,
  }) => {
    await open(page);
    await expectToFit(page, name);
  });
}

const NAMES = [
  "Maximilianemarialuisevonwald",
  "maximiliane.winter@example.com",
  "n".repeat(100),
] as const;

for (const name of NAMES) {
  test(`P39 Offer and result fit the smallest phone with the name ${name}`, async ({ page }) => {
    for (const stage of ["offer", "result"] as const) {
      await openOffer(page, { stage, name });
      await expect(page.getByText(name).first()).toBeVisible();
      await expectUncut(page, 320, stage);
    }
  });
}
