import type { Database } from "#app/data/database.ts";
import { countStepsInDetail } from "#app/data/owner-desk.ts";
import {
  countEndingTrials,
  countPaidMonths,
  countSteps,
  countStepsByOrigin,
  countSubscribers,
  countTrials,
  groupBuyers,
  sumCharges,
} from "#app/data/owner-figures.ts";
import { type DaySpan, spanUntil, utcDayOf } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import { FUNNEL_STEPS, type Funnel } from "#app/domain/funnel-step.ts";
import { SOLD } from "#app/domain/purchase/charge.ts";
import { EXPERIMENTS } from "#app/funnels/shared/content/experiments.ts";
import { cohortDays } from "../rules/cohorts.ts";
import { tabulateFunnel } from "../rules/funnel-tables.ts";
import { computeIncome, type Income } from "../rules/income.ts";
import { tabulateDays, tabulateIncome } from "../rules/money-tables.ts";
import { formatOrigin, ORIGINS, type OriginName } from "../rules/origin.ts";
import { grownUpDays, START_STEPS } from "../rules/starter-revenue.ts";
import {
  CHURN_MS,
  COVERED_MS,
  computeSubscribers,
  computeTrials,
  type Subscribers,
  settledTrials,
  type TrialFigure,
} from "../rules/subscribers.ts";
import {
  tabulateCohorts,
  tabulateStarters,
  tabulateSubscribers,
  tabulateTrials,
} from "../rules/subscription-tables.ts";
import type { Table } from "../rules/table.ts";
import { formatName } from "../rules/timeline.ts";
import { loadExperiment } from "./load-experiment.ts";

/** How many days a page can look back. */
export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

const SHOWN_DAYS = 14;
const WEEK = 7;

type DayFigures = { readonly income: Income; readonly visits: number; readonly starts: number };

export type Today = {
  readonly today: DayFigures;
  readonly yesterday: DayFigures;
  readonly weekAgo: DayFigures;
  readonly trials: { readonly today: number; readonly week: number; readonly cancelled: number };
  readonly days: Table;
};

const listDays = ({ first, last }: DaySpan): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** What happened today, and on the days with which today is compared. */
export async function loadToday(db: Database, nowMs: number): Promise<Today> {
  const day = utcDayOf(nowMs);
  const span = spanUntil(day, SHOWN_DAYS);
  const [sums, steps, ending] = await db.batch([
    sumCharges(db, span, "day"),
    countSteps(db, spanUntil(day, WEEK + 1), "day"),
    countEndingTrials(db, { first: day, last: day + WEEK - 1 }),
  ]);
  const figure = (of: number): DayFigures => {
    const key = String(of);
    const ofDay = steps.filter((count) => count.key === key);
    const sum = (names: readonly string[]) =>
      ofDay.reduce((n, count) => (names.includes(count.step) ? n + count.n : n), 0);
    return {
      income: computeIncome(sums.filter((one) => one.key === key)),
      visits: sum(["seen"]),
      starts: sum(["start", "begun"]),
    };
  };
  return {
    today: figure(day),
    yesterday: figure(day - 1),
    weekAgo: figure(day - WEEK),
    trials: {
      today: ending.reduce((n, one) => (one.day === day ? n + one.ending : n), 0),
      week: ending.reduce((n, one) => n + one.ending, 0),
      cancelled: ending.reduce((n, one) => n + one.cancelled, 0),
    },
    days: tabulateDays(sums, listDays(span)),
  };
}

/** The tables of one funnel in the newest days, and what can be said of its experiments. */
export async function loadFunnel(
  db: Database,
  nowMs: number,
  { funnel, span }: { funnel: Funnel; span: Span },
): Promise<readonly Table[]> {
  const day = utcDayOf(nowMs);
  const [counts, ...experiments] = await Promise.all([
    countStepsInDetail(db, spanUntil(day, span), funnel),
    ...EXPERIMENTS.filter((experiment) => experiment.funnel === funnel).map((experiment) =>
      loadExperiment(db, experiment, day),
    ),
  ]);
  const [steps, ...more] = tabulateFunnel(FUNNEL_STEPS[funnel], counts);
  return [steps, ...experiments, ...more];
}

export type Money = {
  readonly income: Income;
  readonly subscribers: Subscribers;
  readonly trials: TrialFigure;
  /** Shown as charts, too. */
  readonly days: Table;
  readonly mrr: Table;
  readonly others: readonly Table[];
};

/** Figures of subscribers, thirty days apart. */
const MOMENTS = 4;
const MONTH = 30;
/** A year of starts by month, and this month. */
const COHORT_MONTHS = 13;

const LABELS: Readonly<Record<OriginName, string>> = {
  source: "Source",
  campaign: "Campaign",
  variant: "Variant",
};

const keyBy = <Key extends string, Row extends Readonly<Record<Key, string>>>(
  rows: readonly Row[],
  key: Key,
) => rows.map((row) => ({ ...row, key: row[key] }));

/** Income of the newest days, and what subscriptions bring. */
export async function loadMoney(db: Database, nowMs: number, span: Span): Promise<Money> {
  const day = utcDayOf(nowMs);
  const newest = spanUntil(day, span);
  const grown = grownUpDays(day, span);
  const moments = Array.from(
    { length: MOMENTS },
    (_, at) => nowMs - days(MONTH) * (MOMENTS - 1 - at),
  );
  const [moves, [byDay, bySold, ...byOrigin], [starters, buyers, paidMonths, ...trials]] =
    await Promise.all([
      countSubscribers(db, moments, { coveredMs: COVERED_MS, churnMs: CHURN_MS }),
      db.batch([
        ...([sumCharges(db, newest, "day"), sumCharges(db, newest, "sold")] as const),
        ...ORIGINS.map((by) => sumCharges(db, newest, by)),
      ]),
      db.batch([
        countStepsByOrigin(db, grown, START_STEPS),
        groupBuyers(db, grown, SOLD),
        countPaidMonths(db, cohortDays(day, COHORT_MONTHS)),
        ...ORIGINS.map((by) => countTrials(db, settledTrials(day, span), by)),
      ]),
    ]);
  const figures = moves.map(computeSubscribers);
  const [newestSubscribers] = figures.slice(-1);
  if (newestSubscribers === undefined) throw new Error("There is no moment.");
  return {
    income: computeIncome(byDay),
    subscribers: newestSubscribers,
    trials: computeTrials(trials[0] ?? []),
    days: tabulateDays(byDay, listDays(newest)),
    mrr: tabulateSubscribers(figures),
    others: [
      tabulateIncome(bySold, { id: "sold", title: "Income by product", label: "Sold" }, formatName),
      ...ORIGINS.map((by, at) => {
        const caption = { id: by, title: `Income by ${by}`, label: LABELS[by] };
        return tabulateIncome(byOrigin[at] ?? [], caption, formatOrigin(by));
      }),
      ...ORIGINS.map((by, at) => {
        const caption = { id: `trials-${by}`, title: `Trial to paid, by ${by}` };
        return tabulateTrials(trials[at] ?? [], caption, formatOrigin(by));
      }),
      ...ORIGINS.map((by) => {
        const caption = { id: `starters-${by}`, title: `Net per starter, by ${by}` };
        return tabulateStarters(keyBy(starters, by), keyBy(buyers, by), caption, formatOrigin(by));
      }),
      tabulateCohorts(paidMonths, day),
    ],
  };
}
