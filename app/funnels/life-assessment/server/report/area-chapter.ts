import { type Block, plain } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import { styles } from "@kindling/press/faces";
import { AREAS, type AreaKey, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import type { PersonScores } from "#app/funnels/life-assessment/rules/needs-help.ts";
import {
  type ChosenStep,
  chooseSteps,
} from "#app/funnels/life-assessment/rules/report/rank-sub-dimensions.ts";
import { areaTitles } from "../../content/area-titles.ts";
import { areaPart } from "../../content/report/report.ts";
import { outOf } from "../../content/scores.ts";
import { findScoreBand } from "../../rules/score-band.ts";
import { stepOf, textOfArea, textOfSide } from "../personal-texts.ts";
import { drawRing } from "./charts.ts";
import { inkOf } from "./drawing.ts";
import { drawAreaBand } from "./rose.ts";
import { describeWithLine, paragraph, subDimensionRow } from "./score-row.ts";

/** Two pages: the score's meaning, the five sub-dimensions, and four steps. */
export function areaChapter(scores: PersonScores, area: AreaKey): Chapter {
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
          meaning(scores, area),
          { kind: "heading", level: 2, text: areaPart.sides, id: `${area}-sides` },
          ...SUB_DIMENSIONS[area].map((name) => {
            const subDimension = scores.subDimensions[name];
            const text = textOfSide(scores, name);
            return subDimensionRow({ name, score: subDimension }, [paragraph(text)]);
          }),
          { kind: "heading", level: 2, text: areaPart.steps, id: `${area}-steps` },
          paragraph(
            scores.needsHelp && area === "safety" ? areaPart.callFirst : areaPart.stepsLead,
            "small",
          ),
          ...chooseSteps(scores, area).map((chosen, index) => step(scores, chosen, index)),
          { kind: "spare", blocks: [note] },
        ],
      },
    ],
  };
}

const RING_HEIGHT = 107;
const figure = { ...styles.heading, size: 25, leading: 25 };

function meaning(scores: PersonScores, area: AreaKey): Block {
  const score = scores.areas[area];
  return {
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
    blocks: [paragraph(textOfArea(scores, area), "lead")],
  };
}

function step(scores: PersonScores, chosen: ChosenStep, index: number): Block {
  const { title, text } = stepOf(scores, chosen);
  return {
    kind: "side",
    label: [{ kind: "numeral", text: String(index + 1) }, paragraph(chosen.name, "small")],
    blocks: [{ kind: "heading", level: 3, text: title }, paragraph(text)],
  };
}

const note: Block = {
  kind: "callout",
  look: "soft",
  title: areaPart.note,
  blocks: [{ kind: "lines", count: 2, prompt: plain(areaPart.notePrompt) }],
};
