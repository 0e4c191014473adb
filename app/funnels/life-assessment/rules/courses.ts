import type { Course, CourseId, Lesson } from "../content/lesson.ts";

const WORDS_PER_MINUTE = 200;

export type LessonEntry = Pick<Lesson, "id" | "title"> & { readonly minutes: number };
export type CourseOutline = { readonly id: CourseId; readonly lessons: readonly LessonEntry[] };

/** A lesson with its course and neighbours, which may be in another course. */
export type LoadedLesson = {
  readonly course: CourseOutline;
  readonly lesson: Omit<Lesson, "subDimension">;
  readonly previous: LessonPlace | null;
  readonly next: LessonPlace | null;
};
export type LessonPlace = { readonly courseId: CourseId; readonly entry: LessonEntry };

/** The lessons without their texts. */
export const outlineCourses = (courses: readonly Course[]): CourseOutline[] =>
  courses.map(({ id, lessons }) => ({ id, lessons: lessons.map(describe) }));

export const COURSES_PATH = "/quiz2/courses";

export const lessonPath = (courseId: string, lessonId: string): string =>
  `${COURSES_PATH}/${courseId}/${lessonId}`;

/** The number of a lesson in its course, counted from 1. */
export const placeOf = ({ lessons }: CourseOutline, lessonId: string): number =>
  lessons.findIndex(({ id }) => id === lessonId) + 1;

/** How long a lesson takes to read. */
export const minutesOf = ({ lessons }: CourseOutline, lessonId: string): number =>
  lessons.find(({ id }) => id === lessonId)?.minutes ?? 0;

/** Null for an unknown lesson. */
export function findLesson(
  courses: readonly Course[],
  requested: { courseId: string | undefined; lessonId: string | undefined },
): LoadedLesson | null {
  const places = courses.flatMap((course) => course.lessons.map((lesson) => ({ course, lesson })));
  const at = places.findIndex(
    ({ course, lesson }) => course.id === requested.courseId && lesson.id === requested.lessonId,
  );
  const found = places[at];
  if (found === undefined) return null;
  const placeAt = (index: number): LessonPlace | null => {
    const place = places[index];
    return place ? { courseId: place.course.id, entry: describe(place.lesson) } : null;
  };
  const { subDimension: _side, ...lesson } = found.lesson;
  const { id, lessons } = found.course;
  return {
    course: { id, lessons: lessons.map(describe) },
    lesson,
    previous: placeAt(at - 1),
    next: placeAt(at + 1),
  };
}

function describe(lesson: Lesson): LessonEntry {
  const words = textsOf(lesson).join(" ").split(/\s+/).length;
  return { id: lesson.id, title: lesson.title, minutes: Math.round(words / WORDS_PER_MINUTE) };
}

/** All texts of a lesson, in reading order. */
export const textsOf = ({ title, outcome, idea, example, exercise, ...rest }: Lesson): string[] => [
  title,
  outcome,
  ...idea.flatMap((block) => {
    if (typeof block === "string") return [block];
    return block.kind === "list" ? block.items : [block.text];
  }),
  example.title,
  ...example.text,
  exercise.title,
  exercise.lead,
  ...exercise.steps,
  rest.reflection,
  ...rest.checks.flatMap(({ question, answer }) => [question, answer]),
];
