import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { phone, readMetrics, slowDown } from "./page-load.ts";
import { observePresses, type Press } from "./press-observer.ts";

type Spot = { x: number; y: number };

export type Pressed = Press & { mainThreadMs: number };

/** A phone with an empty cache, and a page that records presses. */
export type Phone = { page: Page; cdp: CDPSession };

// The page scrolls 200 ms after an answer; the cost belongs to the answer.
const SETTLE_MS = 450;

export async function withPhone<Value>(
  browser: Browser,
  use: (phone: Phone) => Promise<Value>,
): Promise<Value> {
  const { viewport, deviceScaleFactor } = phone;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(observePresses);
    await cdp.send("Network.enable");
    await slowDown(cdp);
    return await use({ page, cdp });
  } finally {
    await context.close();
  }
}

/** Scrolls the element at index `place` into view and returns its centre; for a radio that of its label. */
export const findSpot = (page: Page, selector: string, place: number): Promise<Spot> =>
  page.evaluate(
    ([css, index]) => {
      const found = document.querySelectorAll<HTMLElement>(css)[index];
      const element = found?.closest("label") ?? found;
      if (!element) throw new Error(`There is no ${css} at ${index}.`);
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selector, place] as const,
  );

/** Dispatches the press without querying the page during it. */
export async function pressAt(cdp: CDPSession, { x, y }: Spot): Promise<void> {
  const at = { x, y, button: "left", clickCount: 1 } as const;
  await cdp.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed", buttons: 1 });
  await cdp.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased" });
}

/** @throws Error if the page recorded no press */
export async function press(
  { page, cdp }: Phone,
  selector: string,
  place: number,
): Promise<Pressed> {
  const spot = await findSpot(page, selector, place);
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...spot });
  await page.evaluate(() => {
    window.benchPresses = [];
  });
  await sleep(100);
  const before = await readMetrics(cdp);
  await pressAt(cdp, spot);
  await sleep(SETTLE_MS);
  const after = await readMetrics(cdp);
  const [seen] = await page.evaluate(() => window.benchPresses);
  if (!seen) throw new Error(`The press on ${selector} ${place} was not seen.`);
  const spentMs = ((after["TaskDuration"] ?? 0) - (before["TaskDuration"] ?? 0)) * 1_000;
  return { ...seen, mainThreadMs: spentMs };
}
