import type { Block } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import type { AssessmentScores } from "#app/domain/life-areas.ts";
import { subDimensionSteps } from "#app/funnels/life-assessment/content/report/sub-dimension-steps.ts";
import {
  findExtremes,
  type RankedSubDimension,
} from "#app/funnels/life-assessment/rules/report/rank-sub-dimensions.ts";
import { extremes } from "../../content/report/report.ts";
import { findScoreBand } from "../../rules/score-band.ts";
import { paragraph, subDimensionRow } from "./score-row.ts";

/** The highest and the lowest sub-dimensions, and how the former can support the latter. */
export function extremesChapter(scores: AssessmentScores): Chapter {
  const { strengths, priorities, isClose } = findExtremes(scores);
  const levelOf = ({ score }: RankedSubDimension) => findScoreBand(score).level;
  const isAllHigh = priorities.every((subDimension) => levelOf(subDimension) === "high");
  const isAllLow = strengths.every((subDimension) => levelOf(subDimension) === "low");
  const strength = strengths[0];
  const priority = priorities[0];
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
          ...(isClose ? [paragraph(extremes.close, "small")] : []),
          // A low score has nothing to contribute yet, so it gets the other text.
          ...strengths.map((subDimension) =>
            row(
              subDimension,
              subDimensionSteps[subDimension.name][
                levelOf(subDimension) === "low" ? "reach" : "gift"
              ],
            ),
          ),
          { kind: "heading", level: 2, text: extremes.priorities },
          paragraph(isAllHigh ? extremes.allHigh : extremes.prioritiesLead),
          ...priorities.map((subDimension) =>
            row(subDimension, subDimensionSteps[subDimension.name].reach),
          ),
          { kind: "spare", blocks: [bridge(strength?.name ?? "", priority?.name ?? "")] },
        ],
      },
    ],
  };
}

const row = (subDimension: RankedSubDimension, text: string): Block => ({
  ...subDimensionRow(subDimension, [paragraph(text)]),
  isTight: true,
});

const bridge = (strength: string, priority: string): Block => ({
  kind: "callout",
  look: "night",
  title: extremes.bridge,
  blocks: [paragraph(extremes.bridgeText(strength, priority))],
});
