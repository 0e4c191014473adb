import { describe, expect, test } from "vitest";
import { AREAS, SUB_DIMENSION_NAMES, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { isRetake } from "#app/subscriptions/rules/weekly-mails.ts";
import { listTexts } from "../../../../tests/fixtures/list-texts.ts";
import { textsOf } from "../rules/courses.ts";
import { TEXT_LEVELS } from "../rules/text-level.ts";
import { areaTitles } from "./area-titles.ts";
import { areaTexts } from "./areas.ts";
import { courses } from "./courses/courses.ts";
import { courseTexts } from "./courses-page.ts";
import { interstitials } from "./interstitials.ts";
import * as landing from "./landing.ts";
import { COURSE_IDS } from "./lesson.ts";
import * as paywall from "./paywall.ts";
import { planMail, planMails } from "./plan/mails.ts";
import { type StepWords, stepWords } from "./plan/steps.ts";
import { lookBack, weekMail, weekMails } from "./plan/weeks.ts";
import * as preview from "./preview.ts";
import { areaLevels } from "./report/area-levels.ts";
import * as report from "./report/report.ts";
import { subDimensionSteps } from "./report/sub-dimension-steps.ts";
import { subDimensionTexts } from "./sub-dimensions.ts";

const sentencesOf = (text: string) => text.split(/(?<=[.?!…]”?)\s+/);
const findRepeated = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

const lessons = courses.flatMap((course) => course.lessons);
const levels = AREAS.flatMap((area) => TEXT_LEVELS.map((level) => areaLevels[area][level]));
const sides = SUB_DIMENSION_NAMES.flatMap((name) => Object.values(subDimensionTexts[name]));
const steps = SUB_DIMENSION_NAMES.map((name) => subDimensionSteps[name]);
const days = planMails.flatMap((mail) => mail.words ?? []);
const words: readonly StepWords[] = [
  ...SUB_DIMENSION_NAMES.flatMap((name) => [stepWords[name].begin, stepWords[name].deepen]),
  ...days,
];
const later = weekMails.flatMap((mail) => mail.later ?? []);
const mailed = [
  ...planMails.flatMap(({ subject, preview, opening }) => [subject, preview, ...opening]),
  ...[...weekMails, ...later].flatMap(({ subject, preview, opening }) => [
    subject,
    preview,
    opening,
  ]),
];

test.each<[string, readonly string[], number, number]>([
  ["The description of an area", AREAS.map((area) => areaTexts[area].description), 120, 200],
  ["A recommendation", AREAS.flatMap((area) => areaTexts[area].recommendations), 15, 50],
  ["An interstitial", interstitials.map(({ paragraph }) => paragraph), 25, 38],
  ["A text about a side of life", sides, 25, 60],
  ["A lesson", lessons.map((lesson) => textsOf(lesson).join(" ")), 700, 1_000],
  ["An area's text in the report", levels, 60, 85],
  ["A step", steps.flatMap(({ begin, deepen }) => [begin.text, deepen.text]), 30, 62],
  ["A line of the report", steps.flatMap(({ gift, reach }) => [gift, reach]), 12, 30],
])("%s has its length in words, and no other repeats it", (_name, texts, least, most) => {
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const text of texts) {
    const { length } = text.split(/\s+/);
    expect(length >= least && length <= most, `${length} words: ${text}`).toBe(true);
  }
  expect(findRepeated(texts)).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ["about the sides of life", sides.flatMap(sentencesOf)],
  ["of the report", [...levels, ...steps.flatMap(listTexts)].flatMap(sentencesOf)],
  ["of the mails", [...mailed, ...listTexts(lookBack), ...listTexts(weekMail)]],
  ["of the steps", words.flatMap(({ mailed, why, badDay }) => listTexts([mailed, why, badDay]))],
])("No sentence %s is repeated", (_name, sentences) => {
  expect(findRepeated(sentences)).toEqual([]);
});

