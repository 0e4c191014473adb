import { formatDay } from "#app/domain/calendar-day.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import type { Locale } from "#app/domain/locale.ts";
import { helpLine, helpNote } from "#app/help/content/texts.ts";
import { writtenAddress } from "#app/help/rules/written-address.ts";
import { actionPlan, planDays } from "../content/action-plan.ts";
import { describeCloseCall } from "./close-call.ts";
import { type CompleteArea, type CompleteResults, rankAreas } from "./complete-results.ts";
import { findLowest } from "./order-by-area.ts";
import { headLines, joinLines, wrapLines } from "./plan-text.ts";
import type { AreaResult, Results } from "./results.ts";
import { findScoreBand } from "./score-band.ts";

/** Writes the text file offered with the complete results (docs/product.md#action-plan). */
export function writeActionPlan(
  results: Results & Pick<CompleteResults, "help">,
  areas: readonly CompleteArea[],
  { nowMs, locale, origin }: { nowMs: number; locale: Locale; origin: string },
): string {
  const { overall_score, top_area, bottom_area, areas_summary, help } = results;
  return joinLines([
    actionPlan.title,
    "=".repeat(actionPlan.title.length),
    "",
    `${actionPlan.date}: ${formatDay(nowMs, locale)}`,
    "",
    ...(help === null ? [] : callLines(origin)),
    ...headLines(actionPlan.overview),
    `${actionPlan.overall}: ${describeScore(overall_score)}`,
    `${actionPlan.strongest}: ${describeArea(top_area)}`,
    ...note(describeCloseCall(results, "top")),
    `${actionPlan.weakest}: ${describeArea(bottom_area)}`,
    ...note(describeCloseCall(results, "bottom")),
    "",
    ...headLines(actionPlan.days),
    ...listDays(results, areas).flatMap(describeDay),
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

/** Names no danger: others may open the file. */
const callLines = (origin: string): string[] => [
  ...headLines(helpNote.title),
  ...wrapLines(helpNote.text),
  ...wrapLines(helpLine(writtenAddress(origin))),
  "",
];

type FileDay = { readonly title: string; readonly tasks: readonly string[] };

/** Lists the file's days by area: four recommendations for the lowest, then the first for the second lowest. */
function listDays(results: Results, areas: readonly CompleteArea[]): readonly FileDay[] {
  const [lowest, second] = findLowest(results);
  const recommend = (key: AreaKey) => areas.find((area) => area.key === key)?.recommendations ?? [];
  const step = ({ name }: AreaResult, task: string) => ({
    title: planDays.step(name),
    tasks: [task],
  });
  return [
    { title: planDays.first, tasks: planDays.firstTasks(lowest.name, second.name) },
    ...recommend(lowest.key).map((task) => step(lowest, task)),
    ...recommend(second.key)
      .slice(0, 1)
      .map((task) => step(second, task)),
    { title: planDays.last, tasks: planDays.lastTasks(second.name) },
  ];
}

const describeDay = ({ title, tasks }: FileDay, index: number): string[] => [
  "",
  planDays.day(index + 1, title),
  ...tasks.flatMap((task) => wrapLines(task, "[ ] ")),
];

const note = (text: string | null): string[] => (text === null ? [] : wrapLines(text, "  "));

const describeScore = (score: number): string => `${score}% (${findScoreBand(score).label})`;
const describeArea = ({ name, score }: AreaResult): string => `${name}, ${describeScore(score)}`;
