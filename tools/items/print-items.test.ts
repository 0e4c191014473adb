import { expect, test } from "vitest";
import type { AnswerValue } from "../../app/domain/life-areas.ts";
import {
  BANK_VERSION,
  QUESTIONS,
} from "../../app/funnels/life-assessment/content/question-bank.ts";
import { sumAnswers } from "../../app/funnels/life-assessment/rules/items/answer-sums.ts";
import { figuresOf } from "../../app/funnels/life-assessment/rules/items/figures.ts";
import { createChance } from "../../tests/fixtures/chance.ts";
import { printDropOut, printItems, printPace } from "./print-items.ts";

const chance = createChance(5);
const takers = Array.from(
  { length: 120 },
  () => new Map(QUESTIONS.map((_, at) => [at + 1, Math.ceil(5 * (1 - chance())) as AnswerValue])),
);
const text = printItems(figuresOf(BANK_VERSION, [{ country: "US", sums: sumAnswers(takers) }]));

test("Every statement has a line with its figures, and every area one with its intervals", () => {
  for (const { id, prompt } of QUESTIONS) {
    const [line = ""] = text
      .split("\n")
      .filter((one) => one.startsWith(`${id} `) && one.endsWith(prompt));
    expect(line.match(/-?\d+\.\d\d/g)?.length, id).toBeGreaterThanOrEqual(4);
  }
  expect(text.match(/^[A-Z]+ {3}α -?0\.\d\d \[-?\d\.\d\d, -?\d\.\d\d\] {3}ω /gm)).toHaveLength(5);
  expect(text.match(/^ {2}\S.* α /gm)).toHaveLength(25);
});

test("Random answers put nearly all statements up for rewriting, and have no percentiles", () => {
  const [, named = ""] = text.split("Statements to rewrite\n");
  expect(named.match(/r with its area/g)?.length).toBeGreaterThan(90);
  expect(text.match(/Percentiles: not printed below 1000 people/g)).toHaveLength(5);
});

test("Drop-out has a line for each page, and hides fewer than five people", () => {
  const dropOut = printDropOut("2026-12", [
    { pages: -1, people: 80 },
    { pages: 0, people: 16 },
    { pages: 3, people: 4 },
  ]);
  expect(dropOut).toContain("before page 1 was answered   16 (16 %)");
  expect(dropOut).toContain("after page 3                 <5");
  expect(dropOut).toContain("completed                    80 (80 %)");
  expect(dropOut.split("\n")).toHaveLength(23);
});

test("The pace is printed as quartiles, and hidden for fewer than five people", () => {
  const pace = [
    { seconds: 9, people: 20 },
    { seconds: 14, people: 20 },
    { seconds: 15, people: 20 },
    { seconds: 30, people: 15 },
    { seconds: 4_000, people: 5 },
  ];
  expect(printPace("2026-12", pace)).toBe(
    "Seconds a page, statements 2026-12: median 14, the middle half 9 to 15, of 80 who completed.",
  );
  expect(printPace("2026-12", [{ seconds: 9, people: 4 }])).not.toContain("9");
});
