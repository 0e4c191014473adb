import { expect, test } from "vitest";
import {
  AREAS,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import { likeness, weighConcepts } from "../../../../tests/setup/meaning.ts";
import { gradeOf, wordsOf } from "../../../../tests/setup/reading-grade.ts";
import { countSyllables } from "../../../../tools/prose/count-syllables.ts";
import { statementsOf, toBankVersion } from "../rules/report/statements-of.ts";
import { earlierPrompts } from "./earlier-statements.ts";
import { BANK_VERSION, QUESTIONS } from "./question-bank.ts";

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

test("The version is a year and a month", () => {
  expect(BANK_VERSION).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
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

/** Likeness from which a dictionary takes two statements to mean the same. */
const ALIKE = 0.55;

const listAlike = (statements: readonly string[]) => {
  const weigh = weighConcepts(statements);
  return statements.flatMap((one, index) =>
    statements.slice(index + 1).flatMap((other, at) => {
      const pair = `Q${index + 1} Q${index + at + 2}`;
      return likeness(one, other, weigh) >= ALIKE ? [pair] : [];
    }),
  );
};

test("No two statements mean the same", () => {
  expect(listAlike(prompts)).toEqual([]);
});

test("The measure finds the pairs of the first version that readers took for the same statement", () => {
  const first = statementsOf("2026-11").map(({ prompt }) => prompt);
  const taken = [
    ["Q4 Q28", "Q5 Q7", "Q13 Q15", "Q34 Q89", "Q46 Q57", "Q46 Q60", "Q57 Q60"],
    ["Q62 Q71", "Q73 Q74", "Q73 Q76", "Q74 Q76", "Q77 Q78", "Q81 Q92", "Q98 Q99"],
  ].flat();
  expect(listAlike(first)).toEqual(expect.arrayContaining(taken));
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

test("The statements are readable at age twelve: median grade at most 3, none above 7", () => {
  const graded = prompts.map((prompt) => ({ prompt, grade: gradeOf(prompt) }));
  expect(graded.filter(({ grade }) => grade > 7)).toEqual([]);
  const sorted = graded.map(({ grade }) => grade).toSorted((a, b) => a - b);
  expect(sorted[50]).toBeLessThanOrEqual(3);
});

test("No word is longer than four syllables", () => {
  const long = prompts.flatMap(wordsOf).filter((word) => countSyllables(word) > 4);
  expect(long).toEqual([]);
});

test.each([
  ["safe", 1],
  ["place", 1],
  ["people", 2],
  ["little", 2],
  ["noticed", 2],
  ["tired", 1],
  ["wasted", 2],
  ["praises", 2],
  ["idea", 3],
  ["being", 2],
  ["creative", 3],
  ["community", 4],
  ["interest", 3],
])("The measure counts the syllables of %s", (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});
