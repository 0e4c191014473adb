import type { AnswerValue } from "#app/domain/life-areas.ts";
import { QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import {
  type ResponseRecord,
  toResponseRecord,
} from "#app/funnels/life-assessment/rules/response-record.ts";

/** All one hundred answers, not all alike; another `shift` changes every one of them. */
export const answersOf = (shift: number): ResponseRecord[] =>
  QUESTIONS.map((question, at) =>
    toResponseRecord(question, (1 + ((at * 7 + shift) % 5)) as AnswerValue),
  );
