import { expect, test } from "vitest";
import {
  type AnswerValue,
  type NumberedAnswers,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import { BANK_VERSION } from "../../content/question-bank.ts";
import type { ReportFacts } from "./facts.ts";
import { areWeak, isDoubtful, judgeAnswers } from "./judge-answers.ts";
import { BANK_VERSIONS, type BankVersion, shownIn } from "./statements-of.ts";

/** Sincere answers: agree with good statements, disagree with reverse ones, to varying degrees. */
const sincere = (number: number): AnswerValue => {
  if (number % 4 === 3) return 2;
  return number % 5 === 0 ? 5 : 4;
};
const answersOf = (answerTo: (number: number) => AnswerValue): NumberedAnswers =>
  new Map(Array.from({ length: 100 }, (_, index) => [index + 1, answerTo(index + 1)]));

const judge = (
  answers: NumberedAnswers | null,
  timeSpentSeconds = 400,
  bankVersion: BankVersion = BANK_VERSION,
) => judgeAnswers({ answers, timeSpentSeconds, bankVersion } as ReportFacts);

test("Consistent answers raise no doubts, and deleted ones are not judged", () => {
  const quality = judge(answersOf(sincere));
  expect(quality).toMatchObject({
    seconds: 400,
    longestRun: 6,
    contradictions: [],
    isLeaning: false,
  });
  expect(quality && isDoubtful(quality)).toBe(false);
  expect(judge(null, 5)).toBeNull();
});

test.each([
  [149, true],
  [150, false],
  // No time was recorded.
  [0, false],
])("%i seconds for a hundred statements are hurried: %s", (seconds, expected) => {
  expect(judge(answersOf(sincere), seconds)?.isHurried).toBe(expected);
});

test.each([
  [24, false],
  [25, true],
  [60, true],
])("The same answer %i times in a row is a long run: %s", (count, expected) => {
  for (const version of BANK_VERSIONS) {
    const places = shownIn(version).map(({ id }) => Number(id.slice(1)));
    const same = new Set(places.slice(20, 20 + count));
    const answers = answersOf((number) => (same.has(number) ? 3 : sincere(number)));
    expect(judge(answers, 400, version)).toMatchObject({
      longestRun: count,
      isLongRun: expected,
    });
  }
});

test.each<[string, [AnswerValue, AnswerValue, AnswerValue, AnswerValue], boolean]>([
  ["agreeing with a statement and its opposite", [4, 5, 4, 4], true],
  ["disagreeing with both", [2, 1, 2, 2], true],
  ["agreeing with the opposite a little", [4, 4, 3, 4], false],
  ["siblings that differ", [5, 2, 5, 3], false],
  ["staying in the middle", [3, 3, 3, 3], false],
  ["being consistent", [5, 5, 1, 5], false],
])("%s (%j) is a contradiction: %s", (_what, values, isContradiction) => {
  const answers = answersOf((number) => values[number - 1] ?? sincere(number));
  expect(judge(answers)?.contradictions ?? []).toEqual(isContradiction ? ["Physical Safety"] : []);
});

test.each<[string, object, boolean]>([
  ["none", {}, false],
  ["haste", { isHurried: true }, true],
  ["a long run", { isLongRun: true }, true],
  ["four contradictions", { contradictions: SUB_DIMENSION_NAMES.slice(0, 4) }, false],
  ["five contradictions", { contradictions: SUB_DIMENSION_NAMES.slice(0, 5) }, true],
])("Doubts too great to measure a change by: %s", (_what, doubts, expected) => {
  const quality = judge(answersOf(sincere));
  expect(areWeak(quality && { ...quality, ...doubts })).toBe(expected);
  expect(areWeak(null)).toBe(false);
});
