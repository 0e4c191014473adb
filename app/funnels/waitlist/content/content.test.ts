import { expect, test } from "vitest";
import { seedSpots } from "./claims.ts";
import { alternatives, criteria, ours } from "./comparison.ts";
import { minutes } from "./sample-lesson.ts";
import { skills } from "./skills.ts";
import * as texts from "./texts.ts";

test("The sample lesson has five minutes, each with three answers and a reply to each", () => {
  expect(minutes.map(({ title }) => title)).toEqual(texts.lesson.minutes);
  expect(texts.lesson.minutes).toHaveLength(5);
  for (const { choices } of minutes) {
    expect(new Set(choices.map(({ label }) => label)).size).toBe(3);
  }
});

test("The picture shows the minute in which the visitor makes a sentence", () => {
  for (const { reply } of minutes[texts.lesson.current]?.choices ?? []) {
    expect(reply).toMatch(/^“.+” That’s your sentence\.$/);
  }
});

test("Each alternative has a text for each criterion", () => {
  expect(new Set(criteria).size).toBe(criteria.length);
  for (const { id, cells } of [ours, ...alternatives])
    expect(cells, id).toHaveLength(criteria.length);
});

test("Fallback texts of claims contain none of their figures", () => {
  const claimed = alternatives.flatMap(({ cells }) => cells).filter(({ claim }) => claim);
  for (const { text } of claimed) expect(text).not.toMatch(/\d|\$/);
});

test("The bar's figures add up, and the courses of the skills to the 85 that the page claims", () => {
  expect(seedSpots.joined + seedSpots.left).toBe(1_000);
  const counts = skills.map((skill) => Number.parseInt(skill.courses.text, 10));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(85);
});

test("Every skill has its own promise and three lessons", () => {
  expect(new Set(skills.map(({ promise }) => promise)).size).toBe(6);
  expect(skills.map(({ lessons }) => lessons.length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(new Set(skills.flatMap(({ lessons }) => lessons)).size).toBe(18);
});
