import { expect, test } from "vitest";
import { SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { TEXT_LEVELS } from "../rules/text-level.ts";
import { subDimensionTexts } from "./sub-dimensions.ts";

const all = SUB_DIMENSION_NAMES.flatMap((name) =>
  TEXT_LEVELS.map((level) => ({
    title: `${name}, ${level}`,
    text: subDimensionTexts[name][level],
  })),
);

test("There is one text for each of the 25 sub-dimensions at five levels", () => {
  expect(Object.keys(subDimensionTexts)).toEqual([...SUB_DIMENSION_NAMES]);
  expect(new Set(all.map(({ text }) => text)).size).toBe(125);
});

test.each(all)("A text has 25 to 60 words, in plain characters: $title", ({ text }) => {
  const words = text.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(25);
  expect(words).toBeLessThanOrEqual(60);
  expect(text).toMatch(/^[A-Z].*[.…]”?$/);
  expect(text).not.toMatch(/!|'| {2}/);
});

test("No sentence is repeated", () => {
  const sentences = all.flatMap(({ text }) => text.split(/(?<=[.?]”?) /));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

test("No text diagnoses, scolds or promises", () => {
  const diagnosing = /\b(cures?|disorder|symptoms?|depress\w*|anxiety|abnormal)\b/i;
  const pressing = /\b(should|must|always|never|guarantee\w*)\b/i;
  expect(all.filter(({ text }) => diagnosing.test(text) || pressing.test(text))).toEqual([]);
});

test("The low-score texts name help where a side can hurt most", () => {
  const names = [
    "Physical Safety",
    "Emotional Safety",
    "Financial Security",
    "Intimate Relationships",
    "Social Confidence",
    "Play & Fun",
    "Life Purpose",
  ] as const;
  for (const name of names) {
    for (const level of ["lowest", "low"] as const) {
      expect(subDimensionTexts[name][level], name).toMatch(
        /emergency services|helpline|advice|counselor|doctor/,
      );
    }
  }
});
