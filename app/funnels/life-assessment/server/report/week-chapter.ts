import { type BlockOf, type Blocks, plain } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import type { AssessmentScores } from "#app/domain/life-areas.ts";
import { week } from "../../content/report/report.ts";
import { rankAreas } from "../../rules/complete-results.ts";
import { type PlanDay, planWeek } from "../../rules/plan-week.ts";
import { completeResults } from "../complete-results.ts";
import { summarize } from "../summarize.ts";
import { paragraph } from "./score-row.ts";

/** The seven days of the plan, as in the text file. */
export const weekOf = (scores: AssessmentScores): readonly PlanDay[] =>
  planWeek(summarize(scores), completeResults(scores).areas);

export const describeWeek = (scores: AssessmentScores): string => {
  const { areas_summary, bottom_area } = summarize(scores);
  const others = rankAreas(areas_summary).filter(({ key }) => key !== bottom_area.key);
  return week.subtitle(bottom_area.name, others.at(-1)?.name ?? bottom_area.name);
};

/** @param isTight for a shorter page */
export const weekChapter = (scores: AssessmentScores, isTight: boolean): Chapter => ({
  id: "week",
  title: week.title,
  opener: { look: "plain", subtitle: describeWeek(scores) },
  blocks: [
    {
      kind: "wide",
      blocks: [
        paragraph(week.lead),
        ...weekOf(scores).map((day, index) => ({ ...dayRow(day, index + 1), isTight })),
      ],
    },
  ],
});

/** A day with its check boxes; `more` follows below. */
export const dayRow = (
  { title, tasks }: PlanDay,
  number: number,
  more: Blocks = [],
): BlockOf<"side"> => ({
  kind: "side",
  label: [{ kind: "numeral", text: String(number) }],
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
