import { QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { type Interstitial, interstitials } from "../content/interstitials.ts";
import { QUESTIONS, type Question } from "../content/question-bank.ts";

// A step's index runs from 0 to 19; people see its number, which is one more.
export const QUESTIONS_PER_STEP = 5;
export const STEP_COUNT = QUESTION_COUNT / QUESTIONS_PER_STEP;

/** Unanswered questions that take one minute: 0.05 minute each. */
const QUESTIONS_PER_MINUTE = 20;

/** The five questions of a step; none outside of the assessment. */
export const listQuestions = (stepIndex: number): readonly Question[] =>
  QUESTIONS.filter((_, index) => Math.floor(index / QUESTIONS_PER_STEP) === stepIndex);

/** How many of a step's five questions are among the answered ones. */
export const countAnswered = (
  stepIndex: number,
  answered: { has: (questionId: string) => boolean },
): number => listQuestions(stepIndex).filter(({ id }) => answered.has(id)).length;

/** Index of the first step that lacks an answer; `STEP_COUNT` when none does. */
export function findOpenStep(answered: { has: (questionId: string) => boolean }): number {
  const index = QUESTIONS.findIndex(({ id }) => !answered.has(id));
  return index < 0 ? STEP_COUNT : Math.floor(index / QUESTIONS_PER_STEP);
}

/** Divided, since 60 × 0.05 is a little more than 3 in floating point and would round up to 4. */
export const minutesRemaining = (answeredCount: number): number =>
  Math.max(0, Math.ceil((QUESTION_COUNT - answeredCount) / QUESTIONS_PER_MINUTE));

/** What the header's bar shows while this step is open: 5 on the first, 100 on the last. */
export const percentComplete = (stepIndex: number): number =>
  Math.floor(((stepIndex + 1) * 100) / STEP_COUNT);

/**
 * What is shown when the step of this number (from 1) is finished. The number is also the index
 * that the assessment has advanced to by then; at 20, continuing completes it.
 */
export const interstitialAfter = (stepNumber: number): Interstitial | null =>
  interstitials.find(({ afterStep }) => afterStep === stepNumber) ?? null;
