import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AREAS,
  type AreaKey,
  type AssessmentScores,
  areaOf,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import type { PersonScores } from "./needs-help.ts";
import { orderSteps, PLANNED_STEPS, type StepChoice } from "./order-steps.ts";

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, score) => sum + score, 0);

function scoresOf(list: readonly number[], needsHelp = false): PersonScores {
  const subDimensions = Object.fromEntries(
    SUB_DIMENSION_NAMES.map((name, at) => [name, list[at] ?? 0]),
  ) as AssessmentScores["subDimensions"];
  const areas = Object.fromEntries(
    AREAS.map((area) => [area, sumOf(SUB_DIMENSIONS[area].map((name) => subDimensions[name])) / 5]),
  ) as Record<AreaKey, number>;
  const [topArea = "safety"] = [...AREAS].sort((one, other) => areas[other] - areas[one]);
  const [bottomArea = "growth"] = [...AREAS]
    .reverse()
    .sort((one, other) => areas[one] - areas[other]);
  return { overall: sumOf(list) / 25, areas, subDimensions, topArea, bottomArea, needsHelp };
}

const plannedOf = (list: readonly number[]) =>
  orderSteps(scoresOf(list))
    .slice(0, PLANNED_STEPS)
    .map(({ name }) => name);
const keyOf = ({ name, kind }: StepChoice) => `${name}:${kind}`;

const scores25 = fc.array(fc.nat(100), { minLength: 25, maxLength: 25 });

test("The plan takes the five lowest, lowest first, and at most two of one area", () => {
  const list = SUB_DIMENSION_NAMES.map((_name, at) => 40 + at);
  expect(plannedOf(list)).toEqual([
    "Physical Safety",
    "Emotional Safety",
    "Intimate Relationships",
    "Social Networks",
    "Play & Fun",
  ]);
});

describe("Ties", () => {
  test("go to the lower area, and within it to the side that is asked about first", () => {
    const list = SUB_DIMENSION_NAMES.map((name) => (areaOf(name) === "connection" ? 50 : 60));
    const lower = list.map((score, at) => (at === 12 || at === 22 ? 50 : score));
    expect(plannedOf(lower)).toEqual([
      "Intimate Relationships",
      "Social Networks",
      // Their areas are equal, so the later one counts as lower.
      "Wisdom",
      "Hobbies & Interests",
      "Personal Growth",
    ]);
  });

  test("of all 25 are settled too", () => {
    expect(plannedOf(Array(25).fill(50))).toEqual([
      "Personal Growth",
      "Spirituality",
      "Life Purpose",
      "Achievement",
      "Play & Fun",
    ]);
  });
});

test("Each of the 50 steps occurs once, whatever the scores", () => {
  fc.assert(
    fc.property(scores25, (list) => {
      const keys = orderSteps(scoresOf(list)).map(keyOf);
      expect(keys).toHaveLength(50);
      expect(new Set(keys).size).toBe(50);
    }),
  );
});

test("No area has more than two days, and lower scores are left out for no other reason", () => {
  fc.assert(
    fc.property(scores25, (list) => {
      const { subDimensions } = scoresOf(list);
      const planned = plannedOf(list);
      const highest = Math.max(...planned.map((name) => subDimensions[name]));
      const countOf = (area: AreaKey) => planned.filter((name) => areaOf(name) === area).length;
      for (const area of AREAS) expect(countOf(area)).toBeLessThanOrEqual(2);
      for (const name of SUB_DIMENSION_NAMES.filter((each) => !planned.includes(each))) {
        if (subDimensions[name] < highest) expect(countOf(areaOf(name))).toBe(2);
      }
    }),
  );
});

test("High scores get the deepening step first, low scores get it last", () => {
  const list = SUB_DIMENSION_NAMES.map((_name, at) => 30 + at * 2.5);
  const steps = orderSteps(scoresOf(list));
  const kinds = (kind: string) => steps.slice(0, 25).filter((step) => step.kind === kind).length;
  expect([kinds("begin"), kinds("deepen")]).toEqual([20, 5]);
  expect(steps.slice(25, 27).map(keyOf)).toEqual(["Self-Actualization:begin", "Legacy:begin"]);
  expect(steps.at(-1)).toEqual({ name: "Physical Safety", kind: "deepen" });
});

test("For people who need help physical safety comes first, whatever its score", () => {
  const list = SUB_DIMENSION_NAMES.map((name) => (name === "Physical Safety" ? 100 : 20));
  const steps = orderSteps(scoresOf(list, true));
  expect(steps[0]?.name).toBe("Physical Safety");
  expect(orderSteps(scoresOf(list)).findIndex(({ name }) => name === "Physical Safety")).toBe(24);
  expect(new Set(steps.map(keyOf)).size).toBe(50);
});
