import type { BlockOf, Blocks } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import { styles } from "@kindling/press/faces";
import { AREAS, type AssessmentScores } from "#app/domain/life-areas.ts";
import { localeOf } from "#app/domain/locale.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import { inDanger } from "#app/funnels/life-assessment/content/report/in-danger.ts";
import { reading, whole } from "#app/funnels/life-assessment/content/report/report.ts";
import { outOf } from "#app/funnels/life-assessment/content/scores.ts";
import { describeCloseCall } from "#app/funnels/life-assessment/rules/close-call.ts";
import { rankAreas } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { isCloseCall } from "#app/funnels/life-assessment/rules/reliability.ts";
import type { ReportFacts } from "#app/funnels/life-assessment/rules/report/facts.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { type Summary, summarize } from "../summarize.ts";
import { drawFlower, drawRing } from "./charts.ts";
import { LAGOON } from "./drawing.ts";
import { helpPart } from "./help-part.ts";
import { areaRow, paragraph } from "./score-row.ts";
import { sincePage } from "./since-page.ts";

/** Greeting, reading instructions and contents; for people who need help, whom to call instead of the contents. */
export const readingChapter = ({ scores, country }: ReportFacts): Chapter => ({
  id: "reading",
  title: reading.title,
  opener: { look: "plain" },
  blocks: [
    ...(scores.needsHelp ? [helpPart(country)] : []),
    paragraph(reading.lead, "lead"),
    paragraph(scores.needsHelp ? reading.text : `${reading.text} ${reading.oneThing}`),
    {
      kind: "side",
      label: [paragraph(reading.bandsTitle, "small")],
      blocks: [paragraph(reading.bands), paragraph(reading.edge, "small")],
    },
    // The page has room for one of the two.
    ...(scores.needsHelp ? [] : contents),
  ],
});

const contents: Blocks = [
  { kind: "heading", level: 2, text: reading.contentsTitle },
  { kind: "contents" },
];

/** The overall score, the flower, the ranked areas, and what has changed since last time. */
export function overviewChapter({ scores, since, country }: ReportFacts): Chapter {
  const summary = summarize(scores);
  return {
    id: "whole",
    title: whole.title,
    opener: { look: "plain" },
    blocks: [
      {
        kind: "wide",
        blocks: [
          paragraph(
            scores.needsHelp ? inDanger.whole : whole.levels[findScoreBand(scores.overall).level],
            "lead",
          ),
          picture(scores),
          paragraph(compareEnds(summary)),
          { kind: "heading", level: 2, text: whole.ranking },
          ...rankAreas(summary.areas_summary).map(areaRow),
          ...sincePage(since, localeOf(country)),
        ],
      },
    ],
  };
}

/** Says how far apart the ends are, and which areas are within chance of them. */
function compareEnds(summary: Summary): string {
  const { top_area: top, bottom_area: bottom } = summary;
  if (isCloseCall(top.score, bottom.score)) return whole.even;
  const near = (["top", "bottom"] as const).flatMap((end) => describeCloseCall(summary, end) ?? []);
  return [whole.spread(top.name, bottom.name, top.score - bottom.score), ...near].join(" ");
}

const PICTURE_HEIGHT = 254;
const figure = { ...styles.title, size: 30, leading: 30 };

const picture = (scores: AssessmentScores): BlockOf<"figure"> => ({
  kind: "figure",
  alt: [
    `${whole.overall}: ${outOf(scores.overall)}, ${findScoreBand(scores.overall).label}.`,
    ...AREAS.map((area) => `${areaTitles[area]}: ${scores.areas[area]}.`),
  ].join(" "),
  height: PICTURE_HEIGHT,
  draw: (pen, { x, y, width }) => {
    drawRing(
      pen,
      { x, y: y + 68, width: 128 },
      { score: scores.overall, figure, fill: LAGOON.fill },
    );
    const middle = { x: x + width * 0.645, y: y + 132 };
    drawFlower(pen, { middle, radius: 86, scores });
  },
});
