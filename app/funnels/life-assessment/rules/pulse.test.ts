import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import {
  ANSWER_VALUES,
  type AnswerValue,
  AREAS,
  type AreaKey,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import { QUESTIONS } from "../content/question-bank.ts";
import {
  choosePulse,
  comparePulse,
  findLowestSide,
  packAnswers,
  questionsOf,
  readPulseAnswers,
  restingSince,
  stepsOf,
} from "./pulse.ts";
import { scoreArea, scoreAssessment } from "./scoring.ts";
import { listQuestions } from "./steps.ts";

const anyAnswers = fc
  .array(fc.constantFrom(...ANSWER_VALUES), { minLength: 100, maxLength: 100 })
  .map((values) => new Map(QUESTIONS.map(({ id }, at) => [id, values[at] ?? 3])));

test.each(AREAS)(
  "A pulse on %s asks its 20 statements in the assessment's screen order",
  (area) => {
    const steps = stepsOf(area).map(listQuestions);
    expect(steps.map((step) => step.length)).toEqual([5, 5, 5, 5]);
    expect(steps.flat().map(({ id }) => id)).not.toEqual(questionsOf(area).map(({ id }) => id));
    expect(new Set(steps.flat())).toEqual(new Set(questionsOf(area)));
    for (const step of steps) {
      expect(new Set(step.map(({ subDimension }) => subDimension)).size).toBe(5);
    }
  },
);

test("A pulse scores an area as the whole assessment does", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...AREAS), (answers, area) => {
      const whole = scoreAssessment(answers);
      const alone = scoreArea(area, answers);
      expect(alone.area).toBe(whole.areas[area]);
      expect(alone.subDimensions).toEqual(
        Object.fromEntries(SUB_DIMENSIONS[area].map((name) => [name, whole.subDimensions[name]])),
      );
    }),
  );
});

test("A form's fields are read and packed in the order of the bank; invalid values are left out", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...AREAS), (answers, area) => {
      const fields = Object.fromEntries([...answers].map(([id, value]) => [id, `${value}`]));
      const own = questionsOf(area);
      const expected = own.map(({ id }) => answers.get(id)).join("");
      expect(packAnswers(area, readPulseAnswers(area, fields))).toBe(expected);
    }),
  );
  const [first, second, third] = questionsOf("growth").map(({ id }) => id);
  const odd = { [`${first}`]: "6", [`${second}`]: "", [`${third}`]: 4, Q1: "5", constructor: "1" };
  expect([...readPulseAnswers("growth", odd)]).toEqual([[third, 4]]);
});

const scoresOf = (areas: Partial<Record<AreaKey, number>>) => ({
  areas: { safety: 60, connection: 60, recreation: 60, significance: 60, growth: 60, ...areas },
  bottomArea: "recreation" as const,
});

