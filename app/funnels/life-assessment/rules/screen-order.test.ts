import { expect, test } from "vitest";
import { AREAS, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { QUESTIONS, type Question } from "../content/question-bank.ts";
import { SHOWN_QUESTIONS, STATEMENTS_PER_AREA } from "./screen-order.ts";

const shownOf = (at: number) =>
  SHOWN_QUESTIONS.slice(at * STATEMENTS_PER_AREA, (at + 1) * STATEMENTS_PER_AREA);
const placesOfReverse = (questions: readonly Question[]) =>
  questions.flatMap(({ polarity }, place) => (polarity === "reverse" ? [place] : []));

test("Every statement is shown once, and the areas keep the order of the bank", () => {
  const idsOf = (questions: readonly Question[]) => new Set(questions.map(({ id }) => id));
  expect(SHOWN_QUESTIONS).toHaveLength(QUESTIONS.length);
  expect(idsOf(SHOWN_QUESTIONS)).toEqual(idsOf(QUESTIONS));
  expect(SHOWN_QUESTIONS.map(({ area }) => area)).toEqual(QUESTIONS.map(({ area }) => area));
  expect(SHOWN_QUESTIONS[0]?.id).toBe("Q1");
});

test.each(AREAS.map((area, at) => [area, at] as const))(
  "In %s each step has one statement of every sub-dimension, and two of the same are three apart",
  (area, at) => {
    const shown = shownOf(at).map(({ subDimension }) => subDimension);
    for (const step of [0, 5, 10, 15]) {
      expect(shown.slice(step, step + 5).toSorted()).toEqual([...SUB_DIMENSIONS[area]].sort());
    }
    for (const [place, name] of shown.entries()) {
      expect(shown.slice(place + 1, place + 3)).not.toContain(name);
    }
  },
);

test("Reverse statements are in every step, never two in a row, and placed differently in each area", () => {
  const places = AREAS.map((_, at) => placesOfReverse(shownOf(at)));
  for (const area of places) {
    expect(new Set(area.map((place) => Math.floor(place / 5))).size).toBe(4);
    expect(new Set(area.map((place) => place % 5)).size).toBeGreaterThanOrEqual(4);
  }
  expect(new Set(places.map(String)).size).toBe(AREAS.length);
  const all = placesOfReverse(SHOWN_QUESTIONS);
  for (const [at, place] of all.slice(1).entries()) {
    expect(place - (all[at] ?? 0)).toBeGreaterThan(1);
  }
});
