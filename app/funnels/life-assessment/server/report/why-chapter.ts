import { type Block, type Blocks, plain, type Text } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import {
  ANSWER_LABELS,
  AREAS,
  type AreaKey,
  type NumberedAnswers,
} from "#app/domain/life-areas.ts";
import { areaTitles } from "../../content/area-titles.ts";
import { why, doubts as words } from "../../content/report/report.ts";
import { explainScore, type MovingAnswer } from "../../rules/report/explain-score.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { type Doubts, judgeAnswers } from "../../rules/report/judge-answers.ts";
import { paragraph } from "./score-row.ts";

const NEW_PAGE: Block = { kind: "new-page" };
/** All five areas fill one page; with a note after them, they are split over two. */
const BREAKS_BEFORE: AreaKey = "significance";

/** The answers behind the scores, if still stored. */
export function whyChapter(facts: ReportFacts): Chapter[] {
  const { answers, scores } = facts;
  if (answers === null) return [];
  const found = judgeAnswers(facts);
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
            ...AREAS.flatMap((area) => [
              ...(found !== null && area === BREAKS_BEFORE ? [NEW_PAGE] : []),
              ...explainArea(answers, area, scores.areas[area]),
            ]),
            ...(found === null ? [] : [doubtsNote(found)]),
          ],
        },
      ],
    },
  ];
}

function explainArea(answers: NumberedAnswers, area: AreaKey, score: number): Blocks {
  const moving = explainScore(answers, area);
  const title = `${areaTitles[area]}: ${score} of 100`;
  if (moving.length === 0) {
    return [{ kind: "heading", level: 3, text: title }, paragraph(why.neutral)];
  }
  return [
    {
      ...{ kind: "table", head: [title, why.answer, why.effect].map(plain), isDense: true },
      ...{ shares: [7, 1.85, 0.95], rows: moving.map(explainAnswer) },
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

const NAMED = 4;

function doubtsNote({ sameInARow, hurriedSeconds, contradictions }: Doubts): Block {
  const blocks: Block[] = [paragraph(words.opening)];
  if (hurriedSeconds !== null) blocks.push(paragraph(words.hurried(describeTime(hurriedSeconds))));
  if (sameInARow !== null) blocks.push(paragraph(words.sameInARow(sameInARow)));
  if (contradictions.length > 0) {
    blocks.push(paragraph(words.contradictions(joinNames(contradictions))));
  }
  blocks.push(paragraph(words.closing));
  return { kind: "callout", look: "soft", title: words.title, blocks };
}

function describeTime(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60) === 1 ? "one minute" : "two minutes";
  return rest === 0 ? minutes : `${minutes} and ${rest} seconds`;
}

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}
