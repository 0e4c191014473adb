import { describe, expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import { AREAS, type AreaKey, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import {
  type Caveat,
  type ComparedAttempt,
  compareAttempts,
  directionOf,
  sortChanges,
} from "./compare-attempts.ts";
import { reliableChange } from "./reliability.ts";

const FIRST = Date.UTC(2026, 9, 1);

const recordOf = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? 50])) as Record<Name, number>;

const attemptOf = (changes: Partial<ComparedAttempt> = {}): ComparedAttempt => ({
  scores: { areas: recordOf(AREAS, []), subDimensions: recordOf(SUB_DIMENSION_NAMES, []) },
  completedAt: FIRST,
  bankVersion: "1",
  isDoubtful: false,
  ...changes,
});

const withArea = (area: AreaKey, score: number): ComparedAttempt => {
  const { scores } = attemptOf();
  return attemptOf({ scores: { ...scores, areas: { ...scores.areas, [area]: score } } });
};

describe("A comparison", () => {
  test("requires a larger change for a side than for an area", () => {
    expect(reliableChange("subDimension")).toBeGreaterThan(reliableChange("area"));
    const points = reliableChange("area");
    const values = { areas: [50, 50 + points], sides: [50, 50 + points] };
    const after = attemptOf({
      scores: {
        areas: recordOf(AREAS, values.areas),
        subDimensions: recordOf(SUB_DIMENSION_NAMES, values.sides),
      },
    });
    const { areas, subDimensions } = compareAttempts(attemptOf(), after);
    expect([areas.connection.isReliable, subDimensions["Emotional Safety"].isReliable]).toEqual([
      true,
      false,
    ]);
  });
});

const LEAST = reliableChange("area");

test.each([
  [50 + LEAST, "up"],
  [50 + LEAST - 1, "same"],
  [50, "same"],
  [50 - LEAST + 1, "same"],
  [50 - LEAST, "down"],
] as const)("From 50 to %i the direction is %s", (after, direction) => {
  const { areas } = compareAttempts(attemptOf(), withArea("growth", after));
  expect(directionOf(areas.growth)).toBe(direction);
  const others = AREAS.filter((area) => direction === "same" || area !== "growth");
  expect(sortChanges(areas).same).toEqual(others);
});

test.each<[string, Partial<ComparedAttempt>, Partial<ComparedAttempt>, Caveat[]]>([
  ["alike and four weeks apart", {}, { completedAt: FIRST + days(28) }, []],
  ["on other statements", {}, { completedAt: FIRST + days(28), bankVersion: "2" }, ["statements"]],
  ["a fortnight apart", {}, { completedAt: FIRST + days(14) }, []],
  ["less than a fortnight apart", {}, { completedAt: FIRST + days(14) - 1 }, ["soon"]],
  [
    "with doubts about the older",
    { isDoubtful: true },
    { completedAt: FIRST + days(28) },
    ["doubtfulBefore"],
  ],
  [
    "with doubts about the newer",
    {},
    { completedAt: FIRST + days(28), isDoubtful: true },
    ["doubtfulAfter"],
  ],
  ["with doubts about both", { isDoubtful: true }, { isDoubtful: true }, ["soon", "bothDoubtful"]],
])("Attempts %s have the expected caveats", (_what, before, after, caveats) => {
  expect(compareAttempts(attemptOf(before), attemptOf(after)).caveats).toEqual(caveats);
});
