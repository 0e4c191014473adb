import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { type Phone, readMainThreadMs, withPhone } from "./phone.ts";
import { observePresses, type Press } from "./press-observer.ts";

type Spot = { x: number; y: number };

export type Pressed = Press & { mainThreadMs: number };

// The page scrolls 200 ms after an answer; the cost belongs to the answer.
const SETTLE_MS = 450;
const TIMELY = { timeout: 30_000 };

/**
 * Presses an element as a finger does, without asking the page anything meanwhile.
 * @throws Error if the page recorded no press
 */
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
  const before = await readMainThreadMs(cdp);
  await pressAt(cdp, spot);
  await sleep(SETTLE_MS);
  const mainThreadMs = (await readMainThreadMs(cdp)) - before;
  const [seen] = await page.evaluate(() => window.benchPresses);
  if (!seen) throw new Error(`The press on ${selector} ${place} was not seen.`);
  return { ...seen, mainThreadMs };
}

/** Scrolls an element into view and returns its centre; for a radio that of its label. */
const findSpot = (page: Page, selector: string, place: number): Promise<Spot> =>
  page
    .locator(selector)
    .nth(place)
    .evaluate((found) => {
      const shown = found.closest("label") ?? found;
      shown.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = shown.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });

async function pressAt(cdp: CDPSession, { x, y }: Spot): Promise<void> {
  const at = { x, y, button: "left", clickCount: 1 } as const;
  await cdp.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed", buttons: 1 });
  await cdp.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased" });
}

/**
 * Presses the first answer as soon as it is visible. Returns the ms from the start of the load until it is accepted.
 * @throws Error if `isCounted` stays false: the answer was lost
 */
export const pressFirstAnswer = (
  browser: Browser,
  url: string,
  isCounted: () => boolean,
): Promise<number> =>
  withPhone(browser, observePresses, async ({ page, cdp }) => {
    // The page itself reports when the answer is visible; polling would cost main-thread time and be late.
    await page.exposeFunction("benchSeen", (spot: string) => pressAt(cdp, JSON.parse(spot)));
    await page.goto(url, { waitUntil: "commit", ...TIMELY });
    await page.waitForFunction(isCounted, undefined, TIMELY);
    return (await page.evaluate(() => window.benchTakenMs)) ?? Number.NaN;
  });
