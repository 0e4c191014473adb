import type { APIRequestContext, Page } from "@playwright/test";
import { FRESH_SESSION, type QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { heading } from "./browser.ts";
import { untilHydrated } from "./hydrated.ts";

const KEY = "quiz1_session";

/** A visitor with age and gender. */
export const known: QuizSession = { ...FRESH_SESSION, age: "25–34", gender: "female" };

/** All twenty questions answered. */
export const answered: QuizSession = {
  ...known,
  currentQuestion: 19,
  answers: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index + 1, 3])),
};

/** Opens the quiz as a new visitor and waits for hydration. */
export async function openQuiz(page: Page): Promise<void> {
  await page.goto("/quiz1");
  await untilHydrated(page.getByRole("button", { name: "Reveal My Dating Pattern" }).first());
}

/** Takes the quiz without its pages, which leaves a submission and a mail. Returns the address. */
export async function takeQuizByCall(request: APIRequestContext): Promise<string> {
  const email = `zoe-${crypto.randomUUID()}@example.test`;
  const submission = { name: "Zoe", email, age: "25-34", gender: "female", archetype: "echo" };
  await request.post("/api/quiz/submit", { data: submission });
  return email;
}

/** Resumes the quiz of an earlier visit. */
export const openKept = (page: Page, session: Partial<QuizSession>): Promise<void> =>
  openWith(page, JSON.stringify({ ...known, ...session }));

/** From now on the analysis stays at its first stage; short timers run, as axe needs them. */
export const pauseAnalysis = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const waitShortly = (action: () => void, ms = 0) => (ms < 800 ? wait(action, ms) : 0);
    Object.assign(window, { setTimeout: waitShortly });
  });

/** Opens the quiz with a text in its storage, written once. */
export async function openWith(page: Page, text: string): Promise<void> {
  const given = { key: KEY, text, once: crypto.randomUUID() };
  await page.addInitScript(({ key, text, once }) => {
    if (sessionStorage.getItem(once)) return;
    sessionStorage.setItem(once, "given");
    localStorage.setItem(key, text);
  }, given);
  await page.goto("/quiz1");
}

export const readKept = (page: Page): Promise<QuizSession | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

export const question = (page: Page, number: number) =>
  heading(page, new RegExp(`^Question ${number} of 20`));
/** The choices of the current question. */
export const choices = (page: Page) => page.locator("main").getByRole("radio");
export const nameField = (page: Page) => page.getByLabel("First name");
export const emailField = (page: Page) => page.getByLabel("Email address");
export const go = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Answers a question by its number, and continues after an insight. */
export async function answerQuestion(page: Page, number: number): Promise<void> {
  await question(page, number).waitFor();
  await choices(page)
    .nth(number % 5)
    .click();
  if (number % 5 === 0) await go(page, "Continue").click();
}

/** Goes from the landing page past all questions, in a browser that may store nothing. */
export async function walkQuiz(page: Page): Promise<void> {
  await page.clock.install();
  await openQuiz(page);
  await go(page, "Reveal My Dating Pattern").first().click();
  for (const stage of ["age", "gender"]) {
    await page.locator(`[data-stage="${stage}"] button`).first().click();
  }
  await question(page, 1).waitFor();
  await page.evaluate(pressThrough);
  await heading(page, "Analyzing Your Results...").waitFor();
  await page.clock.fastForward(6_000);
}

/** Runs in the page. Answers each question as soon as it is shown, in a fraction of a person's time. */
async function pressThrough(): Promise<void> {
  const press = async (find: () => HTMLElement | undefined) => {
    while (!find()) await new Promise(requestAnimationFrame);
    find()?.click();
  };
  const isAt = (number: number) =>
    [...document.querySelectorAll("h1")].some((one) =>
      one.textContent?.includes(`Question ${number} of 20`),
    );
  for (let number = 1; number <= 20; number += 1) {
    await press(() => {
      const radios = document.querySelectorAll<HTMLElement>("main input[type=radio]");
      return isAt(number) ? radios[number % 5] : undefined;
    });
    if (number % 5 > 0) continue;
    await press(() =>
      [...document.querySelectorAll("button")].find((one) => one.textContent === "Continue"),
    );
  }
}

/** Answers the form after the questions, and opens the payment of the bundle. */
export async function revealAndBuy(page: Page, email: string): Promise<void> {
  await nameField(page).fill("Ada");
  await emailField(page).fill(email);
  await go(page, "Get My Results").click();
  await page.getByRole("button", { name: "Get My Dating Bundle" }).first().click();
}
