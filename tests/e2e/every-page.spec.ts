import type { Page } from "@playwright/test";
import { screens } from "../../tools/looks/screens.ts";
import { listPages } from "../setup/all-pages.ts";
import { expect, expectAccessibleInBothThemes, expectNoOverflow, test } from "../setup/browser.ts";
import { openOffer, openPayment } from "../setup/dating-order.ts";
import { answered, known, openKept, pauseAnalysis } from "../setup/dating-quiz.ts";

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

/** Looks at the page in both themes, at its narrowest, with large text, and with the widest spacing of normal text. */
async function look(page: Page, name: string): Promise<void> {
  const window = page.viewportSize();
  await expect(page.locator("h1").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^(Loading|Preparing) your/)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  if (!test.info().project.use.isMobile) return;
  // As at 400 % zoom.
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await expectNoOverflow(page);
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
  if (window) await page.setViewportSize(window);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Those for everybody are in parts, which run in parallel.
for (const [whose, part, parts] of [
  ["for everybody", 0, 3],
  ["for everybody", 1, 3],
  ["for everybody", 2, 3],
  ["with a preview", 0, 1],
  ["for subscribers", 0, 1],
  ["for buyers", 0, 1],
] as const) {
  const which = parts > 1 ? `${whose}, ${part + 1} of ${parts},` : whose;
  test(`P39 axe finds nothing on any page ${which} and all fit a phone with text of twice the size and with wide spacing`, {
    tag: "@both",
  }, async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(/40[034]/);
    const paths = await listPages[whose](page);
    for (const path of paths.filter((_, at) => at % parts === part)) {
      await page.goto(path, { waitUntil: "load" });
      await look(page, path);
    }
  });
}

/** States of a page that its address does not show. */
const STAGES =
  /^(dating-(?!landing|library)|life-(compare|gate|interstitial)|perfectionism-exit|review-|success-|waitlist-joined)/;

const states = {
  ...Object.fromEntries(Object.entries(screens).filter(([name]) => STAGES.test(name))),
  "dating-loading": async (page: Page) => {
    await pauseAnalysis(page);
    await openKept(page, { ...answered, stage: "loading" });
  },
  "dating-gender": (page: Page) => openKept(page, { ...known, stage: "gender", gender: null }),
  "dating-choice": (page: Page) => openKept(page, { ...known, stage: "quiz", currentQuestion: 1 }),
  "dating-address": (page: Page) => openKept(page, { ...answered, stage: "result" }),
};

for (const [name, open] of Object.entries(states)) {
  test(`P39 axe finds nothing in ${name}, which fits with large text`, async ({ page }) => {
    await open(page);
    await look(page, name);
  });
}

test("P38 P39 axe finds nothing up to an erasure, which ends what this browser has stored", async ({
  page,
}) => {
  await screens["your-data-link"]?.(page);
  await look(page, "the mailed link");
  const answers = () => page.evaluate(() => localStorage.getItem("quiz1_session"));
  await page.evaluate(() => localStorage.setItem("quiz1_session", "answers"));
  for (const [name, seen] of [
    ["Show my data", "25-34"],
    ["Erase my data …", "Erase everything?"],
    ["Erase everything now", "Your data is erased."],
  ] as const) {
    expect(await answers()).toBe("answers");
    await page.getByRole("button", { name }).click();
    await expect(page.getByText(seen)).toBeVisible();
    await look(page, name);
  }
  await expect.poll(answers).toBeNull();
});

const NAMES = [
  "Maximilianemarialuisevonwald",
  "maximiliane.winter@example.com",
  "n".repeat(100),
] as const;

test("P39 Offer and result fit the smallest phone with a long name", async ({ page }) => {
  for (const name of NAMES) {
    for (const stage of ["offer", "result"] as const) {
      await openOffer(page, { stage, name });
      await expect(page.getByText(name).first()).toBeVisible();
      await expectUncut(page, 320, `${stage}, ${name}`);
    }
  }
  await openOffer(page, { email: `a-very-long-name-${crypto.randomUUID()}@example.test` });
  await openPayment(page);
  await expectUncut(page, 320, "order");
});