test("There is a text for each side at each level, and there are four recommendations for an area", () => {
  expect(Object.keys(subDimensionTexts)).toEqual([...SUB_DIMENSION_NAMES]);
  expect(sides).toHaveLength(125);
  for (const area of AREAS) expect(areaTexts[area].recommendations).toHaveLength(4);
});

const HELP = /emergency|helpline|crisis line|advice|counselor|doctor/;

describe("Help is named", () => {
  const sidesThatHurt = [
    "Physical Safety",
    "Emotional Safety",
    "Financial Security",
    "Intimate Relationships",
    "Social Confidence",
    "Play & Fun",
    "Life Purpose",
  ] as const;
  const stepsThatHide = [
    "Physical Safety",
    "Financial Security",
    "Social Confidence",
    "Play & Fun",
    "Life Purpose",
    "Spirituality",
  ] as const;

  test.each<[string, readonly string[]]>([
    [
      "in the recommendations of each area",
      AREAS.map((area) => areaTexts[area].recommendations.join(" ")),
    ],
    [
      "in each lesson",
      lessons
        .map(({ idea }) =>
          idea.flatMap((part) =>
            typeof part === "object" && part.kind === "help" ? part.text : "",
          ),
        )
        .map((texts) => texts.join(" ")),
    ],
    [
      "at low scores of the sides that can hurt most",
      sidesThatHurt.flatMap((name) => [
        subDimensionTexts[name].lowest,
        subDimensionTexts[name].low,
      ]),
    ],
    [
      "in the first step where a side may hide danger or illness",
      stepsThatHide.map((name) => subDimensionSteps[name].begin.text),
    ],
  ])("%s", (_where, texts) => {
    for (const text of texts) expect(text).toMatch(HELP);
  });

  test("beside what they are not by mails and report", () => {
    for (const { notes } of [planMail, weekMail]) {
      expect(notes.join(" ")).toMatch(/isn’t a diagnosis.*doctor or a counselor.*emergency/);
    }
    const limits = report.method.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");
    for (const told of ["or a diagnosis", "doctor", "counselor", "helpline", "crisis line"]) {
      expect(limits).toContain(told);
    }
    expect(limits).toContain("emergency services");
  });
});

// To confront a violent partner can be dangerous.
test.each(["Emotional Safety", "Boundaries", "Communication"] as const)(
  "The first step asks nobody to confront anyone: %s",
  (name) => {
    expect(subDimensionSteps[name].begin.text).toMatch(/relax most|good to you|feel safe/);
  },
);

test("There is a course for each area, with a lesson for each of its sides, as pages say", () => {
  expect(courses.map(({ id }) => id)).toEqual(COURSE_IDS);
  expect(COURSE_IDS.map((id) => courseTexts[id].area)).toEqual(AREAS);
  for (const course of courses) {
    expect(course.lessons.map(({ subDimension }) => subDimension)).toEqual(
      SUB_DIMENSIONS[courseTexts[course.id].area],
    );
  }
  expect([courses.length, lessons.length]).toEqual([SOLD.courses, SOLD.lessons]);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(SOLD.lessons);
});

test.each(lessons)("The lesson $title is complete", (lesson) => {
  const kinds = lesson.idea.map((block) => (typeof block === "string" ? "text" : block.kind));
  expect(kinds[0]).toBe("text");
  expect(kinds.filter((kind) => kind === "heading").length).toBeGreaterThanOrEqual(2);
  expect(kinds).toContain("list");
  expect(lesson.outcome).toMatch(/^\p{Ll}.*\.$/u);
  expect(lesson.example.text.length).toBeGreaterThanOrEqual(3);
  expect(lesson.exercise.steps).toHaveLength(5);
  expect(lesson.exercise.minutes).toBeLessThanOrEqual(30);
  expect(lesson.reflection).toMatch(/\?$/);
  expect(lesson.checks).toHaveLength(2);
});

