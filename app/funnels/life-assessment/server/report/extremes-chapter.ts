import type { Block } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import { subDimensionSteps } from "#app/funnels/life-assessment/content/report/sub-dimension-steps.ts";
import type { PersonScores } from "#app/funnels/life-assessment/rules/needs-help.ts";
import {
  findExtremes,
  type RankedSubDimension,
} from "#app/funnels/life-assessment/rules/report/rank-sub-dimensions.ts";
import { extremes } from "../../content/report/report.ts";
import { findScoreBand } from "../../rules/score-band.ts";
import { reachOf } from "../personal-texts.ts";
import { paragraph, subDimensionRow } from "./score-row.ts";

/** The highest and the lowest sub-dimensions, and how the former can support the latter. */
export function extremesChapter(scores: PersonScores): Chapter {
  const { strengths, priorities, isClose } = findExtremes(scores);
  const isAllHigh = priorities.every(({ score }) => findScoreBand(score).level === "high");
  const [strength] = strengths;
  // Nobody's strength is asked to help against danger.
  const priority = priorities.find(({ name }) => !scores.needsHelp || name !== "Physical Safety");
  return {
    id: "extremes",
    title: extremes.title,
    opener: { look: "plain", subtitle: extremes.subtitle },
    blocks: [
      {
        kind: "wide",
        blocks: [
          {
            kind: "heading",
            level: 2,
            text: strength ? extremes.strengths(strengths.length) : extremes.noStrengths,
          },
          paragraph(strength ? extremes.strengthsLead : extremes.noStrengthsLead),
          ...(isClose ? [paragraph(extremes.close, "small")] : []),
          ...strengths.map((subDimension) =>
            row(subDimension, subDimensionSteps[subDimension.name].gift),
          ),
          { kind: "heading", level: 2, text: extremes.priorities },
          paragraph(isAllHigh && !scores.needsHelp ? extremes.allHigh : extremes.prioritiesLead),
          ...priorities.map((subDimension) =>
            row(subDimension, reachOf(scores, subDimension.name)),
          ),
          ...(strength && priority
            ? [{ kind: "spare" as const, blocks: [bridge(strength.name, priority.name)] }]
            : []),
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
