import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { observePage } from "./page-observer.ts";
import { type Phone, type Pressed, press, withPhone } from "./phone.ts";
import { watchTraffic } from "./traffic.ts";

export type QuizWalk = {
  answers: Pressed[];
  /** Landing, age and gender. */
  begun: Pressed[];
  layoutShift: number;
  /** Transferred scripts: on the landing page, and up to the email stage. */
  landingScriptBytes: number;
  scriptBytes: number;
};

const QUESTIONS = 20;
const QUESTIONS_PER_INSIGHT = 5;
const TIMELY = { timeout: 45_000 };
const CHOICES = "main form input[type=radio]";

/** Whether the script has processed the press that came before hydration. */
export const isBegun = () => localStorage.getItem("quiz1_session")?.includes('"age"') === true;

/** From the landing page to the e-mail stage. */
export const walkQuiz = (browser: Browser, url: string): Promise<QuizWalk> =>
  withPhone(browser, async (phone) => {
    const { page, cdp } = phone;
    await page.addInitScript(observePage);
    const traffic = await watchTraffic(cdp, new URL(url).origin);
    const readScripts = () => traffic.bytes.get("Script") ?? Number.NaN;
    await page.goto(url, TIMELY);
    await sleep(1_500);
    const landingScriptBytes = readScripts();
    const begun = [await press(phone, "[data-leads-to=age]", 0)];
    // The time it takes to read the question.
    await sleep(2_000);
    begun.push(await press(phone, "[data-leads-to=gender]", 1));
    begun.push(await press(phone, "[data-leads-to=quiz]", 1));
    await page.locator(CHOICES).first().waitFor(TIMELY);
    const answers: Pressed[] = [];
    for (let number = 1; number <= QUESTIONS; number++) {
      answers.push(await answer(phone, number));
      if (number % QUESTIONS_PER_INSIGHT === 0) await press(phone, "main button", 0);
    }
    await page.locator("main input[type=email]").waitFor(TIMELY);
    const { layoutShift } = await page.evaluate(() => window.benchObserved);
    return { answers, begun, layoutShift, landingScriptBytes, scriptBytes: readScripts() };
  });

/** @throws Error if the question does not change: the answer was lost */
async function answer(phone: Phone, number: number): Promise<Pressed> {
  const readTitle = () => phone.page.title();
  const before = await readTitle();
  const pressed = await press(phone, CHOICES, number % QUESTIONS_PER_INSIGHT);
  if ((await readTitle()) === before) throw new Error(`The answer to question ${number} was lost.`);
  return pressed;
}
