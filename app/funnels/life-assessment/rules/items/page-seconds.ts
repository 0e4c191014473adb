import { minutes, seconds } from "#app/domain/duration.ts";
import { type BankVersion, shownIn } from "../report/statements-of.ts";
import { QUESTIONS_PER_STEP, STEP_COUNT } from "../steps.ts";

/** Longer was a break, or another day. */
const MOST_MS = minutes(10);
const LEAST_MS = seconds(1);

type Times = {
  readonly startedAt: number;
  /** When each answer was saved last, by its question's number. */
  readonly savedAt: ReadonlyMap<number, number>;
};

/**
 * The seconds on each of the twenty pages, between its save and that of the page before: answers are saved when a
 * page is left. Null if that is not the reading time, for instance after an earlier answer was changed.
 */
export function readPageSeconds(
  { startedAt, savedAt }: Times,
  version: BankVersion,
): (number | null)[] {
  const shown = shownIn(version).map(({ id }) => Number(id.slice(1)));
  const lefts = Array.from({ length: STEP_COUNT }, (_, page) => {
    const own = shown.slice(page * QUESTIONS_PER_STEP, (page + 1) * QUESTIONS_PER_STEP);
    return Math.max(...own.map((number) => savedAt.get(number) ?? Number.NaN));
  });
  return lefts.map((left, page) => {
    const tookMs = left - (lefts[page - 1] ?? startedAt);
    return tookMs >= LEAST_MS && tookMs <= MOST_MS ? tookMs / seconds(1) : null;
  });
}
