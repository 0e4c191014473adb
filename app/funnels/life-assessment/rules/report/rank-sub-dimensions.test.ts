import { describe, expect, test } from "vitest";
import {
  AREAS,
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import type { PersonScores } from "../needs-help.ts";
import { chooseSteps, findExtremes } from "./rank-sub-dimensions.ts";

const scoresOf = (sides: Partial<Record<SubDimension, number>>, others = 50): PersonScores => ({
  needsHelp: false,
  overall: 50,
  areas: { safety: 50, connection: 50, recreation: 50, significance: 50, growth: 50 },
  subDimensions: Object.fromEntries(
    SUB_DIMENSION_NAMES.map((name) => [name, sides[name] ?? others]),
  ) as AssessmentScores["subDimensions"],
  topArea: "safety",
  bottomArea: "connection",
});

describe("The steps of an area", () => {
  test("belong to its four lowest sub-dimensions, lowest first, without the highest", () => {
    const scores = scoresOf({
      "Physical Safety": 100,
      "Emotional Safety": 69,
      "Financial Security": 12,
      Boundaries: 81,
      "Risk Management": 44,
    });
    expect(chooseSteps(scores, "safety")).toEqual([
      { name: "Financial Security", score: 12, kind: "begin" },
      { name: "Risk Management", score: 44, kind: "begin" },
      { name: "Emotional Safety", score: 69, kind: "begin" },
      { name: "Boundaries", score: 81, kind: "deepen" },
    ]);
  });

  test.each(AREAS)("follow the order of the questions in a tie: %s", (area) => {
    const names = chooseSteps(scoresOf({}), area).map(({ name }) => name);
    expect(names).toEqual(SUB_DIMENSIONS[area].slice(0, 4));
  });
});

test("For people who need help the steps for safety begin with physical safety, whatever its score", () => {
  const scores = { ...scoresOf({ "Physical Safety": 100 }), needsHelp: true };
  expect(chooseSteps(scores, "safety").map(({ name }) => name)).toEqual(
    SUB_DIMENSIONS.safety.slice(0, 4),
  );
});

describe("The highest and the lowest sub-dimensions", () => {
  test.each([
    ["all of three", { Wisdom: 90, Empathy: 60, Achievement: 61 }, 3],
    ["two", { Wisdom: 90, Empathy: 60, Achievement: 59 }, 2],
    ["one", { Wisdom: 60 }, 1],
    ["none", {}, 0],
  ] as const)("count %s as strengths: only scores from 60 up", (_how, sides, count) => {
    const { strengths, priorities } = findExtremes(scoresOf(sides));
    expect(strengths).toHaveLength(count);
    expect(priorities).toHaveLength(3);
  });

  test("do not count physical safety as a strength of people who need help", () => {
    const scores = scoresOf({ "Physical Safety": 100, Wisdom: 70 });
    const namesOf = (needsHelp: boolean) =>
      findExtremes({ ...scores, needsHelp }).strengths.map(({ name }) => name);
    expect(namesOf(false)).toEqual(["Physical Safety", "Wisdom"]);
    expect(namesOf(true)).toEqual(["Wisdom"]);
  });

  test("are three each, at most two per area", () => {
    const scores = scoresOf({
      Wisdom: 100,
      Spirituality: 98,
      Empathy: 70,
      "Play & Fun": 0,
      Boundaries: 1,
      "Physical Safety": 2,
      "Risk Management": 3,
      Legacy: 99,
      Achievement: 20,
    });
    const { strengths, priorities } = findExtremes(scores);
    expect(strengths.map(({ name }) => name)).toEqual(["Wisdom", "Legacy", "Empathy"]);
    expect(priorities.map(({ name }) => name)).toEqual([
      "Play & Fun",
      "Boundaries",
      "Physical Safety",
    ]);
  });

  test("are disjoint, even with equal scores", () => {
    const { strengths, priorities } = findExtremes(scoresOf({}, 75));
    const names = [...strengths, ...priorities].map(({ name }) => name);
    expect(new Set(names).size).toBe(6);
  });
});

test.each([
  [[100, 100, 100, 0, 0, 0], 50, false],
  [[66, 66, 66, 0, 0, 0], 50, false],
  [[65, 65, 65, 0, 0, 0], 50, true],
  [[100, 100, 100, 35, 0, 0], 50, true],
] as const)("%j beside others of %i are a close call: %s", (ends, others, isClose) => {
  const [a, b, c, d, e, f] = ends;
  const scores = scoresOf(
    {
      Boundaries: a,
      Empathy: b,
      Legacy: c,
      "Play & Fun": d,
      "Life Purpose": e,
      Wisdom: f,
    },
    others,
  );
  expect(findExtremes(scores).isClose).toBe(isClose);
});
