import { expect, test } from "vitest";
import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { isRetake } from "#app/subscriptions/rules/weekly-mails.ts";
import { areaTitles } from "../area-titles.ts";
import { planMails } from "./mails.ts";
import { lookBack, weekMail, weekMails } from "./weeks.ts";

const later = weekMails.flatMap((mail) => mail.later ?? []);
const texts = [
  ...[...weekMails, ...later].flatMap(({ subject, preview, opening }) => [
    subject,
    preview,
    opening,
  ]),
  ...lookBack.tasks,
  ...lookBack.after,
  weekMail.reason,
  weekMail.pulse,
  weekMail.stepAgain,
];

test("From the second half-year on, no mail counts from the beginning", () => {
  for (const { later: again, ...first } of weekMails) {
    const { subject, preview, opening } = again ?? first;
    expect(`${subject} ${preview} ${opening}`).not.toMatch(
      /since you began|weeks ago|seven days|daily|(first|second|third) month|(two|three) months|(eight|twelve|sixteen|twenty|twenty-four) weeks|nearly half a year|steps so far/i,
    );
  }
});

test("There are 26 mails, and no text is repeated", () => {
  expect(weekMails).toHaveLength(26);
  expect(new Set(texts).size).toBe(texts.length);
  const ofDays = planMails.flatMap(({ subject, preview, opening }) => [
    subject,
    preview,
    ...opening,
  ]);
  expect(texts.filter((text) => ofDays.includes(text))).toEqual([]);
});

test("Only every fourth mail suggests taking the assessment again", () => {
  for (const [at, { later, ...first }] of weekMails.entries()) {
    for (const { opening } of later ? [first, later] : [first]) {
      expect(/take the assessment again/i.test(opening), opening).toBe(isRetake(at + 1));
    }
  }
});

test("Subject and inbox preview name no area or side", () => {
  for (const { subject, preview } of [...weekMails, ...later]) {
    for (const name of [...AREAS.map((area) => areaTitles[area]), ...SUB_DIMENSION_NAMES]) {
      expect(`${subject} ${preview}`).not.toContain(name);
    }
  }
});

test("The mails promise nothing", () => {
  for (const text of texts) {
    expect(text).not.toMatch(/\b(cures?|heals?|disorder|symptoms?|guarantee\w*|proven|studies)\b/i);
    expect(text).not.toMatch(/!|'| {2}/);
  }
  expect(weekMail.notes.join(" ")).toMatch(/isn’t a diagnosis.*doctor or a counselor.*emergency/);
});
