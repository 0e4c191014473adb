import { type Block, type Blocks, plain } from "@kindling/press/blocks";
import type { Book } from "@kindling/press/book";
import { formatDay } from "#app/domain/calendar-day.ts";
import { localeOf } from "#app/domain/locale.ts";
import { actionPlan } from "#app/funnels/life-assessment/content/action-plan.ts";
import { plan } from "#app/funnels/life-assessment/content/report/report.ts";
import { rankAreas } from "#app/funnels/life-assessment/rules/complete-results.ts";
import type { PersonScores } from "#app/funnels/life-assessment/rules/needs-help.ts";
import { paperOf, type ReportFacts } from "#app/funnels/life-assessment/rules/report/facts.ts";
import { helpLine, helpNote } from "#app/help/content/texts.ts";
import { writtenAddress } from "#app/help/rules/written-address.ts";
import { summarize } from "../summarize.ts";
import { weekOf } from "../week-of.ts";
import { LAGOON } from "./drawing.ts";
import type { ReportBrand } from "./method-chapter.ts";
import { drawBandRose } from "./rose.ts";
import { areaRow, describeScore, paragraph, scoreRow } from "./score-row.ts";
import { dayRow, describeWeek } from "./week-chapter.ts";

/** The printable seven-day plan, with check boxes and room to write. */
export function composePlan(facts: ReportFacts, brand: ReportBrand): Book {
  const { scores, completedAt, country } = facts;
  const subtitle = describeWeek(scores);
  return {
    title: plan.title,
    subject: subtitle,
    author: brand.name,
    language: "en",
    edition: new Date(completedAt),
    paper: paperOf(country),
    ink: LAGOON,
    chapters: [
      {
        id: "plan",
        title: plan.title,
        opener: {
          look: "band",
          label: `${plan.label} · ${formatDay(completedAt, localeOf(country))}`,
          subtitle,
          art: drawBandRose(scores),
        },
        blocks: [
          {
            kind: "wide",
            blocks: [
              ...(scores.needsHelp ? [callFirst(brand)] : []),
              ...overview(scores),
              ...days(scores),
              ...(scores.needsHelp ? [] : [tips]),
              ...afterwards(brand),
              // Whom to call takes up the room that the tips have otherwise, on Letter all of it.
              ...(scores.needsHelp ? [{ kind: "spare" as const, blocks: [tips] }] : []),
            ],
          },
        ],
      },
    ],
  };
}

/** Names no danger: a printed plan may lie where others read it. */
const callFirst = ({ siteOrigin }: ReportBrand): Block => ({
  kind: "callout",
  look: "soft",
  title: helpNote.title,
  blocks: [paragraph(`${helpNote.text} ${helpLine(writtenAddress(siteOrigin))}`)],
});

function overview(scores: PersonScores): Blocks {
  const { overall_score, areas_summary } = summarize(scores);
  return [
    { kind: "heading", level: 2, text: actionPlan.overview },
    scoreRow({
      name: actionPlan.overall,
      score: overall_score,
      fill: LAGOON.fill,
      words: actionPlan.overall,
      said: describeScore(overall_score),
    }),
    ...rankAreas(areas_summary).map(areaRow),
  ];
}

const days = (scores: PersonScores): Blocks => [
  { kind: "heading", level: 2, text: plan.days },
  ...weekOf(scores).map(
    (day, index, { length }): Block => ({
      kind: "together",
      blocks: [{ ...dayRow(day, index + 1, index + 1 < length ? [noticed] : []), isTight: true }],
    }),
  ),
];

const noticed: Block = { kind: "lines", count: 1, prompt: plain(plan.noticed) };

const afterwards = ({ siteOrigin }: ReportBrand): Blocks => [
  {
    kind: "callout",
    look: "soft",
    title: plan.after,
    blocks: plan.questions.map((text) => ({ kind: "lines", count: 2, prompt: plain(text) })),
  },
  paragraph(actionPlan.closing, "small"),
  paragraph(helpLine(writtenAddress(siteOrigin)), "small"),
];

const listOf = (title: string, items: readonly string[]): Blocks => [
  { kind: "heading", level: 3, text: title },
  { kind: "list", marker: "dot", items: items.map((text) => [paragraph(text)]) },
];

const tips: Block = {
  kind: "columns",
  columns: [
    listOf(actionPlan.tipsTitle, actionPlan.tips),
    listOf(actionPlan.nextTitle, actionPlan.next),
  ],
};
