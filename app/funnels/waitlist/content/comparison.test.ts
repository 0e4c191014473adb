import { expect, test } from "vitest";
import { claims } from "./claims.ts";
import { alternatives, criteria, ours } from "./comparison.ts";

test("It compares with books, video sites, online courses and coaches, in this order", () => {
  expect(alternatives.map(({ name }) => name.toLowerCase())).toEqual([
    "books",
    "video sites",
    "online courses",
    "coaches",
  ]);
  expect(new Set([ours.id, ...alternatives.map(({ id }) => id)]).size).toBe(5);
});

test("Each alternative has a text for each criterion", () => {
  expect(new Set(criteria).size).toBe(criteria.length);
  for (const { id, cells } of [ours, ...alternatives]) {
    expect(cells, id).toHaveLength(criteria.length);
    for (const { text } of cells) expect(text.trim(), id).not.toBe("");
  }
});

test("With sample claims, courses cost $500+ and coaches $200/hour", () => {
  const claimOf = (id: string) =>
    alternatives
      .find((alternative) => alternative.id === id)
      ?.cells.flatMap(({ claim }) => claim ?? []);
  expect(claimOf("courses")).toEqual([claims.onlineCoursePrice]);
  expect(claimOf("coaches")).toEqual([claims.coachPrice]);
});

test("Fallback texts of claims contain none of their figures", () => {
  const claimed = alternatives.flatMap(({ cells }) => cells).filter(({ claim }) => claim);
  for (const { text } of claimed) expect(text).not.toMatch(/\d|\$/);
});
