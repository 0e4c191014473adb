import type { Database } from "#app/data/database.ts";
import { countStarters, groupBuyers } from "#app/data/owner-figures.ts";
import { createChance } from "#app/domain/chance.ts";
import {
  findJudgedDays,
  gatherArms,
  type Judgement,
  judgeExperiment,
  type PlannedExperiment,
} from "../rules/experiments/judge-experiment.ts";
import { grownUpDays, type SellingFunnel, STARTS } from "../rules/starter-revenue.ts";

/** How far back an experiment may have begun. */
const LONGEST_DAYS = 365;

/** What can be said about an experiment today. The same figures get the same verdict: its name seeds the chance. */
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
  const groups = judged === null ? [] : await groupBuyers(db, judged, sold);
  const arms = gatherArms(experiment, starters.filter(isJudged), groups);
  const seed = [...experiment.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
  return judgeExperiment(experiment, arms, createChance(seed));
}

const isSelling = (funnel: string): funnel is SellingFunnel => Object.hasOwn(STARTS, funnel);
