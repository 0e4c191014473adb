import { formatDay } from "#app/domain/calendar-day.ts";
import { actionPlan } from "../content/action-plan.ts";
import { tellCloseCall } from "./close-call.ts";
import { type CompleteArea, rankAreas } from "./complete-results.ts";
import { headLines, joinLines, wrapLines } from "./plan-text.ts";
import { type PlanDay, planWeek } from "./plan-week.ts";
import type { AreaResult, Results } from "./results.ts";
import { findScoreBand } from "./score-band.ts";

/** The text file offered with the complete results (docs/product.md#action-plan). */
export function writeActionPlan(
  results: Results,
  areas: readonly CompleteArea[],
  nowMs: number,
): string {
  const { overall_score, top_area, bottom_area, areas_summary } = results;
  return joinLines([
    actionPlan.title,
    "=".repeat(actionPlan.title.length),
    "",
    `${actionPlan.date}: ${formatDay(nowMs)}`,
    "",
    ...headLines(actionPlan.overview),
    `${actionPlan.overall}: ${describeScore(overall_score)}`,
    `${actionPlan.strongest}: ${describeArea(top_area)}`,
    ...note(tellCloseCall(results, "top")),
    `${actionPlan.weakest}: ${describeArea(bottom_area)}`,
    ...note(tellCloseCall(results, "bottom")),
    "",
    ...headLines(actionPlan.days),
    ...planWeek(results, areas).flatMap(describeDay),
    "",
    ...headLines(actionPlan.breakdown),
    ...rankAreas(areas_summary).map((area) => `${area.rank}. ${describeArea(area)}`),
    "",
    ...headLines(actionPlan.tipsTitle),
    ...actionPlan.tips.flatMap((tip) => wrapLines(tip, "* ")),
    "",
    ...headLines(actionPlan.nextTitle),
    ...actionPlan.next.flatMap((step) => wrapLines(step, "* ")),
    "",
    ...wrapLines(actionPlan.closing),
  ]);
}

const describeDay = ({ title, tasks }: PlanDay, index: number): string[] => [
  "",
  `Day ${index + 1}: ${title}`,
  ...tasks.flatMap((task) => wrapLines(task, "[ ] ")),
];

const note = (text: string | null): string[] => (text === null ? [] : wrapLines(text, "  "));

const describeScore = (score: number): string => `${score}% (${findScoreBand(score).label})`;
const describeArea = ({ name, score }: AreaResult): string => `${name}, ${describeScore(score)}`;
