import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswerValue, NumberedAnswers } from "#app/domain/life-areas.ts";
import { factsOf, valuesOf } from "../../../../../tests/fixtures/report-facts.ts";
import { measureAgreement } from "./agreement.ts";

const answersOf = (values: readonly number[]): NumberedAnswers =>
  new Map(values.map((value, index) => [index + 1, value as AnswerValue]));

test.each([
  ["strong agreement with everything", () => 5, { points: 25, corrected: 50 }],
  ["agreement with everything", () => 4, { points: 13, corrected: 50 }],
  ["the middle throughout", () => 3, { points: 0, corrected: 50 }],
  ["strong disagreement with everything", () => 1, { points: -25, corrected: 50 }],
  ["the best answers", (index: number) => (index % 4 === 2 ? 1 : 5), { points: 0, corrected: 100 }],
  [
    "the best answers, with neutral opposites",
    (index: number) => (index % 4 === 2 ? 3 : 5),
    { points: 13, corrected: 75 },
  ],
])("Agreement is measured for %s", (_what, answerTo, expected) => {
  expect(measureAgreement(answersOf(valuesOf(answerTo)))).toEqual(expected);
});

test("The shown score is the corrected one plus the points, and mirrored answers mirror both", () => {
  const anyValues = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 100, maxLength: 100 });
  fc.assert(
    fc.property(anyValues, (values) => {
      const { points, corrected } = measureAgreement(answersOf(values));
      const { overall } = factsOf(values).scores;
      // Each of the three is rounded by at most half a point.
      expect(Math.abs(corrected + points - overall)).toBeLessThanOrEqual(1.5);
      const mirrored = measureAgreement(answersOf(values.map((value) => 6 - value)));
      expect(mirrored).toEqual({ points: 0 - points, corrected: 100 - corrected });
    }),
    { numRuns: 100 },
  );
});
