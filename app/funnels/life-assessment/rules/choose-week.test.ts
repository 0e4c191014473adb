import fc from "fast-check";
import { expect, test } from "vitest";
import { AREAS, type AssessmentScores, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { chooseWeek, type WeekChoice } from "./choose-week.ts";
import type { PersonScores } from "./needs-help.ts";
import { orderSteps, PLANNED_STEPS } from "./order-steps.ts";

const lessons = SUB_DIMENSION_NAMES.map((subDimension) => ({
  id: `about ${subDimension}`,
  subDimension,
}));
const keyOf = ({ step }: WeekChoice) => `${step.name}:${step.kind}`;

const anyScores = fc
  .tuple(
    fc.array(fc.nat(100), { minLength: 25, maxLength: 25 }),
    fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }),
    fc.boolean(),
  )
  .map(([sides, areas, needsHelp]): PersonScores => {
    const of = Object.fromEntries(AREAS.map((area, at) => [area, areas[at] ?? 0]));
    const [bottomArea = "growth"] = [...AREAS]
      .reverse()
      .sort((one, other) => (of[one] ?? 0) - (of[other] ?? 0));
    return {
      needsHelp,
      overall: 50,
      topArea: "safety",
      bottomArea,
      areas: of as AssessmentScores["areas"],
      subDimensions: Object.fromEntries(
        SUB_DIMENSION_NAMES.map((name, at) => [name, sides[at] ?? 0]),
      ) as AssessmentScores["subDimensions"],
    };
  });

test("25 weeks repeat nothing, not even from the seven days, whatever a retake changes", () => {
  fc.assert(
    fc.property(anyScores, fc.array(anyScores, { minLength: 1, maxLength: 6 }), (own, retakes) => {
      const sent: WeekChoice[] = [];
      for (let week = 0; week < 25; week += 1) {
        const scores = retakes[Math.floor(week / 4)] ?? own;
        sent.push(chooseWeek({ scores, plannedFrom: own, lessons, sent }));
      }
      const planned = orderSteps(own)
        .slice(0, PLANNED_STEPS)
        .map((step) => keyOf({ step, lesson: "" }));
      const brought = [...planned, ...sent.map(keyOf)];
      expect(new Set(brought).size).toBe(PLANNED_STEPS + 25);
      expect(new Set(sent.map(({ lesson }) => lesson)).size).toBe(25);
    }),
    { numRuns: 40 },
  );
});

test("The first mail has a lesson of the lowest area, and the first step that was not mailed", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const first = chooseWeek({ scores, plannedFrom: scores, lessons, sent: [] });
      expect(first.step).toEqual(orderSteps(scores)[PLANNED_STEPS]);
      const side = lessons.find(({ id }) => id === first.lesson)?.subDimension ?? "Wisdom";
      const at = SUB_DIMENSION_NAMES.indexOf(side);
      expect(AREAS[Math.floor(at / 5)]).toBe(scores.bottomArea);
    }),
  );
});

test("Once everything was sent, what was sent longest ago is repeated, and marked as a repeat", () => {
  const [scores] = fc.sample(anyScores, 1);
  if (scores === undefined) throw new Error("No scores.");
  const sent: WeekChoice[] = [];
  for (let week = 0; week < 95; week += 1) {
    sent.push(chooseWeek({ scores, plannedFrom: scores, lessons, sent }));
  }
  expect(new Set(sent.slice(0, 45).map(keyOf)).size).toBe(45);
  expect(new Set(sent.slice(45, 95).map(keyOf)).size).toBe(50);
  const againFrom = (what: "step" | "lesson") =>
    sent.map(({ again }) => again?.includes(what) ?? false).indexOf(true);
  expect([againFrom("lesson"), againFrom("step")]).toEqual([25, 45]);
});

test("Nothing is repeated within 25 mails, whatever retakes change", () => {
  fc.assert(
    fc.property(anyScores, fc.array(anyScores, { minLength: 1, maxLength: 25 }), (own, retakes) => {
      const sent: WeekChoice[] = [];
      for (let week = 0; week < 100; week += 1) {
        const scores = retakes[Math.floor(week / 4)] ?? own;
        sent.push(chooseWeek({ scores, plannedFrom: own, lessons, sent }));
      }
      for (const names of [sent.map(keyOf), sent.map(({ lesson }) => lesson)]) {
        for (const [at, name] of names.entries()) {
          expect(names.slice(at + 1, at + 25)).not.toContain(name);
        }
      }
    }),
    { numRuns: 20 },
  );
});
