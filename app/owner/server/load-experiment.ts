import type { Database } from "#app/data/database.ts";
import { countStarters, groupBuyers } from "#app/data/owner-figures.ts";
import type { Experiment } from "#app/funnels/shared/content/experiments.ts";
import { grownUpDays, type SellingFunnel, STARTS } from "../rules/starter-revenue.ts";
import type { Table } from "../rules/table.ts";
import { findJudgedDays, gatherArms, tabulateExperiment } from "./experiment.ts";

/** How far back an experiment may have begun. */
const LONGEST_DAYS = 365;

/** An experiment's variants with what can be said about them today (docs/metrics.md#experiments). */
export async function loadExperiment(
  db: Database,
  experiment: Experiment,
  today: number,
): Promise<Table> {
  const { funnel } = experiment;
  if (!isSelling(funnel)) throw new Error(`An experiment of ${funnel}, which sells nothing`);
  const { step, sold } = STARTS[funnel];
  const starters = await countStarters(db, grownUpDays(today, LONGEST_DAYS), { funnel, step });
  const judged = findJudgedDays(experiment, starters);
  const isJudged = ({ day }: { day: number }) => judged === null || day <= judged.last;
  const groups = judged === null ? [] : await groupBuyers(db, judged, sold);
  return tabulateExperiment(experiment, gatherArms(experiment, starters.filter(isJudged), groups));
}

const isSelling = (funnel: string): funnel is SellingFunnel => Object.hasOwn(STARTS, funnel);
