import { type Block, type Blocks, plain, type Text } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import {
  ANSWER_LABELS,
  AREAS,
  type AreaKey,
  type NumberedAnswers,
} from "#app/domain/life-areas.ts";
import { areaTitles } from "../../content/area-titles.ts";
import { why } from "../../content/report/report.ts";
import { outOf } from "../../content/scores.ts";
import { explainScore, type MovingAnswer } from "../../rules/report/explain-score.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { judgeAnswers } from "../../rules/report/judge-answers.ts";
import { qualityPart } from "./quality-part.ts";
import { paragraph } from "./score-row.ts";

const NEW_PAGE: Block = { kind: "new-page" };
/** The areas and the blocks after them fill two pages. */
const BREAKS_BEFORE: AreaKey = "significance";

/** The answers behind the scores, if still stored. */
export function whyChapter(facts: ReportFacts): Chapter[] {
  const { answers, scores } = facts;
  if (answers === null) return [];
  const quality = judgeAnswers(facts);
  return [
    {
      id: "why",
      title: why.title,
      opener: { look: "plain" },
      blocks: [
        {
          kind: "wide",
          blocks: [
            paragraph(why.text),
            ...explainAreas(answers, facts),
            ...(quality === null ? [] : qualityPart(quality, scores.overall)),
          ],
        },
      ],
    },
  ];
}

function explainAreas(answers: NumberedAnswers, { bankVersion, scores }: ReportFacts): Blocks {
  const areas = AREAS.map((area) => ({ area, moving: explainScore(answers, area, bankVersion) }));
  if (areas.every(({ moving }) => moving.length === 0)) return [paragraph(why.allNeutral)];
  return areas.flatMap(({ area, moving }) => [
    ...(area === BREAKS_BEFORE ? [NEW_PAGE] : []),
    ...explainArea(moving, area, scores.areas[area]),
  ]);
}

function explainArea(moving: readonly MovingAnswer[], area: AreaKey, score: number): Blocks {
  const title = `${areaTitles[area]}: ${outOf(score)}`;
  if (moving.length === 0) {
    return [{ kind: "heading", level: 3, text: title }, paragraph(why.neutral)];
  }
  return [
    {
      kind: "table",
      head: [title, why.answer, why.effect].map(plain),
      isDense: true,
      shares: [7, 1.85, 0.95],
      rows: moving.map(explainAnswer),
    },
  ];
}

const explainAnswer = ({ prompt, value, effect, isReverse }: MovingAnswer): readonly Text[] => [
  isReverse ? [{ text: `${prompt} ` }, { text: `(${why.turned})`, look: "bold" }] : plain(prompt),
  plain(ANSWER_LABELS[value]),
  [{ text: describeEffect(effect), look: "bold" }],
];

/** With a typographic minus, as wide as the plus. */
const describeEffect = (effect: number): string =>
  `${effect > 0 ? "+" : "\u2212"}${Math.abs(effect)}`;
