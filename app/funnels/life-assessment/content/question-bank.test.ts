import { expect, test } from "vitest";
import {
  AREAS,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import { wordsOf } from "../../../../tests/fixtures/words-of.ts";
import { toBankVersion } from "../rules/report/statements-of.ts";
import { earlierPrompts } from "./earlier-statements.ts";
import { QUESTIONS } from "./question-bank.ts";

const prompts = QUESTIONS.map(({ prompt }) => prompt);

test("There are 100 statements, Q1 to Q100 in order", () => {
  expect(QUESTIONS).toHaveLength(QUESTION_COUNT);
  const expected = Array.from({ length: 100 }, (_, index) => `Q${index + 1}`);
  expect(QUESTIONS.map(({ id }) => id)).toEqual(expected);
});

test("Each area has twenty statements and each sub-dimension four, in the order of the areas", () => {
  expect(QUESTIONS.map(({ area }) => area)).toEqual(
    AREAS.flatMap((area) => Array.from({ length: 20 }, () => area)),
  );
  expect(QUESTIONS.map(({ subDimension }) => subDimension)).toEqual(
    SUB_DIMENSION_NAMES.flatMap((name) => [name, name, name, name]),
  );
  for (const { area, subDimension } of QUESTIONS) {
    expect(SUB_DIMENSIONS[area]).toContain(subDimension);
  }
});

test("Only the third of every four statements is reverse-keyed", () => {
  const four = ["positive", "positive", "reverse", "positive"];
  expect(QUESTIONS.map(({ polarity }) => polarity)).toEqual(
    SUB_DIMENSION_NAMES.flatMap(() => four),
  );
});

test("Each statement is one plain sentence of 20 to 90 characters in the first person", () => {
  for (const prompt of prompts) {
    expect(prompt.length, prompt).toBeGreaterThanOrEqual(20);
    expect(prompt.length, prompt).toBeLessThanOrEqual(90);
    expect(prompt).toMatch(/^[A-Z][A-Za-z ,-]+\.$/);
    expect(prompt).not.toMatch(/ {2}| ,/);
    expect(wordsOf(prompt)).toContainEqual(expect.stringMatching(/^(i|me|my|myself)$/));
  }
});

// Disagreeing with a negation is a double negative, so negations are banned.
const negations =
  /\b(no|not|none|nobody|nothing|nowhere|nor|never|cannot|without|hardly|rarely|seldom|lack)\b/;
const absolutes =
  /\b(always|every (day|time)|everyone|everybody|everything|completely|totally|ever)\b/;
// The answers say how far a statement applies; frequency would be a second scale.
const frequencies = /\b(often|mostly|usually|sometimes|every (week|month|year))\b/;
const pastOrFuture = /\b(was|were|did|had|used to|shall|going to)\b/;
const assumptions = new RegExp(
  String.raw`\b(${[
    "partner|husband|wife|spouse|marriage|child|children|kids|parents?|family",
    "boss|job|career|colleagues?|office|salary|car",
    "god|pray|faith|church|phone|online|walk|run|healthy|body",
  ].join("|")})\b`,
);

test.each([
  ["negates", negations],
  ["uses absolutes", absolutes],
  ["says how often", frequencies],
  ["refers to the past or future", pastOrFuture],
  ["assumes a partner, child, job, faith, device or health", assumptions],
])("No statement %s", (_what, banned) => {
  expect(prompts.filter((prompt) => banned.test(prompt.toLowerCase()))).toEqual([]);
});

test("An earlier version keeps only the statements that have changed since", () => {
  for (const [id, earlier] of Object.entries(earlierPrompts["2026-11"])) {
    const now = QUESTIONS.find((question) => question.id === id)?.prompt;
    expect(now).toBeDefined();
    expect(now).not.toBe(earlier);
  }
  expect([toBankVersion(null), toBankVersion("2026-12"), toBankVersion("2027-01")]).toEqual([
    "2026-11",
    "2026-12",
    null,
  ]);
});

test("No two statements begin with the same six words", () => {
  const beginnings = prompts.map((prompt) => wordsOf(prompt).slice(0, 6).join(" "));
  expect(beginnings.filter((words, index) => beginnings.indexOf(words) !== index)).toEqual([]);
});
