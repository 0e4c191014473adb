import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ANSWER_VALUES,
  type AnswerValue,
  AREAS,
  type AssessmentScores,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import published from "../../../../docs/scoring-vectors.json" with { type: "json" };
import { QUESTIONS, type Question } from "../content/question-bank.ts";
import { BANK_VERSIONS, statementsOf } from "./report/statements-of.ts";
import { scoreAssessment } from "./scoring.ts";

const ids = QUESTIONS.map(({ id }) => id);
const toAnswers = (values: readonly number[]) =>
  new Map(ids.map((id, index) => [id as string, values[index] as AnswerValue]));
const mirror = (values: readonly AnswerValue[]) => values.map((value) => 6 - value);
const scoresOf = ({ overall, areas, subDimensions }: AssessmentScores) => [
  overall,
  ...Object.values(areas),
  ...Object.values(subDimensions),
];

const hundred = { minLength: 100, maxLength: 100 };
const anyAnswers = fc.array(fc.constantFrom(...ANSWER_VALUES), hundred);
// Few distinct values per area, so that ties are common.
const tyingAnswers = fc
  .array(fc.constantFrom(1, 3, 5), { minLength: 5, maxLength: 5 })
  .map((values) =>
    QUESTIONS.map(({ area, polarity }) => {
      const value = values[AREAS.indexOf(area)] ?? 3;
      return (polarity === "reverse" ? 6 - value : value) as AnswerValue;
    }),
  );
const answers = fc.oneof(anyAnswers, tyingAnswers);

test("The published vectors hold for every version of the bank", () => {
  expect(published.bankVersions).toEqual(BANK_VERSIONS);
  for (const version of BANK_VERSIONS) {
    const keysOf = (questions: readonly Question[]) =>
      questions.map(({ prompt: _, ...key }) => key);
    expect(keysOf(statementsOf(version))).toEqual(keysOf(QUESTIONS));
  }
  expect(published.vectors.length).toBeGreaterThanOrEqual(8);
});

test.each(published.vectors)("P26 the published vector holds: $name", (vector) => {
  const values = [...vector.answers].map(Number);
  expect(values).toHaveLength(100);
  const { subDimensions, ...scores } = scoreAssessment(toAnswers(values));
  const byArea = AREAS.map((area) => [
    area,
    SUB_DIMENSIONS[area].map((name) => subDimensions[name]),
  ]);
  expect({ ...scores, subDimensions: Object.fromEntries(byArea) }).toEqual({
    overall: vector.overall,
    areas: vector.areas,
    subDimensions: vector.subDimensions,
    topArea: vector.topArea,
    bottomArea: vector.bottomArea,
  });
});

test("P26 the order of answers does not matter, nor whether they come as a map or a record", () => {
  fc.assert(
    fc.property(answers, fc.shuffledSubarray([...ids.keys()], hundred), (values, order) => {
      const expected = scoreAssessment(toAnswers(values));
      const shuffled = order.map((at) => [ids[at], values[at]] as [string, AnswerValue]);
      expect(scoreAssessment(new Map(shuffled))).toEqual(expected);
      expect(scoreAssessment(Object.fromEntries(shuffled))).toEqual(expected);
    }),
  );
});

test("P26 mirrored answers give exactly the mirrored scores, halves included", () => {
  fc.assert(
    fc.property(answers, (values) => {
      const scores = scoresOf(scoreAssessment(toAnswers(values)));
      const mirrored = scoresOf(scoreAssessment(toAnswers(mirror(values))));
      expect(mirrored).toEqual(scores.map((score) => 100 - score));
    }),
    { numRuns: 500 },
  );
});

test("P26 every score is an integer from 0 to 100 within 0.5 of the exact percentage", () => {
  fc.assert(
    fc.property(answers, (values) => {
      const scores = scoreAssessment(toAnswers(values));
      for (const score of scoresOf(scores)) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
      const points = values.map((value, at) => (at % 4 === 2 ? 5 - value : value - 1));
      const shareOf = (from: number, count: number) =>
        (25 * points.slice(from, from + count).reduce((sum, point) => sum + point, 0)) / count;
      const exact = [
        shareOf(0, 100),
        ...AREAS.map((_, at) => shareOf(20 * at, 20)),
        ...Array.from({ length: 25 }, (_, at) => shareOf(4 * at, 4)),
      ];
      for (const [at, score] of scoresOf(scores).entries()) {
        expect(Math.abs(score - (exact[at] ?? Number.NaN))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test("P26 top and bottom differ and ties go to the earlier area", () => {
  fc.assert(
    fc.property(answers, (values) => {
      const { areas, topArea, bottomArea } = scoreAssessment(toAnswers(values));
      expect(topArea).not.toBe(bottomArea);
      const most = Math.max(...Object.values(areas));
      expect(topArea).toBe(AREAS.find((area) => areas[area] === most));
      const others = AREAS.filter((area) => area !== topArea);
      const least = Math.min(...others.map((area) => areas[area]));
      expect(bottomArea).toBe(others.find((area) => areas[area] === least));
    }),
  );
});

test("P26 two areas have the same score only with the same points", () => {
  const scores = Array.from({ length: 81 }, (_, points) => {
    // As many best answers as fit the points, then the rest.
    const values = QUESTIONS.map(({ polarity }, at) => {
      const share = Math.min(4, Math.max(0, points - 4 * at));
      return polarity === "reverse" ? 5 - share : share + 1;
    });
    return scoreAssessment(toAnswers(values)).areas.safety;
  });
  expect(new Set(scores).size).toBe(81);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

test("P26 answers to unknown questions are ignored", () => {
  const given = toAnswers(ids.map(() => 4));
  const expected = scoreAssessment(given);
  expect(scoreAssessment(new Map([...given, ["Q0", 5], ["Q101", 1], ["q1", 1]]))).toEqual(expected);
});

test.each([0, 6, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, "3", null, undefined, true])(
  "P26 %j is no answer",
  (value) => {
    const given = toAnswers(ids.map(() => 3)).set("Q64", value as AnswerValue);
    expect(() => scoreAssessment(given)).toThrow(RangeError);
    expect(() => scoreAssessment(given)).toThrow("Q64");
  },
);
