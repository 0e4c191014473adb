import { formatDay } from "#app/domain/calendar-day.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { actionPlan, planDays } from "../content/action-plan.ts";
import { type CompleteArea, rankAreas } from "./complete-results.ts";
import { headLines, joinLines, wrapLines } from "./plan-text.ts";
import type { AreaResult, Results } from "./results.ts";
import { findScoreBand } from "./score-band.ts";

/** The text file that the complete results give, with all its parts (specification, section 7). */
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
    `${actionPlan.weakest}: ${describeArea(bottom_area)}`,
    "",
    ...headLines(actionPlan.days),
    ...planWeek(results, areas),
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

/** Days 2 to 5 are the lowest area's recommendations; day 6 is the first of the second lowest. */
function planWeek(
  { areas_summary, bottom_area }: Results,
  areas: readonly CompleteArea[],
): string[] {
  const others = rankAreas(areas_summary).filter(({ key }) => key !== bottom_area.key);
  const second = others.at(-1) ?? bottom_area;
  const recommend = (key: AreaKey) => areas.find((area) => area.key === key)?.recommendations ?? [];
  const days = [
    { title: planDays.first, tasks: planDays.firstTasks(bottom_area.name, second.name) },
    ...recommend(bottom_area.key).map((task) => ({
      title: planDays.step(bottom_area.name),
      tasks: [task],
    })),
    { title: planDays.step(second.name), tasks: recommend(second.key).slice(0, 1) },
    { title: planDays.last, tasks: planDays.lastTasks(second.name) },
  ];
  return days.flatMap(({ title, tasks }, index) => [
    "",
    `Day ${index + 1}: ${title}`,
    ...tasks.flatMap((task) => wrapLines(task, "[ ] ")),
  ]);
}

const describeScore = (score: number): string => `${score}% (${findScoreBand(score).label})`;
const describeArea = ({ name, score }: AreaResult): string => `${name}, ${describeScore(score)}`;
