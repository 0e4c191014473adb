import { z } from "zod/mini";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { insights } from "../content/insights.ts";
import { AGES, GENDERS } from "../content/people.ts";
import { QUESTION_COUNT } from "../content/questions.ts";
import { type QuizSession, SALE_SECONDS, STAGES } from "./quiz-session.ts";

const questionId = z.int().check(z.minimum(1), z.maximum(QUESTION_COUNT));
const likertValue = z.int().check(z.minimum(1), z.maximum(5));
const scores = z.record(z.enum(ARCHETYPES), z.number());
const text = z.string().check(z.maxLength(500));

const StoredSession = z.object({
  stage: z.enum(STAGES),
  currentQuestion: z.int().check(z.minimum(0), z.maximum(QUESTION_COUNT - 1)),
  answers: z.record(z.string().check(z.regex(/^([1-9]|1\d|20)$/)), z.union([likertValue, text])),
  skippedQuestions: z.array(questionId),
  scores,
  tieBreaks: z.nullable(scores),
  finalArchetype: z.nullable(z.enum(ARCHETYPES)),
  email: text,
  name: text,
  currentInsight: z.int().check(z.minimum(0), z.maximum(insights.length - 1)),
  timeLeft: z.int().check(z.minimum(0), z.maximum(SALE_SECONDS)),
  age: z.nullable(z.enum(AGES)),
  gender: z.nullable(z.enum(GENDERS)),
  clientSecret: z.nullable(text),
  isPaymentMode: z.boolean(),
});

/** Reads what this browser kept under `quiz1_session`; null when it is not what we would write. */
export function parseStoredSession(stored: string): QuizSession | null {
  try {
    const parsed = StoredSession.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
