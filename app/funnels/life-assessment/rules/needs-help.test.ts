import { expect, test } from "vitest";
import { type AnswerValue, DANGER_QUESTION_ID } from "#app/domain/life-areas.ts";
import { QUESTIONS } from "../content/question-bank.ts";
import { needsHelp } from "./needs-help.ts";
import { scoreAssessment } from "./scoring.ts";

/** Neutral throughout, apart from the four statements of Physical Safety. */
const answer = (...first: AnswerValue[]) => {
  const answers = new Map<string, AnswerValue>(
    QUESTIONS.map(({ id }, index) => [id, first[index] ?? 3]),
  );
  return {
    scores: scoreAssessment(answers),
    dangerAnswer: answers.get(DANGER_QUESTION_ID) ?? null,
  };
};

test.each<[string, Parameters<typeof answer>, number, boolean]>([
  ["agrees to be in danger", [5, 5, 4, 5], 81, true],
  ["strongly agrees", [5, 5, 5, 5], 75, true],
  ["is neutral", [3, 3, 3, 3], 50, false],
  ["disagrees, but feels unsafe otherwise", [1, 1, 2, 2], 25, true],
  ["is just below 40", [2, 2, 3, 3], 38, true],
  ["is just above 40", [2, 3, 3, 3], 44, false],
  ["feels safe", [5, 5, 1, 5], 100, false],
])("Someone who %s: %j scores %i", (_who, answers, score, isOffered) => {
  const asked = answer(...answers);
  expect(asked.scores.subDimensions["Physical Safety"]).toBe(score);
  expect(needsHelp(asked)).toBe(isOffered);
});

test("Without the stored answer the score decides", () => {
  expect(needsHelp({ ...answer(5, 5, 5, 5), dangerAnswer: null })).toBe(false);
  expect(needsHelp({ ...answer(1, 1, 5, 1), dangerAnswer: null })).toBe(true);
});

test("DANGER_QUESTION_ID names the statement about danger", () => {
  const meant = QUESTIONS.find(({ id }) => id === DANGER_QUESTION_ID);
  expect(meant).toMatchObject({
    prompt: "I feel in danger in my daily life.",
    subDimension: "Physical Safety",
  });
});
