import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { STATEMENTS, STATEMENTS_PER_STEP, VALUES } from "./peers/statements.ts";
import type { PeerWalk } from "./peers-budget.ts";
import { findSpot, type Phone, type Pressed, press, pressAt, withPhone } from "./phone.ts";

export type Peer = {
  url: string;
  /** Selector of text that differs on each screen. */
  words: string;
  /** Selector of the button that leads on. Without one, each screen has one question, whose answer leads on. */
  next?: string;
};

const TIMELY = { timeout: 45_000 };
/** Some peers hide the radio and show its label. */
const ATTACHED = { state: "attached", ...TIMELY } as const;
const TURN_MS = 250;
const TURNS = 100;
const RADIO = "input[type=radio]";

/** Every peer shows in `#answered` how many answers it has been given. */
const countAnswers = () =>
  Number.parseInt(document.getElementById("answered")?.textContent || "0", 10);

/**
 * Presses the first answer as soon as it is visible, then others until one is counted: a press misses a page that moves
 * after its first frame. Returns the ms from the start of the load until an answer is accepted.
 * @throws Error if none is counted
 */
export const pressUntilCounted = (browser: Browser, url: string): Promise<number> =>
  withPhone(browser, async ({ page, cdp }) => {
    await page.exposeFunction("benchSeen", (spot: string) => pressAt(cdp, JSON.parse(spot)));
    await page.goto(url, { waitUntil: "commit", ...TIMELY });
    await page.waitForSelector(RADIO, ATTACHED);
    for (let turn = 1; turn <= TURNS; turn++) {
      await sleep(TURN_MS);
      const takenMs = await page.evaluate(() => window.benchTakenMs);
      if (takenMs !== null && (await page.evaluate(countAnswers)) > 0) return takenMs;
      await page.evaluate(() => {
        window.benchTakenMs = null;
      });
      await pressAt(cdp, await findSpot(page, RADIO, turn % 2));
    }
    throw new Error(`${url} counted no answer.`);
  });

/**
 * Presses the first answer as soon as the page is hydrated. Returns the ms from the start of the load until it is
 * accepted. An earlier press is lost, and keeps bare Remix from ever hydrating
 * (docs/decisions/0021-nothing-to-wait-for-while-hydrating.md).
 * @throws Error if the answer is not counted
 */
export const pressWhenHydrated = (browser: Browser, url: string): Promise<number> =>
  withPhone(browser, async ({ page, cdp }) => {
    await page.goto(url, { waitUntil: "commit", ...TIMELY });
    const isHydrated = () => document.body?.dataset["hydrated"] === "yes";
    await page.waitForFunction(isHydrated, undefined, TIMELY);
    await pressAt(cdp, await findSpot(page, RADIO, 0));
    await page.waitForFunction(countAnswers, undefined, TIMELY);
    return (await page.evaluate(() => window.benchTakenMs)) ?? Number.NaN;
  });

/**
 * Gives all one hundred answers and goes through every screen.
 * @throws Error if an answer is not counted, or the next screen does not appear
 */
export const walkPeer = (browser: Browser, { url, words, next }: Peer): Promise<PeerWalk> =>
  withPhone(browser, async (phone) => {
    const { page } = phone;
    await page.addInitScript(
      (screen) => {
        window.benchScreen = screen;
      },
      { words, leadsOn: next ?? "label" },
    );
    await page.goto(url, TIMELY);
    await page.waitForSelector(RADIO, ATTACHED);
    await sleep(1_500);
    const walk: PeerWalk = { answers: [], stepsMs: [] };
    for (const at of STATEMENTS.keys()) {
      const place = at % STATEMENTS_PER_STEP;
      const value = (Math.floor(at / STATEMENTS_PER_STEP) + place) % VALUES.length;
      walk.answers.push(await answer(phone, next ? place * VALUES.length + value : value));
      const isLastOfStep = place === STATEMENTS_PER_STEP - 1 && at < STATEMENTS.length - 1;
      if (next && isLastOfStep) await press(phone, next, 0);
      if (!next || isLastOfStep) walk.stepsMs.push(await readScreenMs(page));
    }
    return walk;
  });

async function answer(phone: Phone, place: number): Promise<Pressed> {
  const before = await phone.page.evaluate(countAnswers);
  const pressed = await press(phone, RADIO, place);
  const counted = (await phone.page.evaluate(countAnswers)) - before;
  if (counted !== 1) throw new Error(`A press on ${phone.page.url()} counted as ${counted}.`);
  return pressed;
}

/** Returns the last press's time to the next screen, waiting for it if `press` did not. */
async function readScreenMs(page: Page): Promise<number> {
  const screenMs = await page.waitForFunction(
    () => window.benchPresses[0]?.screenMs,
    undefined,
    TIMELY,
  );
  return (await screenMs.jsonValue()) ?? Number.NaN;
}
