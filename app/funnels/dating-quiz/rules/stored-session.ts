import { ARCHETYPES, DATED } from "#app/domain/archetypes.ts";
import { AGES, GENDERS } from "../content/people.ts";
import {
  type Answer,
  INSIGHT_COUNT,
  QUESTION_COUNT,
  type QuizSession,
  SALE_SECONDS,
  STAGES,
} from "./quiz-session.ts";

type Check = (value: unknown) => boolean;

const isOneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isIntegerBetween =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const isText: Check = (value) => typeof value === "string" && value.length <= 500;
const isFlag: Check = (value) => typeof value === "boolean";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isQuestionId = isIntegerBetween(1, QUESTION_COUNT);
const isQuestionKey = (key: string) => isQuestionId(Number(key)) && String(Number(key)) === key;
const isAnswer = (value: unknown): value is Answer =>
  isIntegerBetween(1, 5)(value) || isText(value);
const isAnswers: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([id, answer]) => isQuestionKey(id) && isAnswer(answer));
const isSkipped: Check = (value) => Array.isArray(value) && value.every(isQuestionId);
const isScores: Check = (value) =>
  isRecord(value) &&
  Object.keys(value).length === ARCHETYPES.length &&
  ARCHETYPES.every((archetype) => Number.isFinite(value[archetype]));

const checks: Readonly<Record<keyof QuizSession, Check>> = {
  stage: isOneOf(STAGES),
  currentQuestion: isIntegerBetween(0, QUESTION_COUNT - 1),
  answers: isAnswers,
  skippedQuestions: isSkipped,
  scores: isScores,
  tieBreaks: isNullOr(isScores),
  finalArchetype: isNullOr(isOneOf(ARCHETYPES)),
  email: isText,
  name: isText,
  currentInsight: isIntegerBetween(0, INSIGHT_COUNT - 1),
  timeLeft: isIntegerBetween(0, SALE_SECONDS),
  age: isNullOr(isOneOf(AGES)),
  gender: isNullOr(isOneOf(GENDERS)),
  // Sessions of earlier releases have none.
  dates: (value) => value === undefined || isNullOr(isOneOf(DATED))(value),
  clientSecret: isNullOr(isText),
  isPaymentMode: isFlag,
  lostSends: (value) => value === undefined || isNullOr(Number.isInteger)(value),
};

/**
 * Parses `quiz1_session`; null unless every field is valid. Written by hand because returning visitors wait for this
 * script, and a schema library would make it ten times as large.
 */
export function parseStoredSession(stored: string): QuizSession | null {
  try {
    const parsed: unknown = JSON.parse(stored);
    return isSession(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isSession = (value: unknown): value is QuizSession =>
  isRecord(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