test.each(interstitials)(
  "$title: cautious, without numbers, and with author, title, journal and year of its sources",
  ({ title, paragraph, sources }) => {
    expect(paragraph).toMatch(/\b(tend|tended|seems?|may|have helped|has helped)\b/);
    expect(`${title} ${paragraph}`).not.toMatch(/\d|%|\bproves\b/);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/^\p{Lu}.+, “.+,” .+, (19|20)\d\d$/u);
  },
);

describe("The mails of the plan", () => {
  test("are seven and 26, numbered by day, and every fourth week suggests the assessment", () => {
    expect([planMails.length, weekMails.length]).toEqual([7, 26]);
    for (const [at, { subject }] of planMails.entries()) {
      expect(subject).toMatch(new RegExp(`^Day ${at + 1} of 7: [a-z]`));
    }
    for (const [at, { later: again, ...first }] of weekMails.entries()) {
      for (const { opening } of again ? [first, again] : [first]) {
        expect(/take the assessment again/i.test(opening), opening).toBe(isRetake(at + 1));
      }
    }
  });

  test("name no area or side where an inbox shows it", () => {
    const names = [...AREAS.map((area) => areaTitles[area]), ...SUB_DIMENSION_NAMES];
    for (const { subject, preview } of [...planMails, ...weekMails, ...later]) {
      for (const name of names) expect(`${subject} ${preview}`).not.toContain(name);
    }
  });

  test("do not count from the beginning once they are repeated", () => {
    for (const { later: again, ...first } of weekMails) {
      const { subject, preview, opening } = again ?? first;
      expect(`${subject} ${preview} ${opening}`).not.toMatch(
        /since you began|weeks ago|seven days|daily|(first|second|third) month|(two|three) months|(eight|twelve|sixteen|twenty|twenty-four) weeks|nearly half a year|steps so far/i,
      );
    }
  });

  test("say how to do a step in a quarter of an hour, and what is enough on a bad day", () => {
    for (const { how } of days) expect(how).toMatch(/\b(?:five|ten|fifteen) minutes\b/i);
    for (const { badDay } of words) {
      expect(badDay).toMatch(/\bbad day\b/);
      expect(sentencesOf(badDay).length, badDay).toBeLessThanOrEqual(2);
    }
  });
});

test("Each page has three testimonials, by nine people, without illness, cure or certainty", () => {
  const pages = [landing, paywall, preview].map(({ testimonials }) => testimonials);
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(new Set(pages.flat().map(({ name }) => name)).size).toBe(9);
  for (const { about, quote } of pages.flat()) {
    expect(about).toMatch(/^\d\d, [a-z ]+$/);
    expect(quote.text).not.toMatch(/\b(depress|anxi|therap|diagnos|guarantee|always|never)/i);
    expect(quote.text.length).toBeLessThanOrEqual(140);
  }
});

test("The sample result has a single shortest petal", () => {
  const lengths = Object.values(landing.sampleScores);
  const shortest = Math.min(...lengths);
  expect(lengths.filter((length) => length === shortest)).toHaveLength(1);
  for (const length of lengths) expect(length > 0 && length <= 100).toBe(true);
});

test("The terms name today's price, later prices and how to cancel", () => {
  const trial = listTexts([preview.offers.trial.terms, landing.whatYouGet.terms]).join(" ");
  for (const text of ["$2 today", "7 days", "$19.99 a month", "$19.99/month", "Cancel any time"]) {
    expect(trial).toContain(text);
  }
  const monthly = listTexts(preview.offers.monthly).join(" ");
  for (const text of ["$19.99 today", "$19.99 each month", "Cancel any time"]) {
    expect(monthly).toContain(text);
  }
  expect(monthly).not.toMatch(/trial|\$2\b/);
  expect(preview.gate.lead).toContain("new subscribers pay $2 for 7 days, then $19.99 a month");
});
