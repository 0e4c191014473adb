import type { APIRequestContext, Page } from "@playwright/test";
import { FRESH_SESSION, type QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
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

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
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
