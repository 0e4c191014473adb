import type { BlockOf } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import { baselineOf, styles } from "@kindling/press/faces";
import { AREAS, type AssessmentScores } from "#app/domain/life-areas.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import { reading, whole } from "#app/funnels/life-assessment/content/report/report.ts";
import { rankAreas } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { bandColours, findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { summarize } from "../summarize.ts";
import { drawFlower, drawRing } from "./charts.ts";
import { describeScore, paragraph, scoreRow } from "./score-row.ts";

/** Greeting, reading instructions and contents. */
export const readingChapter = (): Chapter => ({
  id: "reading",
  title: reading.title,
  opener: { look: "plain" },
  blocks: [
    paragraph(reading.lead, "lead"),
    paragraph(reading.text),
    { kind: "side", label: [paragraph(reading.bandsTitle, "small")], blocks: [legend] },
    { kind: "heading", level: 2, text: reading.contentsTitle },
    { kind: "contents" },
  ],
});

const LEGEND = { line: 17, dot: 4.2 };
const BANDS = [
  { color: bandColours.green, text: reading.bands.high },
  { color: bandColours.yellow, text: reading.bands.middle },
  { color: bandColours.orange, text: reading.bands.low },
] as const;

const legend: BlockOf<"figure"> = {
  kind: "figure",
  alt: BANDS.map(({ text }) => text).join(" "),
  height: BANDS.length * LEGEND.line,
  draw: (pen, { x, y }) => {
    const style = { ...styles.sans, leading: LEGEND.line };
    for (const [index, { color, text }] of BANDS.entries()) {
      const top = y + index * LEGEND.line;
      pen.circle(x + LEGEND.dot, top + LEGEND.line / 2, LEGEND.dot, { fill: color });
      pen.text(text, x + 4 * LEGEND.dot, top + baselineOf(style), style);
    }
  },
};

const EVEN_WITHIN = 12;

/** The overall score, the flower, and the ranked areas. */
export function overviewChapter(scores: AssessmentScores): Chapter {
  const { top_area, bottom_area, areas_summary } = summarize(scores);
  const distance = top_area.score - bottom_area.score;
  return {
    id: "whole",
    title: whole.title,
    opener: { look: "plain" },
    blocks: [
      {
        kind: "wide",
        blocks: [
          paragraph(whole.levels[findScoreBand(scores.overall).level], "lead"),
          picture(scores),
          paragraph(
            distance < EVEN_WITHIN
              ? whole.even
              : whole.spread(top_area.name, bottom_area.name, distance),
          ),
          { kind: "heading", level: 2, text: whole.ranking },
          ...rankAreas(areas_summary).map(({ rank, name, score }) =>
            scoreRow({ name, score, words: `${rank}. ${name}`, said: describeScore(score) }),
          ),
        ],
      },
    ],
  };
}

const PICTURE_HEIGHT = 254;
const figure = { ...styles.title, size: 30, leading: 30 };

const picture = (scores: AssessmentScores): BlockOf<"figure"> => ({
  kind: "figure",
  alt: [
    `${whole.overall}: ${scores.overall} of 100, ${findScoreBand(scores.overall).label}.`,
    ...AREAS.map((area) => `${areaTitles[area]}: ${scores.areas[area]}.`),
  ].join(" "),
  height: PICTURE_HEIGHT,
  draw: (pen, { x, y, width }) => {
    drawRing(pen, { x, y: y + 68, width: 128 }, { score: scores.overall, figure });
    const middle = { x: x + width * 0.645, y: y + 132 };
    drawFlower(pen, middle, 86, scores);
  },
});
