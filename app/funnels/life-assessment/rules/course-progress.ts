import type { CourseId } from "../content/lesson.ts";
import type { CourseOutline, LessonPlace } from "./courses.ts";

/** The lessons marked as read. */
export type ReadLessons = ReadonlySet<string>;

export const lessonKey = (courseId: CourseId, lessonId: string): string =>
  `${courseId}/${lessonId}`;

/** Parses `quiz2_courses`; invalid data counts as nothing read. By hand: zod would add 6 kB to every lesson. */
export function parseProgress(stored: string): ReadLessons {
  try {
    const keys: unknown = JSON.parse(stored);
    return new Set(Array.isArray(keys) && keys.every(isString) ? keys : []);
  } catch {
    return new Set();
  }
}

const isString = (value: unknown): value is string => typeof value === "string";

export const writeProgress = (read: ReadLessons): string => JSON.stringify([...read]);

export function changeMark(read: ReadLessons, key: string, isRead: boolean): ReadLessons {
  const others = [...read].filter((other) => other !== key);
  return new Set(isRead ? [...others, key] : others);
}

export const countRead = (read: ReadLessons, { id, lessons }: CourseOutline): number =>
  lessons.filter((lesson) => read.has(lessonKey(id, lesson.id))).length;

/** The first unread lesson in course order; null if all are read. */
export function findUnread(
  read: ReadLessons,
  courses: readonly CourseOutline[],
): LessonPlace | null {
  for (const { id: courseId, lessons } of courses) {
    const entry = lessons.find((lesson) => !read.has(lessonKey(courseId, lesson.id)));
    if (entry) return { courseId, entry };
  }
  return null;
}
