import { expect, test } from "vitest";
import {
  type AnswerValue,
  type NumberedAnswers,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import type { ReportFacts } from "./facts.ts";
import { areWeak, judgeAnswers } from "./judge-answers.ts";

/** Sincere answers: agree with good statements, disagree with reverse ones, to varying degrees. */
const sincere = (number: number): AnswerValue => {
  if (number % 4 === 3) return 2;
  return number % 5 === 0 ? 5 : 4;
};
const answersOf = (answerTo: (number: number) => AnswerValue): NumberedAnswers =>
  new Map(Array.from({ length: 100 }, (_, index) => [index + 1, answerTo(index + 1)]));

const judge = (answers: NumberedAnswers | null, timeSpentSeconds = 400) =>
  judgeAnswers({ answers, timeSpentSeconds } as ReportFacts);

test("Consistent or deleted answers raise no doubts", () => {
  expect(judge(answersOf(sincere))).toBeNull();
  expect(judge(null, 5)).toBeNull();
});

test.each([
  [149, 149],
  [150, null],
  // No time was recorded.
  [0, null],
])("%i seconds for a hundred statements", (seconds, expected) => {
  expect(judge(answersOf(sincere), seconds)?.hurriedSeconds ?? null).toBe(expected);
});

test.each([
  [24, null],
  [25, 25],
  [60, 60],
])("The same answer %i times in a row", (count, expected) => {
  const answers = answersOf((number) =>
    number > 20 && number <= 20 + count ? 3 : sincere(number),
  );
  expect(judge(answers)?.sameInARow ?? null).toBe(expected);
});

test.each<[string, [AnswerValue, AnswerValue, AnswerValue, AnswerValue], boolean]>([
  ["agreeing with a statement and its opposite", [4, 5, 4, 4], true],
  ["disagreeing with both", [2, 1, 2, 2], true],
  ["agreeing with the opposite a little", [4, 4, 3, 4], false],
  ["siblings that differ", [5, 2, 5, 3], false],
  ["being in the middle", [3, 3, 3, 3], false],
  ["being consistent", [5, 5, 1, 5], false],
])("%s", (_what, values, isContradiction) => {
  const answers = answersOf((number) => values[number - 1] ?? sincere(number));
  expect(judge(answers)?.contradictions ?? []).toEqual(isContradiction ? ["Physical Safety"] : []);
});

test.each([
  ["none", null, false],
  ["haste", { hurriedSeconds: 80 }, true],
  ["a long run", { sameInARow: 25 }, true],
  ["four contradictions", { contradictions: SUB_DIMENSION_NAMES.slice(0, 4) }, false],
  ["five contradictions", { contradictions: SUB_DIMENSION_NAMES.slice(0, 5) }, true],
])("Doubts too great to measure a change by: %s", (_what, doubts, expected) => {
  const none = { hurriedSeconds: null, sameInARow: null, contradictions: [] };
  expect(areWeak(doubts && { ...none, ...doubts })).toBe(expected);
});
