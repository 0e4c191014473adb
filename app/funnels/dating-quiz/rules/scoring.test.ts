import { expect, test } from "vitest";
import { ARCHETYPES, MOST_POINTS } from "#app/domain/archetypes.ts";
import { QUESTIONS } from "../content/questions.ts";
import { NO_SCORES } from "./quiz-session.ts";
import { scoreAnswers } from "./scoring.ts";

test("Without answers all scores are zero", () => {
  expect(scoreAnswers({})).toEqual(NO_SCORES);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 0.5],
  [4, 1],
  [5, 1],
])("A likert answer of %d gives %d to each archetype of its question", (value, points) => {
  expect(scoreAnswers({ 2: value })).toEqual({ ...NO_SCORES, echo: points });
  expect(scoreAnswers({ 6: value })).toEqual({ ...NO_SCORES, echo: points, idealist: points });
});

const choices = QUESTIONS.flatMap((question) =>
  question.type === "choice"
    ? question.choices.map((text, at) => ({ id: question.id, text, to: question.archetype[at] }))
    : [],
);

test.each(choices)("Question $id: the choice “$text” gives 1 to $to", ({ id, text, to }) => {
  expect(scoreAnswers({ [id]: text })).toEqual({ ...NO_SCORES, [to ?? ""]: 1 });
});

test.each(ARCHETYPES)("Every answer for %s gives it the most points there are", (archetype) => {
  const answers = QUESTIONS.map((question) => {
    const at = question.archetype.indexOf(archetype);
    const likert = at < 0 ? 1 : 5;
    return [question.id, question.type === "likert" ? likert : question.choices[at]] as const;
  });
  expect(scoreAnswers(Object.fromEntries(answers))[archetype]).toBe(MOST_POINTS.each);
});

test("An unknown text counts as the first choice", () => {
  expect(scoreAnswers({ 5: "Something else" })).toEqual({ ...NO_SCORES, idealist: 1 });
});

test("Answers to unknown questions are ignored", () => {
  expect(scoreAnswers({ 0: 5, 21: 5 })).toEqual(NO_SCORES);
});
