import { describe, expect, test } from "vitest";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { QUESTIONS } from "./questions.ts";

const likerts = QUESTIONS.filter((question) => question.type === "likert");
const choices = QUESTIONS.filter((question) => question.type === "choice");

test("There are 20 questions with the ids 1 to 20, half of them choices", () => {
  expect(QUESTIONS.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect([likerts.length, choices.length]).toEqual([10, 10]);
});

test("No question, choice or pair of end labels is repeated", () => {
  const texts = [
    ...QUESTIONS.map(({ text }) => text),
    ...choices.flatMap((question) => question.choices),
    ...likerts.map(({ likertLabels }) => `${likertLabels.left} / ${likertLabels.right}`),
  ];
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toBe(text.trim());
});

test.each(choices)("Question $id offers one choice for each archetype", (question) => {
  expect(question.archetype.toSorted()).toEqual(ARCHETYPES.toSorted());
  expect(question.choices).toHaveLength(5);
});

test.each(likerts)("Question $id has two end labels and one or two archetypes", (question) => {
  const { left, right } = question.likertLabels;
  for (const label of [left, right]) expect(label.length).toBeLessThanOrEqual(24);
  expect([1, 2]).toContain(question.archetype.length);
  expect(new Set(question.archetype).size).toBe(question.archetype.length);
});

describe.each(ARCHETYPES)("%s", (archetype) => {
  test("is at each of the five positions of a choice twice", () => {
    const places = choices.map((question) => question.archetype.indexOf(archetype));
    expect(places.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test("has one statement of its own and shares two", () => {
    const own = likerts.filter((question) => question.archetype.includes(archetype));
    expect(own.map((question) => question.archetype.length).toSorted()).toEqual([1, 2, 2]);
  });
});
