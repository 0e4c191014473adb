/** Below every page of the life assessment. */
export const footer = {
  line: "An honest look at the five areas of a life.",
} as const;

/** For visitors who want to read before they begin, and for those who may not open the courses. */
export const freeLesson = {
  href: "/read/ten-of-them",
  link: "Read a lesson first: Make ten of them",
} as const;
