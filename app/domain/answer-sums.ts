import type { AreaKey } from "./life-areas.ts";

/** What is kept of many people's answers to the twenty statements of an area, in the order of their ids. */
export type AreaSums = {
  /** For each statement: how many gave it each of the five answers. */
  readonly answers: readonly (readonly number[])[];
  /** For each pair of statements, the sum of the products of their points: (0,0), (1,0), (1,1), (2,0), and so on. */
  readonly products: readonly number[];
  /** How many people have 0, 1, … 80 points in the area. */
  readonly points: readonly number[];
};

/** Sums over people, from which no one's answers can be read (docs/decisions/0031). */
export type AnswerSums = {
  readonly people: number;
  readonly areas: Readonly<Record<AreaKey, AreaSums>>;
};

/** How many people's answers wait to be counted, by version of the bank and by country. */
export type WaitingPeople = {
  readonly bankVersion: string;
  readonly country: string | null;
  readonly people: number;
  /** How many of them have waited long enough to be counted with people from elsewhere. */
  readonly patient: number;
};

/** People whose answers are added to one row of sums, that of `country`. */
export type CountedGroup = {
  readonly bankVersion: string;
  readonly country: string;
  /** Where they are from: one country, or several and unknown ones. */
  readonly from: readonly (string | null)[];
};
