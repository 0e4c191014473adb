import { days } from "./duration.ts";

/** Days in UTC, numbered from 1 January 1970. Both ends are included. */
export type DaySpan = { readonly first: number; readonly last: number };

export const utcDayOf = (atMs: number): number => Math.floor(atMs / days(1));

/** The `count` days that end with `last`. */
export const spanUntil = (last: number, count: number): DaySpan => ({
  first: last - count + 1,
  last,
});

/** In milliseconds; the end is exclusive. */
export const boundsOf = ({ first, last }: DaySpan) => ({
  startMs: days(first),
  endMs: days(last + 1),
});
