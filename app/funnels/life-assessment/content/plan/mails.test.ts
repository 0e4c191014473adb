import { describe, expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { gradeOf } from "../../../../../tests/setup/reading-grade.ts";
import { areaTitles } from "../area-titles.ts";
import { areaTexts } from "../areas.ts";
import { planMail, planMails } from "./mails.ts";
import { planSteps, type StepWords } from "./steps.ts";

const steps = AREAS.flatMap((area) => planSteps[area]);
const words = [...steps, ...planMails.flatMap((mail) => mail.words ?? [])];
const sentencesOf = (text: string) => text.split(/(?<=[.?!…]”?)\s+/);
const allOf = ({ how, why, badDay }: StepWords) => [how, why, badDay];
const texts = [
  ...words.flatMap(allOf),
  ...planMails.flatMap(({ subject, preview, opening, closing = "" }) => [
    ...[subject, preview, ...opening, closing],
  ]),
  ...planMail.notes,
];

test("There are seven, each with a distinct opening", () => {
  expect(planMails).toHaveLength(7);
  for (const [at, { subject }] of planMails.entries()) {
    expect(subject).toMatch(new RegExp(`^Day ${at + 1} of 7: [a-z]`));
  }
  const all = planMails.flatMap(({ subject, preview, opening }) => [subject, preview, ...opening]);
  expect(new Set(all).size).toBe(all.length);
});

test("The first and the last have texts of their own, the others those of their step", () => {
  const own = planMails.map((mail) => mail.words !== undefined);
  expect(own).toEqual([true, false, false, false, false, false, true]);
  for (const area of AREAS) {
    expect(planSteps[area]).toHaveLength(areaTexts[area].recommendations.length);
  }
});

describe("Each step says", () => {
  test.each(words)("how to do it within a quarter of an hour: $how", ({ how }) => {
    expect(how).toMatch(/\b(?:five|ten|fifteen) minutes\b/i);
  });

  test.each(words)("in one or two sentences what is enough on a bad day: $badDay", ({ badDay }) => {
    expect(badDay).toMatch(/\bbad day\b/);
    expect(sentencesOf(badDay).length).toBeLessThanOrEqual(2);
  });
});

test("All texts are distinct", () => {
  const all = words.flatMap(allOf);
  expect(new Set(all).size).toBe(all.length);
});

test("Subject and inbox preview name no area", () => {
  for (const { subject, preview } of planMails) {
    for (const area of AREAS) {
      expect(`${subject} ${preview}`).not.toContain(areaTitles[area].split(" ")[0]);
    }
  }
});

test("They are easy to read", () => {
  expect(gradeOf(...texts.flatMap(sentencesOf).filter(Boolean))).toBeLessThan(8);
});

test("Nothing is promised, diagnosed or cured, and help is named", () => {
  for (const text of texts) {
    expect(text).not.toMatch(/\b(cures?|heals?|disorder|symptoms?|guarantee\w*|proven|studies)\b/i);
    expect(text).not.toMatch(/!|'| {2}/);
    expect(text).toBe(text.trim());
  }
  expect(planMail.notes.join(" ")).toMatch(/no diagnosis.*doctor or a counsellor.*emergency/);
});
