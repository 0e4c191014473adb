import { FREE_GUIDE, FREE_LESSON } from "#app/domain/free-reading.ts";

/** Links to what is free to read; their titles are those of the lesson and the guide. */
export const freeLesson = {
  href: FREE_LESSON.path,
  title: "Make ten of them",
  link: "Read a lesson first: Make ten of them",
} as const;
export const freeGuide = {
  href: FREE_GUIDE.path,
  title: "A Tired Week",
  link: "Read a guide first: A Tired Week",
} as const;
