import { type Block, plain } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import { styles } from "@kindling/press/faces";
import {
  AREAS,
  type AreaKey,
  type AssessmentScores,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import { subDimensionSteps } from "#app/funnels/life-assessment/content/report/sub-dimension-steps.ts";
import {
  type ChosenStep,
  chooseSteps,
} from "#app/funnels/life-assessment/rules/report/rank-sub-dimensions.ts";
import { areaTitles } from "../../content/area-titles.ts";
import { areaLevels } from "../../content/report/area-levels.ts";
import { areaPart } from "../../content/report/report.ts";
import { outOf } from "../../content/scores.ts";
import { subDimensionTexts } from "../../content/sub-dimensions.ts";
import { findScoreBand } from "../../rules/score-band.ts";
import { findTextLevel } from "../../rules/text-level.ts";
import { drawRing } from "./charts.ts";
import { inkOf } from "./drawing.ts";
import { drawAreaBand } from "./rose.ts";
import { describeWithLine, paragraph, subDimensionRow } from "./score-row.ts";

/** Two pages: the score's meaning, the five sub-dimensions, and four steps. */
export function areaChapter(scores: AssessmentScores, area: AreaKey): Chapter {
  const score = scores.areas[area];
  const number = AREAS.indexOf(area) + 1;
  return {
    id: area,
    ink: inkOf(area),
    title: areaTitles[area],
    opener: {
      look: "band",
      label: areaPart.label(number),
      subtitle: describeWithLine(score),
      art: drawAreaBand(scores, area),
    },
    blocks: [
      {
        kind: "wide",
        blocks: [
          meaning(area, score),
          { kind: "heading", level: 2, text: areaPart.sides, id: `${area}-sides` },
          ...SUB_DIMENSIONS[area].map((name) => {
            const subDimension = scores.subDimensions[name];
            const text = subDimensionTexts[name][findTextLevel(subDimension)];
            return subDimensionRow({ name, score: subDimension }, [paragraph(text)]);
          }),
          { kind: "heading", level: 2, text: areaPart.steps, id: `${area}-steps` },
          paragraph(areaPart.stepsLead, "small"),
          ...chooseSteps(scores, area).map(step),
          { kind: "spare", blocks: [note] },
        ],
      },
    ],
  };
}

const RING_HEIGHT = 107;
const figure = { ...styles.heading, size: 25, leading: 25 };

const meaning = (area: AreaKey, score: number): Block => ({
  kind: "side",
  label: [
    {
      kind: "figure",
      alt: `${areaTitles[area]}: ${outOf(score)}, ${findScoreBand(score).label}`,
      height: RING_HEIGHT,
      draw: (pen, place) =>
        drawRing(pen, place, { score, figure, fill: inkOf(area).fill, measure: "area" }),
    },
  ],
  blocks: [paragraph(areaLevels[area][findTextLevel(score)], "lead")],
});

function step({ name, kind }: ChosenStep, index: number): Block {
  const { title, text } = subDimensionSteps[name][kind];
  return {
    kind: "side",
    label: [{ kind: "numeral", text: String(index + 1) }, paragraph(name, "small")],
    blocks: [{ kind: "heading", level: 3, text: title }, paragraph(text)],
  };
}

const note: Block = {
  kind: "callout",
  look: "soft",
  title: areaPart.note,
  blocks: [{ kind: "lines", count: 2, prompt: plain(areaPart.notePrompt) }],
};
