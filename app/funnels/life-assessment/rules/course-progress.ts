import { z } from "zod/mini";
import type { CourseId } from "../content/lesson.ts";
import type { CourseOutline, LessonPlace } from "./courses.ts";

/** The lessons that were marked as read; far more than there are is nothing that we wrote. */
const StoredProgress = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100));

export type ReadLessons = ReadonlySet<string>;

export const lessonKey = (courseId: CourseId, lessonId: string): string =>
  `${courseId}/${lessonId}`;

/** What a browser kept under `quiz2_courses`; nothing was read when it is not what we would write. */
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

/** The first lesson that was not read, in the order of the courses; null when all of them were. */
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