describe("The choice", () => {
  const NOW = days(100);
  const pulseOf = (area: AreaKey, ageDays: number) => ({
    id: `${area}-${ageDays}`,
    area,
    takenAt: NOW - days(ageDays),
    scores: { area: 50, subDimensions: {} },
  });

  test("begins with the lowest area", () => {
    const choices = choosePulse(scoresOf({ recreation: 20, growth: 40 }), [], NOW);
    expect(choices.map(({ area }) => area).slice(0, 2)).toEqual(["recreation", "growth"]);
    expect(new Set(choices.map(({ area }) => area)).size).toBe(5);
    expect(choices.every(({ latest, possibleAt }) => latest === null && possibleAt === null)).toBe(
      true,
    );
  });

  const at = (text: string) => Date.parse(`${text}Z`);
  test.each([
    ["2026-11-23T00:00", "2026-11-29T23:59:59.999", "2026-11-30T00:00"],
    ["2026-11-23T23:59:59.999", "2026-11-29T23:59:59.999", "2026-11-30T00:00"],
    ["2026-11-23T23:59:59.999", "2026-11-30T00:00", null],
    ["2026-11-23T00:00", "2026-11-30T00:00", null],
    ["2026-11-24T00:00", "2026-11-30T23:59:59.999", "2026-12-01T00:00"],
  ])("after a pulse at %s, seen at %s, waits until %s", (takenAt, now, expected) => {
    const pulse = { ...pulseOf("growth", 0), takenAt: at(takenAt) };
    const choice = choosePulse(scoresOf({}), [pulse], at(now)).find((one) => one.latest !== null);
    expect(choice?.possibleAt).toBe(expected === null ? null : at(expected));
    expect(pulse.takenAt >= restingSince(at(now))).toBe(expected !== null);
  });

  test("lets each area rest for a week", () => {
    const pulses = [pulseOf("safety", 6), pulseOf("growth", 7), pulseOf("safety", 20)];
    const choices = choosePulse(scoresOf({}), pulses, NOW);
    const of = (area: AreaKey) => choices.find((choice) => choice.area === area);
    expect(of("safety")).toMatchObject({ possibleAt: NOW + days(1), latest: pulses[0] });
    expect(of("growth")).toMatchObject({ possibleAt: null, latest: pulses[1] });
    expect(of("connection")).toMatchObject({ possibleAt: null, latest: null });
  });
});

describe("Beside the assessment", () => {
  const all = (value: AnswerValue) => new Map(QUESTIONS.map(({ id }) => [id, value]));
  const mixed = new Map(QUESTIONS.map(({ id }, at) => [id, ((at % 5) + 1) as AnswerValue]));
  const before = {
    scores: scoreAssessment(all(3)),
    completedAt: days(10),
    bankVersion: "2026-12",
    isDoubtful: false,
  };
  const pulseOf = (answers: ReadonlyMap<string, AnswerValue>, changes = {}) => ({
    area: "growth" as const,
    takenAt: days(30),
    bankVersion: "2026-12",
    answers: packAnswers("growth", answers),
    scores: scoreArea("growth", answers),
    timeSpentSeconds: 60,
    ...changes,
  });

  test("an area counts as changed from 15 points on, and a side from 30", () => {
    const answers = new Map(all(3));
    // One side at its maximum, the rest as before: 100 of 100, and 10 points more for the area.
    for (const { id, subDimension, polarity } of questionsOf("growth")) {
      if (subDimension === "Wisdom") answers.set(id, polarity === "reverse" ? 1 : 5);
    }
    const { area, sides, caveats } = comparePulse(before, pulseOf(answers));
    expect(area).toEqual({ before: 50, after: 60, isReliable: false });
    expect(sides.filter(({ change }) => change.isReliable)).toEqual([
      { name: "Wisdom", change: { before: 50, after: 100, isReliable: true } },
    ]);
    expect(sides.map(({ name }) => name)).toEqual(SUB_DIMENSIONS.growth);
    expect(caveats).toEqual([]);
  });

  test.each([
    ["reworded statements", { bankVersion: "2027-01" }, ["statements"]],
    ["a short time", { takenAt: days(23) }, ["soon"]],
    ["two weeks", { takenAt: days(24) }, []],
    ["haste", { timeSpentSeconds: 29 }, ["doubtful"]],
    ["no recorded time", { timeSpentSeconds: 0 }, []],
    ["twenty equal answers", { answers: "4".repeat(20) }, ["doubtful"]],
    ["deleted answers", { answers: null }, []],
  ])("%s: the expected caveats (case %#)", (_what, changes, caveats) => {
    expect(comparePulse(before, pulseOf(mixed, changes)).caveats).toEqual(caveats);
  });

  test("the exercise is for the lowest side, in a tie the first", () => {
    expect(findLowestSide(pulseOf(all(3)))).toBe("Personal Growth");
    const answers = new Map(all(3));
    for (const { id, subDimension, polarity } of questionsOf("growth")) {
      if (subDimension === "Legacy") answers.set(id, polarity === "reverse" ? 4 : 2);
    }
    expect(findLowestSide(pulseOf(answers))).toBe("Legacy");
  });
});
