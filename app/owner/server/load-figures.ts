import type { Database } from "#app/data/database.ts";
import {
  type ChargeKey,
  countPaidMonths,
  countStarters,
  countSteps,
  countSubscribers,
  countTrials,
  groupBuyers,
  type StepKey,
  sumCharges,
} from "#app/data/owner-figures.ts";
import { createChance } from "#app/domain/chance.ts";
import { boundsOf, type DaySpan, spanUntil } from "#app/domain/day-span.ts";
import { figureCohorts } from "../rules/cohorts.ts";
import { figureSteps, type StepFigure } from "../rules/conversion.ts";
import {
  findJudgedDays,
  gatherArms,
  type Judgement,
  judgeExperiment,
  type PlannedExperiment,
} from "../rules/experiments/judge-experiment.ts";
import { figureIncome, type Income } from "../rules/income.ts";
import {
  AGE_MS,
  figureStarterRevenue,
  grownUpDays,
  type SellingFunnel,
  STARTS,
} from "../rules/starter-revenue.ts";
import {
  CHURN_MS,
  CONVERSION_MS,
  COVERED_MS,
  figureSubscribers,
  figureTrials,
  type Subscribers,
  settledTrials,
  type TrialFigure,
} from "../rules/subscribers.ts";

/** A figure for each key: a source, a day, what was sold; one with an empty key for `all`. */
export type Keyed<Figure> = { readonly key: string } & Figure;

/** The steps of each funnel in the order given, for each key. A funnel that nobody came to has none. */
export async function loadSteps(
  db: Database,
  span: DaySpan,
  key: StepKey,
  stepsOf: Readonly<Record<string, readonly string[]>>,
): Promise<readonly Keyed<{ funnel: string; steps: readonly StepFigure[] }>[]> {
  const counts = await countSteps(db, span, key);
  return Object.entries(stepsOf).flatMap(([funnel, steps]) => {
    const own = counts.filter((count) => count.funnel === funnel);
    return [...Map.groupBy(own, (count) => count.key)]
      .map(([value, rows]) => ({ key: value, funnel, steps: figureSteps(steps, rows) }))
      .toSorted((one, other) => sizeOf(other.steps) - sizeOf(one.steps));
  });
}

const sizeOf = (steps: readonly StepFigure[]): number => Math.max(...steps.map(({ n }) => n));

/** docs/metrics.md#money, of charges of these days. */
export const loadIncome = async (
  db: Database,
  span: DaySpan,
  key: ChargeKey,
): Promise<readonly Keyed<Income>[]> =>
  (await sumCharges(db, span, key)).map(({ key: value, ...sums }) => ({
    key: value,
    ...figureIncome([sums]),
  }));

/** Subscribers at the end of each of some days, in their order; without any there is still a figure. */
export async function loadSubscribers(
  db: Database,
  days: readonly number[],
): Promise<readonly (Subscribers & { readonly day: number })[]> {
  const endOf = (day: number) => boundsOf(spanUntil(day, 1)).endMs;
  const counted = await countSubscribers(db, days.map(endOf), {
    coveredMs: COVERED_MS,
    churnMs: CHURN_MS,
  });
  return days.map((day) => {
    const atMs = endOf(day);
    const none = { atMs, before: 0, began: 0, churned: 0, mrrCents: 0 };
    return { day, ...figureSubscribers(counted.find((row) => row.atMs === atMs) ?? none) };
  });
}

/** The settled ones of the last `count` days of starts; `today` is the day that is not over. */
export const loadTrials = async (
  db: Database,
  { today, count, key }: { today: number; count: number; key: ChargeKey },
): Promise<readonly Keyed<TrialFigure>[]> =>
  (
    await countTrials(db, settledTrials(today, count), { key, convertedWithinMs: CONVERSION_MS })
  ).map(({ key: value, ...counts }) => ({ key: value, ...figureTrials([counts]) }));

/** docs/metrics.md#retention, of who began in these days, which should begin with a month. */
export const loadCohorts = async (db: Database, span: DaySpan, today: number) =>
  figureCohorts(await countPaidMonths(db, span), today);

/** docs/metrics.md#net-revenue-per-starter, of the last `count` days whose starters are thirty days old. */
export async function loadStarterRevenue(
  db: Database,
  funnel: SellingFunnel,
  { today, count, key }: { today: number; count: number; key: StepKey & ChargeKey },
) {
  const { step, sold } = STARTS[funnel];
  const span = grownUpDays(today, count);
  const [steps, buyers] = await Promise.all([
    countSteps(db, span, key),
    groupBuyers(db, span, { key, sold, withinMs: AGE_MS }),
  ]);
  const starters = steps
    .filter((row) => row.funnel === funnel && row.step === step)
    .map((row) => ({ key: row.key, starters: row.n }));
  return figureStarterRevenue(starters, buyers);
}

/** How far back an experiment may have begun. */
const LONGEST_DAYS = 365;

/** What can be said of an experiment today. The same figures get the same verdict: chance is drawn from its name. */
export async function loadJudgement(
  db: Database,
  experiment: PlannedExperiment & { readonly funnel: string },
  today: number,
): Promise<Judgement> {
  const { funnel } = experiment;
  if (!isSelling(funnel)) throw new Error(`An experiment of ${funnel}, which sells nothing`);
  const { step, sold } = STARTS[funnel];
  const starters = await countStarters(db, grownUpDays(today, LONGEST_DAYS), { funnel, step });
  const judged = findJudgedDays(experiment, starters);
  const isJudged = ({ day }: { day: number }) => judged === null || day <= judged.last;
  const groups =
    judged && (await groupBuyers(db, judged, { key: "variant", sold, withinMs: AGE_MS }));
  const arms = gatherArms(experiment, starters.filter(isJudged), groups ?? []);
  const seed = [...experiment.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
  return judgeExperiment(experiment, arms, createChance(seed));
}

const isSelling = (funnel: string): funnel is SellingFunnel => funnel in STARTS;
