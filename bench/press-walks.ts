import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { type Phone, withPhone } from "./phone.ts";
import { type Pressed, press, pressFirstAnswer } from "./press.ts";
import {
  ANSWER_RATIOS,
  answerFigures,
  FIRST_ANSWER_RATIO,
  firstAnswerFigures,
  type PressFigure,
  stepFigures,
} from "./press-budget.ts";
import { observePresses } from "./press-observer.ts";

type Origins = { appOrigin: string; bareOrigin: string };

const FIRST_ANSWERS = 2;
/** An interstitial comes after the fourth. */
const STEPS = 4;
const STATEMENTS_PER_STEP = 5;
const QUESTIONS = 20;
const QUESTIONS_PER_INSIGHT = 5;
const TIMELY = { timeout: 30_000 };
const NEXT = "main form > :last-child button:last-of-type";
const CHOICES = "main form input[type=radio]";
/** Until the page has hydrated and is at rest, or a person has read the question. */
const READ_MS = 1_500;

/** The first answers, and the presses of the first four steps of the life assessment. */
export async function pressAssessment(
  browser: Browser,
  { appOrigin, bareOrigin }: Origins,
): Promise<PressFigure[]> {
  const url = `${appOrigin}/quiz2/start`;
  const first = await pressBoth(browser, { url, bareOrigin, isCounted: isCountedByApp });
  const { answers, stepsMs } = await withPhone(browser, observePresses, (phone) =>
    walkStatements(phone, url),
  );
  const ofStatic = await pressStatic(browser, bareOrigin);
  return [
    ...firstAnswerFigures(first, FIRST_ANSWER_RATIO.assessment),
    ...answerFigures("paint", answers, ofStatic, ANSWER_RATIOS.statement),
    ...stepFigures(stepsMs, ofStatic),
  ];
}

/** The first choices, and the answers to all questions of the dating quiz. */
export async function pressQuiz(
  browser: Browser,
  { appOrigin, bareOrigin }: Origins,
): Promise<PressFigure[]> {
  const url = `${appOrigin}/quiz1`;
  const first = await pressBoth(browser, { url, bareOrigin, isCounted: isBegun });
  const answers = await withPhone(browser, observePresses, (phone) => walkQuiz(phone, url));
  const ofStatic = await pressStatic(browser, bareOrigin);
  return [
    ...firstAnswerFigures(first, FIRST_ANSWER_RATIO.quiz),
    ...answerFigures("next question", answers, ofStatic, ANSWER_RATIOS.question),
  ];
}

async function pressBoth(
  browser: Browser,
  { url, bareOrigin, isCounted }: { url: string; bareOrigin: string; isCounted: () => boolean },
) {
  const first = { ours: [] as number[], ofStatic: [] as number[] };
  for (let load = 0; load < FIRST_ANSWERS; load++) {
    first.ofStatic.push(await pressFirstAnswer(browser, `${bareOrigin}/statements`, isChosen));
    first.ours.push(await pressFirstAnswer(browser, url, isCounted));
  }
  return first;
}

/** Answers to five statements without script. */
const pressStatic = (browser: Browser, bareOrigin: string): Promise<Pressed[]> =>
  withPhone(browser, observePresses, async (phone) => {
    await phone.page.goto(`${bareOrigin}/statements`, TIMELY);
    const presses: Pressed[] = [];
    for (let place = 0; place < STATEMENTS_PER_STEP; place++) {
      presses.push(await press(phone, "fieldset input[type=radio]", place * 5 + place));
    }
    return presses;
  });

const isChosen = () => document.querySelectorAll("input:checked").length === 1;

/** Whether the app counts the answer and shows the choice. */
const isCountedByApp = () => {
  const told = [...document.querySelectorAll("main [role=status]")].map((line) => line.textContent);
  return (
    told.join() === "1 of 5 questions answered" &&
    document.querySelectorAll("input:checked").length === 1
  );
};

/** Whether the script has processed the press that came before hydration. */
const isBegun = () => localStorage.getItem("quiz1_session")?.includes('"age"') === true;

async function walkStatements(phone: Phone, url: string) {
  const { page } = phone;
  await page.goto(url, TIMELY);
  const isStarted = () => localStorage.getItem("quiz2_attempt_id") !== null;
  await page.waitForFunction(isStarted, undefined, TIMELY);
  await sleep(READ_MS);
  const walk = { answers: [] as Pressed[], stepsMs: [] as number[] };
  for (let step = 1; step <= STEPS; step++) {
    for (let place = 0; place < STATEMENTS_PER_STEP; place++) {
      const value = (step + place) % 5;
      walk.answers.push(await press(phone, "fieldset input[type=radio]", place * 5 + value));
    }
    if (step === STEPS) break;
    const { screenMs } = await press(phone, NEXT, 0);
    walk.stepsMs.push(screenMs ?? Number.NaN);
  }
  const kept = await page.evaluate(
    () => Object.keys(JSON.parse(localStorage.getItem("quiz2_responses") ?? "{}")).length,
  );
  if (kept !== walk.answers.length) throw new Error(`${kept} of 20 answers were kept.`);
  return walk;
}

/** From the landing page to the e-mail stage. */
async function walkQuiz(phone: Phone, url: string): Promise<Pressed[]> {
  const { page } = phone;
  await page.goto(url, TIMELY);
  await sleep(READ_MS);
  await press(phone, "[data-leads-to=age]", 0);
  await sleep(READ_MS);
  await press(phone, "[data-leads-to=gender]", 1);
  await press(phone, "[data-leads-to=quiz]", 1);
  await page.locator(CHOICES).first().waitFor(TIMELY);
  const answers: Pressed[] = [];
  for (let number = 1; number <= QUESTIONS; number++) {
    const before = await page.title();
    answers.push(await press(phone, CHOICES, number % QUESTIONS_PER_INSIGHT));
    if ((await page.title()) === before) throw new Error(`Answer ${number} was lost.`);
    if (number % QUESTIONS_PER_INSIGHT === 0) await press(phone, "main button", 0);
  }
  await page.locator("main input[type=email]").waitFor(TIMELY);
  return answers;
}
