import { describe, expect, test } from "vitest";
import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { wordsOf } from "../../../../../tests/fixtures/words-of.ts";
import { TEXT_LEVELS } from "../../rules/text-level.ts";
import { areaLevels } from "./area-levels.ts";
import * as report from "./report.ts";
import { subDimensionSteps } from "./sub-dimension-steps.ts";

const levels = AREAS.flatMap((area) =>
  TEXT_LEVELS.map((level) => ({ title: `${area}, ${level}`, text: areaLevels[area][level] })),
);
const steps = SUB_DIMENSION_NAMES.flatMap((name) => [
  { title: `${name}, to begin`, text: subDimensionSteps[name].begin.text },
  { title: `${name}, to deepen`, text: subDimensionSteps[name].deepen.text },
]);
const lines = SUB_DIMENSION_NAMES.flatMap((name) => [
  { title: `${name}, as a gift`, text: subDimensionSteps[name].gift },
  { title: `${name}, with more of it`, text: subDimensionSteps[name].reach },
]);
const all = [...levels, ...steps, ...lines];

test.each(levels)("An area text has 60 to 85 words: $title", ({ text }) => {
  expect(wordsOf(text).length).toBeGreaterThanOrEqual(60);
  expect(wordsOf(text).length).toBeLessThanOrEqual(85);
});

test.each(steps)("A step has 30 to 62 words: $title", ({ text }) => {
  expect(wordsOf(text).length).toBeGreaterThanOrEqual(30);
  expect(wordsOf(text).length).toBeLessThanOrEqual(62);
});

test.each(lines)("A line has 12 to 30 words: $title", ({ text }) => {
  expect(wordsOf(text).length).toBeGreaterThanOrEqual(12);
  expect(wordsOf(text).length).toBeLessThanOrEqual(30);
});

test("No text or sentence is repeated", () => {
  const sentences = all.flatMap(({ text }) => text.split(/(?<=[.?]”?) /));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

describe("Each text", () => {
  test.each(all)("is plain, and promises, diagnoses or blames nothing: $title", ({ text }) => {
    expect(text).not.toMatch(/\b(cures?|heals?|treats?|disorder|symptoms?|guarantee\w*|proven)\b/i);
    expect(text).not.toMatch(/\b(studies|research|science)\b/i);
    expect(text).not.toMatch(/!|'|"| {2}/);
    expect(text).toMatch(/^[A-Z].*[.?]”?$/);
  });
});

test("The first step names help where a sub-dimension may hide danger or illness", () => {
  const help = /helpline|doctor|counselor|advice|emergency/;
  const named = SUB_DIMENSION_NAMES.filter((name) => help.test(subDimensionSteps[name].begin.text));
  expect(named).toEqual(
    expect.arrayContaining([
      "Physical Safety",
      "Financial Security",
      "Social Confidence",
      "Play & Fun",
      "Life Purpose",
      "Spirituality",
    ]),
  );
});

test("The limits state what the report is not, and whom to call when", () => {
  const words = report.method.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");
  for (const told of [
    "or a diagnosis",
    "doctor",
    "counselor",
    "helpline",
    "emergency services",
    "crisis line",
  ]) {
    expect(words).toContain(told);
  }
});

test("The last page names ten works with their years, and says what is our own", () => {
  const words = report.sources.paragraphs.join(" ");
  expect(words.match(/ (19|20)\d\d\./g)).toHaveLength(10);
  expect(words).toContain("are our own");
});
