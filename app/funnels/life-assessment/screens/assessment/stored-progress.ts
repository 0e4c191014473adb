import { ANSWER_VALUES, type AnswerValue } from "#app/domain/life-areas.ts";
import { QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import { QUESTIONS_PER_STEP } from "#app/funnels/life-assessment/rules/steps.ts";

export type StoredProgress = {
  readonly attemptId: string | null;
  readonly answers: ReadonlyMap<string, AnswerValue>;
};

// docs/product.md#browser-storage lists all keys.
const ATTEMPT = "quiz2_attempt_id";
const RESPONSES = "quiz2_responses";
const PROGRESS = "quiz2_progress";
const LAST_SAVED = "quiz2_last_saved_count";
const COMPLETED = "quiz2_completed_attempt";

/**
 * Reads and clears the progress of an earlier page load. Storage may be disabled or full: the assessment then lives in
 * the page and on the server only.
 */
export function takeStoredProgress(): StoredProgress {
  const attemptId = tryStorage(() => localStorage.getItem(ATTEMPT)) ?? null;
  const answers = parseAnswers(tryStorage(() => localStorage.getItem(RESPONSES)) ?? null);
  clearStoredProgress();
  return { attemptId, answers };
}

export function storeProgress({ attemptId, answers }: StoredProgress, stepIndex: number): void {
  tryStorage(() => {
    if (attemptId !== null) localStorage.setItem(ATTEMPT, attemptId);
    localStorage.setItem(RESPONSES, JSON.stringify(Object.fromEntries(answers)));
    localStorage.setItem(PROGRESS, String(stepIndex * QUESTIONS_PER_STEP));
  });
}

export function clearStoredProgress(): void {
  tryStorage(() => {
    for (const key of [ATTEMPT, RESPONSES, PROGRESS, LAST_SAVED]) localStorage.removeItem(key);
  });
}

export function storeCompleted(attemptId: string): void {
  tryStorage(() => localStorage.setItem(COMPLETED, attemptId));
}

function parseAnswers(text: string | null): Map<string, AnswerValue> {
  const stored = tryStorage(() => JSON.parse(text ?? "{}")) as
    | Record<string, unknown>
    | null
    | undefined;
  const answers = new Map<string, AnswerValue>();
  for (const { id } of QUESTIONS) {
    const value = ANSWER_VALUES.find((candidate) => candidate === stored?.[id]);
    if (value !== undefined) answers.set(id, value);
  }
  return answers;
}

function tryStorage<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
