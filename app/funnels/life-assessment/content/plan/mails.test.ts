import { describe, expect, test } from "vitest";
import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { areaTitles } from "../area-titles.ts";
import { subDimensionSteps } from "../report/sub-dimension-steps.ts";
import { planMail, planMails } from "./mails.ts";
import { type StepWords, stepWords } from "./steps.ts";

const steps: readonly StepWords[] = SUB_DIMENSION_NAMES.flatMap((name) => [
  stepWords[name].begin,
  stepWords[name].deepen,
]);
const days = planMails.flatMap((mail) => mail.words ?? []);
const words: readonly StepWords[] = [...steps, ...days];
const sentencesOf = (text: string) => text.split(/(?<=[.?!…]”?)\s+/);
const allOf = ({ mailed, why, badDay }: StepWords) => [
  ...[mailed?.title, mailed?.text, why, badDay].flatMap((text) => text ?? []),
];
const texts = [
  ...words.flatMap(allOf),
  ...days.map(({ how }) => how),
  ...planMails.flatMap(({ subject, preview, opening, closing = "" }) => [
    subject,
    preview,
    ...opening,
    closing,
  ]),
  ...planMail.notes,
];

test("There are seven mails, each with a distinct opening", () => {
  expect(planMails).toHaveLength(7);
  for (const [at, { subject }] of planMails.entries()) {
    expect(subject).toMatch(new RegExp(`^Day ${at + 1} of 7: [a-z]`));
  }
  const all = planMails.flatMap(({ subject, preview, opening }) => [subject, preview, ...opening]);
  expect(new Set(all).size).toBe(all.length);
});

test("The first and the last mail have their own texts, the others use those of their step", () => {
  const own = planMails.map((mail) => mail.words !== undefined);
  expect(own).toEqual([true, false, false, false, false, false, true]);
});

describe("Each step says", () => {
  test.each(days)("how to do it within a quarter of an hour: $how", ({ how }) => {
    expect(how).toMatch(/\b(?:five|ten|fifteen) minutes\b/i);
  });

  test.each(words)("what is enough on a bad day in one or two sentences: $badDay", ({ badDay }) => {
    expect(badDay).toMatch(/\bbad day\b/);
    expect(sentencesOf(badDay).length).toBeLessThanOrEqual(2);
  });
});

test("All texts are distinct", () => {
  const all = words.flatMap(allOf);
  expect(new Set(all).size).toBe(all.length);
});

/** Sub-dimensions whose steps involve other people. */
const SAID_TO_OTHERS = ["Emotional Safety", "Boundaries", "Communication"] as const;

test.each(SAID_TO_OTHERS)("The first step asks nobody to confront anyone: %s", (name) => {
  expect(subDimensionSteps[name].begin.text).toMatch(/relax most|good to you|feel safe/);
});

test("Subject and inbox preview name no area", () => {
  for (const { subject, preview } of planMails) {
    for (const area of AREAS) {
      expect(`${subject} ${preview}`).not.toContain(areaTitles[area].split(" ")[0]);
    }
  }
});

test("The texts promise, diagnose and cure nothing, and name help", () => {
  for (const text of texts) {
    expect(text).not.toMatch(/\b(cures?|heals?|disorder|symptoms?|guarantee\w*|proven|studies)\b/i);
    expect(text).not.toMatch(/!|'| {2}/);
    expect(text).toBe(text.trim());
  }
  expect(planMail.notes.join(" ")).toMatch(/isn’t a diagnosis.*doctor or a counselor.*emergency/);
});
