import type { SubDimension } from "#app/domain/life-areas.ts";

/** The shapes of the courses; their words are paid for and stand in `courses/`, which only the server reads. */
export const COURSE_IDS = ["foundation", "connection", "purpose"] as const;
export type CourseId = (typeof COURSE_IDS)[number];

/** A paragraph is its text. `say`: words that somebody could use as they are. `help`: where to turn to. */
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
  /** Part of its address, and of what browsers keep: it never changes. */
  readonly id: string;
  readonly title: string;
  /** The side of the course's area that it is about. */
  readonly subDimension: SubDimension;
  /** Goes on from "At the end you have". */
  readonly outcome: string;
  readonly idea: readonly LessonBlock[];
  /** About people who are invented. */
  readonly example: { readonly title: string; readonly text: readonly string[] };
  readonly exercise: Exercise;
  readonly reflection: string;
  readonly checks: readonly { readonly question: string; readonly answer: string }[];
};

export type Course = {
  readonly id: CourseId;
  readonly lessons: readonly Lesson[];
};
