import { describe, expect, test } from "vitest";
import { AREAS, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { textsOf } from "../../rules/courses.ts";
import { courseTexts } from "../courses-page.ts";
import { COURSE_IDS } from "../lesson.ts";
import { courses } from "./courses.ts";

const lessons = courses.flatMap((course) => course.lessons);
const countWords = (text: string) => text.split(/\s+/).length;

test("There is a course for each area, with a lesson for each of its sub-dimensions", () => {
  const ids = courses.map(({ id }) => id);
  expect(ids).toEqual(COURSE_IDS);
  expect(ids.map((id) => courseTexts[id].area)).toEqual(AREAS);
  for (const { id, lessons } of courses) {
    expect(lessons.map(({ subDimension }) => subDimension)).toEqual(
      SUB_DIMENSIONS[courseTexts[id].area],
    );
  }
});

test("Pages show how many courses and lessons there are", () => {
  expect([courses.length, lessons.length]).toEqual([SOLD.courses, SOLD.lessons]);
});

test("Every lesson has a unique id and title", () => {
  for (const { id } of lessons) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(SOLD.lessons);
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(SOLD.lessons);
});

describe.each(lessons)("$title", (lesson) => {
  const texts = textsOf(lesson);

  test("has 700 to 1,000 words", () => {
    const words = countWords(texts.join(" "));
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1_000);
  });

  test("has an idea in parts, an example, an exercise for today, a question and two checks", () => {
    const kinds = lesson.idea.map((block) => (typeof block === "string" ? "text" : block.kind));
    expect(kinds[0]).toBe("text");
    expect(kinds.filter((kind) => kind === "heading").length).toBeGreaterThanOrEqual(2);
    expect(kinds).toContain("list");
    expect(lesson.outcome).toMatch(/^\p{Ll}.*\.$/u);
    expect(lesson.example.text.length).toBeGreaterThanOrEqual(3);
    expect(lesson.exercise.steps).toHaveLength(5);
    expect(lesson.exercise.minutes).toBeLessThanOrEqual(30);
    expect(lesson.reflection).toMatch(/\?$/);
    expect(lesson.checks).toHaveLength(2);
  });

  test("says when to seek help", () => {
    const help = lesson.idea.find((block) => typeof block === "object" && block.kind === "help");
    expect(help).toMatchObject({
      text: expect.stringMatching(/helpline|crisis line|doctor|counselor|advice/),
    });
  });

  test("promises no cure, cites no study, and uses typographic quotes", () => {
    for (const text of texts) {
      expect(text).not.toMatch(
        /\b(heals?|disorder|symptoms?|proven|research\w*|scientists?|percent)\b/i,
      );
      expect(text).not.toMatch(/["']| {2}| - |\.\.\./);
      expect(text).toBe(text.trim());
    }
  });
});
