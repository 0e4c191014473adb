import { z } from "zod/mini";
import type { CourseId } from "../content/lesson.ts";
import type { CourseOutline, LessonPlace } from "./courses.ts";

/** The lessons marked as read. The limits are far above the number of lessons. */
const StoredProgress = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100));

export type ReadLessons = ReadonlySet<string>;

export const lessonKey = (courseId: CourseId, lessonId: string): string =>
  `${courseId}/${lessonId}`;

/** Parses `quiz2_courses`; invalid data counts as nothing read. */
export function parseProgress(stored: string): ReadLessons {
  try {
    return new Set(StoredProgress.safeParse(JSON.parse(stored)).data);
  } catch {
    return new Set();
  }
}

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
