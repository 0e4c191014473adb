import { expect, test } from "vitest";
import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { isRetake } from "#app/subscriptions/rules/weekly-mails.ts";
import { gradeOf } from "../../../../../tests/setup/reading-grade.ts";
import { areaTitles } from "../area-titles.ts";
import { planMails } from "./mails.ts";
import { lookBack, weekMail, weekMails } from "./weeks.ts";

const texts = [
  ...weekMails.flatMap(({ subject, preview, opening }) => [subject, preview, opening]),
  ...[...lookBack.tasks, ...lookBack.after, weekMail.reason],
];

test("There are 26, and nothing in them comes twice", () => {
  expect(weekMails).toHaveLength(26);
  expect(new Set(texts).size).toBe(texts.length);
  const ofDays = planMails.flatMap(({ subject, preview, opening }) => [
    subject,
    preview,
    ...opening,
  ]);
  expect(texts.filter((text) => ofDays.includes(text))).toEqual([]);
});

test("Every fourth says that it is time to take the assessment again, and no other", () => {
  for (const [at, { opening }] of weekMails.entries()) {
    expect(/take the assessment again/i.test(opening), opening).toBe(isRetake(at + 1));
  }
});

test("Subject and inbox preview name no area and no side", () => {
  for (const { subject, preview } of weekMails) {
    for (const name of [...AREAS.map((area) => areaTitles[area]), ...SUB_DIMENSION_NAMES]) {
      expect(`${subject} ${preview}`).not.toContain(name);
    }
  }
});

test("They are easy to read, and promise nothing", () => {
  expect(gradeOf(...texts)).toBeLessThan(8);
  for (const text of texts) {
    expect(text).not.toMatch(/\b(cures?|heals?|disorder|symptoms?|guarantee\w*|proven|studies)\b/i);
    expect(text).not.toMatch(/!|'| {2}/);
  }
  expect(weekMail.notes.join(" ")).toMatch(/no diagnosis.*doctor or a counsellor.*emergency/);
});
