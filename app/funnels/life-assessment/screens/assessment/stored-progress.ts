import { days, seconds as toMs } from "#app/domain/duration.ts";
import { ANSWER_VALUES, type AnswerValue } from "#app/domain/life-areas.ts";
import { KEPT_DAYS } from "#app/domain/personal-data.ts";
import { BANK_VERSION, QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import { QUESTIONS_PER_STEP } from "#app/funnels/life-assessment/rules/steps.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";

export type StoredProgress = {
  readonly attemptId: string | null;
  readonly answers: ReadonlyMap<string, AnswerValue>;
  /** Spent on the answers, including earlier page loads. */
  readonly seconds: number;
};

const PROGRESS_KEYS = [
  "quiz2_attempt_id",
  "quiz2_responses",
  "quiz2_progress",
  "quiz2_seconds",
  "quiz2_bank_version",
  "quiz2_last_saved_count",
] as const;

const NO_PROGRESS: StoredProgress = { attemptId: null, answers: new Map(), seconds: 0 };

/** The progress of an earlier page load; none if the statements have changed since. */
export const readStoredProgress = (): StoredProgress =>
  localStore.read("quiz2_bank_version") === BANK_VERSION
    ? {
        attemptId: localStore.read("quiz2_attempt_id") ?? null,
        answers: parseAnswers(localStore.read("quiz2_responses") ?? "{}"),
        seconds: parseSeconds(localStore.read("quiz2_seconds") ?? ""),
      }
    : NO_PROGRESS;

export function storeProgress(
  { attemptId, answers, seconds }: StoredProgress,
  stepIndex: number,
): void {
  if (attemptId !== null) localStore.write("quiz2_attempt_id", attemptId);
  localStore.write("quiz2_responses", JSON.stringify(Object.fromEntries(answers)));
  localStore.write("quiz2_progress", String(stepIndex * QUESTIONS_PER_STEP));
  localStore.write("quiz2_seconds", String(seconds));
  localStore.write("quiz2_bank_version", BANK_VERSION);
}

export function clearStoredProgress(): void {
  for (const key of PROGRESS_KEYS) localStore.remove(key);
}

function parseAnswers(text: string): Map<string, AnswerValue> {
  const stored = parseObject(text);
  const answers = new Map<string, AnswerValue>();
  for (const { id } of QUESTIONS) {
    const value = ANSWER_VALUES.find((candidate) => candidate === stored?.[id]);
    if (value !== undefined) answers.set(id, value);
  }
  return answers;
}

/** Nobody can spend longer on an assessment than it is kept. */
const MOST_SECONDS = days(KEPT_DAYS.unfinishedAttempts) / toMs(1);

const parseSeconds = (text: string): number =>
  /^\d{1,9}$/.test(text) ? Math.min(Number(text), MOST_SECONDS) : 0;

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
