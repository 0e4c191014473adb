import { AREAS, type AreaKey, QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { type Interstitial, interstitials } from "../content/interstitials.ts";
import type { Question } from "../content/question-bank.ts";
import { SHOWN_QUESTIONS } from "./screen-order.ts";

// Step indexes are 0 to 19; displayed step numbers are one-based.
export const QUESTIONS_PER_STEP = 5;
export const STEP_COUNT = QUESTION_COUNT / QUESTIONS_PER_STEP;

/** Questions answered per minute: 0.05 minutes each. */
const QUESTIONS_PER_MINUTE = 20;

/** The five questions of a step; empty if out of range. */
export const listQuestions = (stepIndex: number): readonly Question[] =>
  SHOWN_QUESTIONS.filter((_, index) => Math.floor(index / QUESTIONS_PER_STEP) === stepIndex);

/** How many of a step's five questions are answered. */
export const countAnswered = (
  stepIndex: number,
  answered: { has: (questionId: string) => boolean },
): number => listQuestions(stepIndex).filter(({ id }) => answered.has(id)).length;

/** Index of the first incomplete step; `STEP_COUNT` if all are complete. */
export function findOpenStep(answered: { has: (questionId: string) => boolean }): number {
  const index = SHOWN_QUESTIONS.findIndex(({ id }) => !answered.has(id));
  return index < 0 ? STEP_COUNT : Math.floor(index / QUESTIONS_PER_STEP);
}

export const STEPS_PER_AREA = STEP_COUNT / AREAS.length;

/** The area of a step's statements. */
export const areaOfStep = (stepIndex: number): AreaKey =>
  AREAS[Math.floor(stepIndex / STEPS_PER_AREA)] ?? "growth";

/** Whether a step is its area's first, which repeats the weeks that are meant. */
export const beginsArea = (stepIndex: number): boolean => stepIndex % STEPS_PER_AREA === 0;

/** Whether a step asks about work; if so, it says what counts as work. */
export const asksAboutWork = (stepIndex: number): boolean =>
  listQuestions(stepIndex).some(({ prompt }) => /\bwork\b/i.test(prompt));

/** How much of each area comes before a step, 0 to 100. */
export function fillPetals(stepIndex: number): Readonly<Record<AreaKey, number>> {
  const fill = (area: AreaKey) => {
    const before = stepIndex - AREAS.indexOf(area) * STEPS_PER_AREA;
    return (100 * Math.min(Math.max(before, 0), STEPS_PER_AREA)) / STEPS_PER_AREA;
  };
  return {
    safety: fill("safety"),
    connection: fill("connection"),
    recreation: fill("recreation"),
    significance: fill("significance"),
    growth: fill("growth"),
  };
}

/** Division, because 60 × 0.05 exceeds 3 in floating point and would round up to 4. */
export const minutesRemaining = (answeredCount: number, count: number = QUESTION_COUNT): number =>
  Math.max(0, Math.ceil((count - answeredCount) / QUESTIONS_PER_MINUTE));

/** Progress shown during this step: 5 on the first of 20, 100 on the last. */
export const percentComplete = (stepIndex: number, count: number = STEP_COUNT): number =>
  Math.floor(((stepIndex + 1) * 100) / count);

/**
 * The interstitial after a step, by the step's one-based number, which is also the index the assessment has advanced
 * to. At 20, continuing completes the assessment.
 */
export const interstitialAfter = (stepNumber: number): Interstitial | null =>
  interstitials.find(({ afterStep }) => afterStep === stepNumber) ?? null;
