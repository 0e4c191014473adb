import type { SubDimension } from "#app/domain/life-areas.ts";

/** The types of the courses; their paid texts are in `courses/`, which only the server may import. */
export const COURSE_IDS = ["foundation", "connection", "joy", "purpose", "growth"] as const;
export type CourseId = (typeof COURSE_IDS)[number];

/** A string is a paragraph. `say`: sentences to use verbatim. `help`: where to get help. */
export type LessonBlock =
  | string
  | { readonly kind: "heading" | "say" | "help"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

export type Exercise = {
  readonly title: string;
  readonly minutes: number;
  readonly lead: string;
  readonly steps: readonly string[];
};

export type Lesson = {
  /** Part of the URL and of browser storage: it never changes. */
  readonly id: string;
  readonly title: string;
  /** The sub-dimension that it is about. */
  readonly subDimension: SubDimension;
  /** Continues "By the end, you’ll have". */
  readonly outcome: string;
  readonly idea: readonly LessonBlock[];
  /** About invented people. */
  readonly example: { readonly title: string; readonly text: readonly string[] };
  readonly exercise: Exercise;
  readonly reflection: string;
  readonly checks: readonly { readonly question: string; readonly answer: string }[];
};

export type Course = {
  readonly id: CourseId;
  readonly lessons: readonly Lesson[];
};
