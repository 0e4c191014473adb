import type { AnswerSums, AreaSums } from "#app/domain/answer-sums.ts";
import {
  ANSWER_VALUES,
  type AnswerValue,
  AREAS,
  type AreaKey,
  type NumberedAnswers,
} from "#app/domain/life-areas.ts";
import { QUESTIONS } from "../../content/question-bank.ts";
import { STATEMENTS_PER_AREA } from "../screen-order.ts";

const MOST_POINTS = ANSWER_VALUES.length - 1;

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** Points from 0 to 4; more is always better. */
export const pointsOf = (isReverse: boolean, value: number): number =>
  isReverse ? ANSWER_VALUES.length - value : value - 1;

export const statementsOfArea = (area: AreaKey) => {
  const first = AREAS.indexOf(area) * STATEMENTS_PER_AREA;
  return QUESTIONS.slice(first, first + STATEMENTS_PER_AREA);
};

/** Sums over people who answered all hundred statements. @throws RangeError if an answer is missing. */
export const sumAnswers = (people: readonly NumberedAnswers[]): AnswerSums => ({
  people: people.length,
  areas: mapAreas((area) => sumArea(people, area)),
});

function sumArea(people: readonly NumberedAnswers[], area: AreaKey): AreaSums {
  const values = people.map((answers) =>
    statementsOfArea(area).map(({ id }) => readAnswer(answers, Number(id.slice(1)))),
  );
  const points = values.map((own) =>
    statementsOfArea(area).map(({ polarity }, at) =>
      pointsOf(polarity === "reverse", own[at] ?? 0),
    ),
  );
  const totals = points.map((own) => own.reduce((sum, one) => sum + one, 0));
  return {
    answers: range(STATEMENTS_PER_AREA).map((at) =>
      ANSWER_VALUES.map((value) => values.filter((own) => own[at] === value).length),
    ),
    products: range(STATEMENTS_PER_AREA).flatMap((row) =>
      range(row + 1).map((column) =>
        points.reduce((sum, own) => sum + (own[row] ?? 0) * (own[column] ?? 0), 0),
      ),
    ),
    points: range(STATEMENTS_PER_AREA * MOST_POINTS + 1).map(
      (points) => totals.filter((total) => total === points).length,
    ),
  };
}

function readAnswer(answers: NumberedAnswers, number: number): AnswerValue {
  const value = answers.get(number);
  if (value === undefined) throw new RangeError(`Q${number} has no answer`);
  return value;
}

/** Adds the sums of two separate groups. */
export const addSums = (one: AnswerSums, other: AnswerSums): AnswerSums => ({
  people: one.people + other.people,
  areas: mapAreas((area) => addArea(one.areas[area], other.areas[area])),
});

const addArea = (one: AreaSums, other: AreaSums): AreaSums => ({
  answers: one.answers.map((counts, at) => addEach(counts, other.answers[at])),
  products: addEach(one.products, other.products),
  points: addEach(one.points, other.points),
});

const addEach = (one: readonly number[], other: readonly number[] = []): readonly number[] =>
  one.map((value, at) => value + (other[at] ?? 0));

function mapAreas<T>(make: (area: AreaKey) => T): Record<AreaKey, T> {
  return Object.fromEntries(AREAS.map((area) => [area, make(area)])) as Record<AreaKey, T>;
}

/** Of no people. */
export const NO_SUMS: AnswerSums = sumAnswers([]);
