import { expect, test } from "vitest";
import { skills } from "./skills.ts";

test("The six categories are in the documented order, with their counts", () => {
  expect(skills.map((skill) => [skill.title, skill.courses.text])).toEqual([
    ["Dating & Relationships", "18+ courses"],
    ["Money & Wealth", "15+ courses"],
    ["Communication", "12+ courses"],
    ["Leadership & Career", "16+ courses"],
    ["Entrepreneurship", "14+ courses"],
    ["Mindset & Psychology", "10+ courses"],
  ]);
});

test("The category counts add up to the 85 courses that the page claims", () => {
  const counts = skills.map((skill) => Number.parseInt(skill.courses.text, 10));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(85);
});

test("Every category has its own id, promise and three lessons", () => {
  for (const key of ["id", "promise"] as const) {
    expect(new Set(skills.map((skill) => skill[key])).size, key).toBe(6);
  }
  for (const { id, promise, lessons } of skills) {
    expect(promise.trim(), id).not.toBe("");
    expect(lessons, id).toHaveLength(3);
  }
  const lessons = skills.flatMap((skill) => skill.lessons);
  expect(new Set(lessons).size).toBe(18);
});
