import fc from "fast-check";
import { expect, test } from "vitest";
import { type AnswerValue, AREAS, type NumberedAnswers } from "#app/domain/life-areas.ts";
import { BANK_VERSION, QUESTIONS } from "../../content/question-bank.ts";
import { scoreAssessment } from "../scoring.ts";
import { explainScore } from "./explain-score.ts";
import type { BankVersion } from "./statements-of.ts";

const answersOf = (answerTo: (number: number) => AnswerValue): NumberedAnswers =>
  new Map(QUESTIONS.map((_, index) => [index + 1, answerTo(index + 1)]));

test("An area with only neutral answers is explained by none", () => {
  expect(
    explainScore(
      answersOf(() => 3),
      "safety",
      BANK_VERSION,
    ),
  ).toEqual([]);
});

test("Two raising and two lowering answers are given, of different sub-dimensions", () => {
  const moving = explainScore(
    answersOf(() => 5),
    "safety",
    BANK_VERSION,
  );
  expect(
    moving.map(({ subDimension, isReverse, effect }) => [subDimension, isReverse, effect]),
  ).toEqual([
    ["Physical Safety", false, 2.5],
    ["Emotional Safety", false, 2.5],
    ["Physical Safety", true, -2.5],
    ["Emotional Safety", true, -2.5],
  ]);
});

test("Without lowering answers, four raising ones are given", () => {
  const best = answersOf((number) => (number % 4 === 3 ? 1 : 5));
  const moving = explainScore(best, "growth", BANK_VERSION);
  expect(moving.map(({ effect }) => effect)).toEqual([2.5, 2.5, 2.5, 2.5]);
  expect(new Set(moving.map(({ subDimension }) => subDimension)).size).toBe(4);
});

test("Each version is explained in the words that were answered", () => {
  const answers = new Map(answersOf(() => 3)).set(1, 5).set(2, 4).set(3, 5);
  const explain = (version: BankVersion) =>
    explainScore(answers, "safety", version).map(({ prompt }) => prompt);
  const unchanged = "I feel safe in the place where I live.";
  expect(explain("2026-11")).toEqual([
    unchanged,
    "I feel safe when I am out and about near my home.",
    "I often feel in danger in my daily life.",
  ]);
  expect(explain("2026-12")).toEqual([
    unchanged,
    "I feel safe outdoors near my home.",
    "I feel in danger in my daily life.",
  ]);
});

test("A stronger answer comes before a weaker one", () => {
  const answers = new Map(answersOf(() => 3)).set(1, 4).set(6, 5).set(3, 4).set(7, 1);
  expect(explainScore(answers, "safety", BANK_VERSION).map(({ effect }) => effect)).toEqual([
    2.5, 2.5, 1.25, -1.25,
  ]);
});

const anyAnswers = fc
  .array(fc.constantFrom<AnswerValue>(1, 2, 3, 4, 5), { minLength: 100, maxLength: 100 })
  .map((values): NumberedAnswers => new Map(values.map((value, index) => [index + 1, value])));

test("Making an answer neutral changes its area's score by the stated effect", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...AREAS), (answers, area) => {
      for (const { prompt, effect } of explainScore(answers, area, BANK_VERSION)) {
        const number = QUESTIONS.findIndex((question) => question.prompt === prompt) + 1;
        const before = scoreOf(answers)[area];
        const after = scoreOf(new Map(answers).set(number, 3))[area];
        // Each score is rounded by at most half a point.
        expect(Math.abs(before - after - effect)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 40 },
  );
});

const scoreOf = (answers: NumberedAnswers) =>
  scoreAssessment(new Map([...answers].map(([number, value]) => [`Q${number}`, value]))).areas;
