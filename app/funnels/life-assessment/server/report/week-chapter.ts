import { type BlockOf, type Blocks, plain } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import { areaTitles } from "../../content/area-titles.ts";
import { week } from "../../content/report/report.ts";
import type { PersonScores } from "../../rules/needs-help.ts";
import type { PlanDay } from "../../rules/plan-week.ts";
import { weekOf } from "../week-of.ts";
import { paragraph } from "./score-row.ts";

export const describeWeek = (scores: PersonScores): string => {
  if (scores.needsHelp) return week.callFirst;
  const [lowest = "", second = ""] = weekOf(scores).flatMap(({ side }) => side ?? []);
  return week.subtitle(lowest, second);
};

/** @param isTight for a shorter page */
export const weekChapter = (scores: PersonScores, isTight: boolean): Chapter => ({
  id: "week",
  title: week.title,
  opener: { look: "plain", subtitle: describeWeek(scores) },
  blocks: [
    {
      kind: "wide",
      blocks: [
        paragraph(week.lead),
        ...weekOf(scores).map((day, index) => ({ ...dayRow(refer(day), index + 1), isTight })),
      ],
    },
  ],
});

/** The chapters on the areas have the steps in full. */
const refer = (day: PlanDay): PlanDay =>
  day.area === null ? day : { ...day, tasks: [week.whole(areaTitles[day.area])] };

/** A day with its check boxes; `more` follows below. */
export const dayRow = (
  { title, tasks, side }: PlanDay,
  number: number,
  more: Blocks = [],
): BlockOf<"side"> => ({
  kind: "side",
  label: [
    { kind: "numeral", text: String(number) },
    ...(side === null ? [] : [paragraph(side, "small")]),
  ],
  blocks: [
    { kind: "heading", level: 3, text: week.day(number, title) },
    {
      kind: "list",
      marker: "box",
      items: tasks.map((text) => [{ kind: "paragraph", text: plain(text) }]),
    },
    ...more,
  ],
});
