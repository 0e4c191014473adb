import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { readMetrics } from "./page-load.ts";
import { type Phone, type Pressed, press, pressAt, withPhone } from "./phone.ts";

type Room = { heapBytes: number; elements: number };
export type Walk = {
  answers: Pressed[];
  /** From the press until the next step shows its first statement. */
  stepsMs: number[];
  /** At the first step, and at the last. */
  start: Room;
  end: Room;
};

const STEPS = 20;
const PLACES = 5;
const STATEMENTS_PER_INTERSTITIAL_STEP = 4;
const TIMELY = { timeout: 45_000 };
const NEXT = "main form > :last-child button:last-of-type";
const CONTINUE = "main button";

/**
 * Presses the first answer as soon as it is visible. Returns the ms from the start of the load until it is accepted.
 * @throws Error if `isCounted` stays false: the answer was lost
 */
export const pressFirstAnswer = (
  browser: Browser,
  url: string,
  isCounted: () => boolean,
): Promise<number> =>
  withPhone(browser, async ({ page, cdp }) => {
    // The page itself reports when the answer is visible; polling would cost main-thread time and be late.
    await page.exposeFunction("benchSeen", (spot: string) => pressAt(cdp, JSON.parse(spot)));
    await page.goto(url, { waitUntil: "commit", ...TIMELY });
    await page.waitForFunction(isCounted, undefined, TIMELY);
    return (await page.evaluate(() => window.benchTakenMs)) ?? Number.NaN;
  });

/** Whether the app counts the answer and shows the choice. */
export const isCountedByApp = () => {
  const told = [...document.querySelectorAll("main [role=status]")].map((line) => line.textContent);
  return (
    told.join() === "1 of 5 questions answered" &&
    document.querySelectorAll("input:checked").length === 1
  );
};

export const isChosen = () => document.querySelectorAll("input:checked").length === 1;

/** Gives all one hundred answers and goes through every step. */
export const walkStatements = (browser: Browser, url: string): Promise<Walk> =>
  withPhone(browser, async (phone) => {
    const { page, cdp } = phone;
    await page.goto(url, TIMELY);
    await page.waitForFunction(
      () => localStorage.getItem("quiz2_attempt_id") !== null,
      undefined,
      TIMELY,
    );
    await sleep(1_500);
    const walk = { answers: [] as Pressed[], stepsMs: [] as number[] };
    const start = await readRoom(page, cdp);
    for (let step = 1; step <= STEPS; step++) {
      walk.answers.push(...(await answerStep(phone, step)));
      if (step < STEPS) walk.stepsMs.push(await goOn(phone, step));
    }
    await demandEveryAnswer(page);
    return { ...walk, start, end: await readRoom(page, cdp) };
  });

/** The same presses on a page without script: the lower bound of this machine and browser. */
export const pressStatic = (browser: Browser, url: string): Promise<Pressed[]> =>
  withPhone(browser, async (phone) => {
    await phone.page.goto(url, TIMELY);
    const answers: Pressed[] = [];
    for (let step = 1; step <= 4; step++) answers.push(...(await answerStep(phone, step)));
    return answers;
  });

async function answerStep(phone: Phone, step: number): Promise<Pressed[]> {
  const answers: Pressed[] = [];
  for (let place = 0; place < PLACES; place++) {
    const value = (step + place) % 5;
    answers.push(await press(phone, "fieldset input[type=radio]", place * 5 + value));
  }
  return answers;
}

async function goOn(phone: Phone, step: number): Promise<number> {
  const next = await press(phone, NEXT, 0);
  if (step % STATEMENTS_PER_INTERSTITIAL_STEP !== 0) return next.screenMs ?? Number.NaN;
  const onward = await press(phone, CONTINUE, 0);
  return onward.screenMs ?? Number.NaN;
}

async function demandEveryAnswer(page: Page): Promise<void> {
  const kept = await page.evaluate(
    () => Object.keys(JSON.parse(localStorage.getItem("quiz2_responses") ?? "{}")).length,
  );
  if (kept !== STEPS * PLACES) throw new Error(`${kept} of 100 answers were kept.`);
}

async function readRoom(page: Page, cdp: CDPSession): Promise<Room> {
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await cdp.send("HeapProfiler.collectGarbage");
  const { JSHeapUsedSize: heapBytes = Number.NaN } = await readMetrics(cdp);
  return { heapBytes, elements };
}
