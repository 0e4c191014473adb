import { expect, test } from "vitest";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { findLowest, orderByArea } from "./order-by-area.ts";

const score = (scores: Record<AreaKey, number>, bottom: AreaKey) => {
  const areas_summary = AREAS.map((key) => ({ key, name: key, score: scores[key] }));
  const bottom_area = { key: bottom, name: bottom, score: scores[bottom] };
  return { areas_summary, bottom_area };
};
const scored = score(
  { safety: 75, connection: 62, recreation: 38, significance: 62, growth: 50 },
  "recreation",
);
const items = (["safety", "connection", "significance", "growth", "growth"] as const).map(
  (area, id) => ({ area, id }),
);

test("Items for the two lowest areas come first, and the rest keep their order", () => {
  expect(orderByArea(items, scored).map(({ id }) => id)).toEqual([3, 4, 0, 1, 2]);
});

test("There are two lowest areas, even in a tie", () => {
  const even = { safety: 50, connection: 50, recreation: 50, significance: 50, growth: 50 };
  const lowestOf = (each: typeof scored) => findLowest(each).map(({ key }) => key);
  expect(lowestOf(scored)).toEqual(["recreation", "growth"]);
  expect(lowestOf(score(even, "connection"))).toEqual(["connection", "growth"]);
  expect(lowestOf(score(even, "growth"))).toEqual(["growth", "significance"]);
});
