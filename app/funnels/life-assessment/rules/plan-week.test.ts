import { describe, expect, test } from "vitest";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { planWeek } from "./plan-week.ts";

const areas = AREAS.map((key) => ({
  key,
  recommendations: [1, 2, 3, 4].map((number) => `Advice ${number} for ${key}.`),
}));

function weekOf(scores: Record<AreaKey, number>, bottom: AreaKey) {
  const score = (key: AreaKey) => ({ key, name: `Area ${key}`, score: scores[key] });
  return planWeek({ areas_summary: AREAS.map(score), bottom_area: score(bottom) }, areas);
}

const scores = { safety: 88, connection: 60, recreation: 31, significance: 72, growth: 45 };

test("Each of the seven days has a step and names its area", () => {
  const week = weekOf(scores, "recreation");
  expect(week.map(({ area, tasks }) => [area, tasks.length])).toEqual([
    [null, 3],
    ["recreation", 1],
    ["recreation", 1],
    ["recreation", 1],
    ["recreation", 1],
    ["growth", 1],
    [null, 2],
  ]);
});

describe("Every two lowest areas", () => {
  const pairs = AREAS.flatMap((low) =>
    AREAS.filter((second) => second !== low).map((second) => [low, second] as const),
  );

  test.each(pairs)("%s, then %s", (low, second) => {
    const even = Object.fromEntries(AREAS.map((key) => [key, 50])) as Record<AreaKey, number>;
    const week = weekOf({ ...even, [low]: 10, [second]: 20 }, low);
    expect(week.slice(1, 6).flatMap(({ tasks }) => tasks)).toEqual([
      ...[1, 2, 3, 4].map((number) => `Advice ${number} for ${low}.`),
      `Advice 1 for ${second}.`,
    ]);
    expect(week[0]?.tasks[0]).toContain(`Area ${low} and Area ${second}`);
    expect(week[6]?.tasks[1]).toContain(`Area ${second}`);
  });
});
