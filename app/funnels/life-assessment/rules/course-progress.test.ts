import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CourseId } from "../content/lesson.ts";
import * as progress from "./course-progress.ts";
import type { CourseOutline } from "./courses.ts";

const outline = (id: CourseId): CourseOutline => ({
  id,
  lessons: ["one", "two"].map((lesson) => ({ id: lesson, title: lesson, minutes: 5 })),
});
const courses = [outline("foundation"), outline("purpose")];
const keys = courses.flatMap(({ id, lessons }) =>
  lessons.map((lesson) => progress.lessonKey(id, lesson.id)),
);

test("Marked lessons round-trip through storage", () => {
  const marks = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()));
  fc.assert(
    fc.property(marks, (given) => {
      const expected = new Map<string, boolean>();
      let read = progress.parseProgress("");
      for (const [key, isRead] of given) {
        expected.set(key, isRead);
        read = progress.parseProgress(
          progress.writeProgress(progress.changeMark(read, key, isRead)),
        );
      }
      for (const key of keys) expect(read.has(key)).toBe(expected.get(key) ?? false);
      const counted = courses.reduce((sum, course) => sum + progress.countRead(read, course), 0);
      expect(counted).toBe([...expected.values()].filter(Boolean).length);
    }),
  );
});

describe("Invalid data counts as nothing read", () => {
  test.each([
    "",
    "{",
    "null",
    "7",
    '"foundation/one"',
    '{"0":"foundation/one"}',
    "[1]",
    "[null]",
    '["foundation/one",1]',
  ])("%s", (stored) => {
    expect([...progress.parseProgress(stored)]).toEqual([]);
  });

  test("a removed lesson is not counted", () => {
    const read = progress.parseProgress('["foundation/one","foundation/gone","gone/one"]');
    expect(courses.map((course) => progress.countRead(read, course))).toEqual([1, 0]);
  });
});

test.each<[string[], string | null]>([
  [[], "foundation/one"],
  [["foundation/one"], "foundation/two"],
  [["foundation/one", "foundation/two"], "purpose/one"],
  [["foundation/two", "purpose/one"], "foundation/one"],
  [keys, null],
])("With %j read, the first unread lesson is %s", (read, next) => {
  const found = progress.findUnread(new Set(read), courses);
  expect(found && progress.lessonKey(found.courseId, found.entry.id)).toBe(next);
});
