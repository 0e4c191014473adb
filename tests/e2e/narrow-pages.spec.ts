import type { Page } from "@playwright/test";
import { listPages } from "../setup/all-pages.ts";
import { expect, expectNoOverflow, test } from "../setup/browser.ts";

const WIDTH = 320;
const HEIGHT = 640;
/** The height of a window of 1280 × 1024 px at 400 % zoom, which is as wide. */
const ZOOMED_HEIGHT = 256;
test.use({ viewport: { width: WIDTH, height: HEIGHT } });

type Walk = { findStops: () => Element[]; reached: Set<Element>; faults: string[] };
declare global {
  interface Window {
    walk: Walk;
  }
}

/** Runs in the page. Finds where Tab has to stop, and watches each stop. */
function watchStops(): number {
  const isFirstOfGroup = (radio: HTMLInputElement) => {
    const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
      ({ name, form }) => name === radio.name && form === radio.form,
    );
    return radio === (group.find(({ checked }) => checked) ?? group[0]);
  };
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(":disabled") &&
    element.closest("[inert]") === null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !(element instanceof HTMLInputElement && element.type === "radio" && !isFirstOfGroup(element));
  const focusable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
  const walk: Walk = {
    findStops: () => [...document.querySelectorAll<HTMLElement>(focusable)].filter(isStop),
    reached: new Set(),
    faults: [],
  };
  window.walk = walk;

  const findCover = (shown: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top && (shown.contains(top) || top.contains(shown))
      ? null
      : (top?.outerHTML.slice(0, 120) ?? "nothing: it is outside of the window");
  };
  // By then the browser has scrolled to the element.
  document.addEventListener("keyup", () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    walk.reached.add(focused);
    // A radio button that is not visible itself is shown by its label; the parts of a drawing overlap.
    const shown = focused.closest("label, svg") ?? focused;
    const box = focused.closest("label")?.getClientRects()[0] ?? focused.getClientRects()[0];
    if (!box) return;
    // The browser does not scroll to an element that is partly in the window.
    const middle = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const heights = [top + 1, (top + bottom) / 2, bottom - 1];
    // An element higher than half of the window cannot always be seen as a whole.
    const seen = box.height > innerHeight / 2 ? heights.slice(0, 1) : heights;
    const cover = seen.map((y) => findCover(shown, middle, y)).find(Boolean);
    if (cover) walk.faults.push(`${shown.outerHTML.slice(0, 120)} is covered by ${cover}`);
  });
  return walk.findStops().length;
}

/** A scrollable region is a stop as well. */
const MORE_STOPS = 5;

/** Tabs from the top to the end. A bar hides on the way, but its button is on the page as well. */
async function expectReachable(page: Page): Promise<void> {
  const stops = await page.evaluate(watchStops);
  expect(stops, `stops of ${page.url()}`).toBeGreaterThan(0);
  for (let pressed = 0; pressed < stops + MORE_STOPS; pressed += 1)
    await page.keyboard.press("Tab");
  const faults = await page.evaluate(() => {
    const { findStops, reached, faults } = window.walk;
    const isOnBar = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === "fixed" || isOnBar(element.parentElement));
    const missed = findStops().filter((stop) => !reached.has(stop) && !isOnBar(stop));
    return [...faults, ...missed.map((stop) => `not reached: ${stop.outerHTML.slice(0, 120)}`)];
  });
  expect(faults, page.url()).toEqual([]);
}

/** Expects nothing to stay in the window while the page scrolls, since a window this low has no room for it. */
async function expectFree(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: ZOOMED_HEIGHT });
  const found = await page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - innerHeight) / 2, behavior: "instant" });
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (["fixed", "sticky"].includes(getComputedStyle(element).position) ||
        stays(element.parentElement));
    return [4, innerHeight - 4]
      .map((y) => document.elementFromPoint(innerWidth / 2, y))
      .filter(stays)
      .map((element) => element?.outerHTML.slice(0, 120));
  });
  expect(found, page.url()).toEqual([]);
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
}

async function expectNarrow(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(path);
    await expectNoOverflow(page);
    // A part that is loaded on demand may replace the focused element; then the page is walked again.
    await expect(() => expectReachable(page)).toPass({ timeout: 20_000 });
    await expectFree(page);
  }
}

// In parts, which run in parallel.
for (const part of [0, 1, 2]) {
  test(`P39 At 320 px every page for everybody fits, and Tab reaches all of it in sight, ${part + 1} of 3`, {
    tag: "@nightly",
  }, async ({ page, allowConsole }) => {
    allowConsole(/40[034]/);
    const paths = await listPages["for everybody"](page);
    await expectNarrow(
      page,
      paths.filter((_, at) => at % 3 === part),
    );
  });
}

for (const [whose, tag] of [
  ["with a preview", ["@nightly"]],
  ["for subscribers", ["@nightly"]],
  ["for buyers", []],
] as const) {
  test(`P39 At 320 px every page ${whose} fits, and Tab reaches all of it in sight`, {
    tag: [...tag],
  }, async ({ page }) => {
    await expectNarrow(page, await listPages[whose](page));
  });
}
