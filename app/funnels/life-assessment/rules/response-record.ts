import { ANSWER_LABELS, type AnswerValue } from "#app/domain/life-areas.ts";
import { QUESTIONS, type Question } from "../content/question-bank.ts";

/** One answer as it is sent and stored (docs/product.md#answers). */
export type ResponseRecord = {
  readonly q_id: string;
  readonly area: string;
  readonly sub_dimension: string;
  readonly polarity: string;
  readonly value: AnswerValue;
  readonly label: string;
};

/** All other fields come from the question bank. */
export const toResponseRecord = (question: Question, value: AnswerValue): ResponseRecord => ({
  q_id: question.id,
  area: question.area,
  sub_dimension: question.subDimension,
  polarity: question.polarity,
  value,
  label: ANSWER_LABELS[value],
});

const QUESTIONS_BY_ID = new Map<string, Question>(
  QUESTIONS.map((question) => [question.id, question]),
);

/** The first field that contradicts the question bank, or null. */
export function findContradiction(record: ResponseRecord): keyof ResponseRecord | null {
  const question = QUESTIONS_BY_ID.get(record.q_id);
  if (!question) return "q_id";
  const expected = toResponseRecord(question, record.value);
  const names = ["area", "sub_dimension", "polarity", "label"] as const;
  return names.find((name) => record[name] !== expected[name]) ?? null;
}
