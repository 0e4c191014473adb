import { expect, test } from "vitest";
import type { Course, CourseId, Lesson } from "../content/lesson.ts";
import { findLesson, outlineCourses, textsOf } from "./courses.ts";

const lesson = (id: string, words = 900): Lesson => ({
  id,
  title: id,
  subDimension: "Boundaries",
  outcome: "o",
  idea: ["i", { kind: "heading", text: "h" }, { kind: "list", items: ["1", "2"] }],
  example: { title: "e", text: ["word ".repeat(words - 13).trim()] },
  exercise: { title: "x", minutes: 10, lead: "l", steps: ["s"] },
  reflection: "r",
  checks: [{ question: "q", answer: "a" }],
});
const course = (id: CourseId, ...lessons: Lesson[]): Course => ({ id, lessons });
const courses = [
  course("foundation", lesson("one"), lesson("two")),
  course("purpose", lesson("one", 1_300)),
];
const find = (courseId?: string, lessonId?: string) => findLesson(courses, { courseId, lessonId });

test("A lesson is found by course and id, with its neighbours", () => {
  expect(find("foundation", "two")).toMatchObject({
    course: { id: "foundation", lessons: [{ id: "one" }, { id: "two" }] },
    lesson: { id: "two" },
    previous: { courseId: "foundation", entry: { id: "one" } },
    next: { courseId: "purpose", entry: { id: "one" } },
  });
  expect(find("foundation", "one")?.previous).toBeNull();
  expect(find("purpose", "one")?.next).toBeNull();
});

test.each([
  ["foundation", "three"],
  ["purpose", "two"],
  ["connection", "one"],
  ["foundation", undefined],
  [undefined, "one"],
])("There is no lesson %s/%s", (courseId, lessonId) => {
  expect(find(courseId, lessonId)).toBeNull();
});

test("An outline has titles and minutes, but no texts", () => {
  expect(outlineCourses(courses)).toEqual([
    {
      id: "foundation",
      lessons: [
        { id: "one", title: "one", minutes: 5 },
        { id: "two", title: "two", minutes: 5 },
      ],
    },
    { id: "purpose", lessons: [{ id: "one", title: "one", minutes: 7 }] },
  ]);
});

test.each([
  [899, 4],
  [900, 5],
  [1_001, 5],
  [1_099, 5],
])("A lesson of %d words takes %d minutes: the nearest whole number", (words, minutes) => {
  expect(outlineCourses([course("foundation", lesson("one", words))])[0]?.lessons).toMatchObject([
    { minutes },
  ]);
});

test("Each text of a lesson is listed once", () => {
  const words = textsOf(lesson("one", 14)).join(" ");
  expect(words).toBe("one o i h 1 2 e word x l s r q a");
});
