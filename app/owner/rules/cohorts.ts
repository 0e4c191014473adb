import { type DaySpan, utcDayOf } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";

/** How many of the buyers who started in a month, such as `2026-11`, have paid this many months. */
export type PaidMonths = {
  readonly month: string;
  readonly paidMonths: number;
  readonly buyers: number;
};

export type Cohort = {
  readonly month: string;
  readonly started: number;
  /** How many paid at least one month, two, three …, as far as all of the cohort have had the time to pay. */
  readonly retained: readonly number[];
};

/** The days of the last `months` months, including this one. The first is whole: half a cohort would look small. */
export function cohortDays(today: number, months: number): DaySpan {
  const day = new Date(days(today));
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months + 1);
  return { first: utcDayOf(first), last: today };
}

/** The longest month, so that nobody's month is still to come. */
const MONTH_DAYS = 31;

/** Retention by month of start, oldest first (docs/metrics.md#retention). */
export function computeCohorts(rows: readonly PaidMonths[], today: number): readonly Cohort[] {
  return [...Map.groupBy(rows, ({ month }) => month)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, ofMonth]) => {
      const havePaid = (least: number) =>
        ofMonth.reduce((sum, { paidMonths, buyers }) => sum + (paidMonths < least ? 0 : buyers), 0);
      const settled = countSettled(month, today);
      return {
        month,
        started: havePaid(0),
        retained: Array.from({ length: settled }, (_, at) => havePaid(at + 1)),
      };
    });
}

/** How many months even the last of a cohort can have paid, after the trial and a day for the charge. */
function countSettled(month: string, today: number): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const firstDue = utcDayOf(Date.UTC(year, number)) + TRIAL_DAYS + 1;
  return today < firstDue ? 0 : Math.floor((today - firstDue) / MONTH_DAYS) + 1;
}
