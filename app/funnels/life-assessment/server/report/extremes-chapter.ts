import type { AssessmentScores } from "#app/domain/life-areas.ts";
import type { Block } from "#app/press/blocks.ts";
import type { Chapter } from "#app/press/book.ts";
import { extremes } from "../../content/report/report.ts";
import { sideWords } from "../../content/report/side-steps.ts";
import { findExtremes, type RankedSide } from "../../rules/report/rank-sides.ts";
import { findScoreBand } from "../../rules/score-band.ts";
import { paragraph, sideRow } from "./score-row.ts";

/** The highest and the lowest sides, and how the one may serve the other. */
export function extremesChapter(scores: AssessmentScores): Chapter {
  const { strengths, priorities } = findExtremes(scores);
  const levelOf = ({ score }: RankedSide) => findScoreBand(score).level;
  const isAllHigh = priorities.every((side) => levelOf(side) === "high");
  const isAllLow = strengths.every((side) => levelOf(side) === "low");
  const [strength, priority] = [strengths[0], priorities[0]];
  return {
    id: "extremes",
    title: extremes.title,
    opener: { look: "plain", subtitle: extremes.subtitle },
    blocks: [
      {
        kind: "wide",
        blocks: [
          { kind: "heading", level: 2, text: isAllLow ? extremes.firmest : extremes.strengths },
          paragraph(isAllLow ? extremes.firmestLead : extremes.strengthsLead),
          // What a side lends can only be said to whom it lends it.
          ...strengths.map((side) =>
            row(side, sideWords[side.name][levelOf(side) === "low" ? "reach" : "gift"]),
          ),
          { kind: "heading", level: 2, text: extremes.priorities },
          paragraph(isAllHigh ? extremes.allHigh : extremes.prioritiesLead),
          ...priorities.map((side) => row(side, sideWords[side.name].reach)),
          { kind: "spare", blocks: [bridge(strength?.name ?? "", priority?.name ?? "")] },
        ],
      },
    ],
  };
}

const row = ({ name, score }: RankedSide, text: string): Block => ({
  ...sideRow(name, score, [paragraph(text)]),
  isTight: true,
});

const bridge = (strength: string, priority: string): Block => ({
  kind: "callout",
  look: "night",
  title: extremes.bridge,
  blocks: [paragraph(extremes.bridgeText(strength, priority))],
});
