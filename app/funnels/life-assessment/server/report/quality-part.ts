import { type Block, type Blocks, plain, type Text } from "@kindling/press/blocks";
import { closeCall } from "../../content/close-call.ts";
import { doubts, quality as words } from "../../content/report/report.ts";
import { type AnswerQuality, isDoubtful } from "../../rules/report/judge-answers.ts";
import { paragraph } from "./score-row.ts";

/** How reliable the answers are: four signs, and a note if one of them raises doubts. */
export function qualityPart(quality: AnswerQuality, overall: number): Blocks {
  const { seconds, contradictions, agreement } = quality;
  const { speed, run, contradictions: sides, agreement: leaning } = words;
  const row = (
    sign: { name: string; tells: { well: string; doubt: string } },
    value: string,
    isDoubt: boolean,
  ): readonly Text[] => [
    plain(sign.name),
    [{ text: value, look: "bold" }],
    plain(isDoubt ? sign.tells.doubt : sign.tells.well),
  ];
  const time = seconds === null ? speed.unknown : describeTime(seconds);
  const { points } = agreement;
  return [
    { kind: "heading", level: 2, text: words.title },
    {
      kind: "table",
      head: words.head.map(plain),
      isDense: true,
      shares: [4, 2.4, 5],
      rows: [
        row(speed, time, quality.isHurried),
        row(run, String(quality.longestRun), quality.isLongRun),
        row(sides, String(contradictions.length || sides.none), contradictions.length > 0),
        row(leaning, points === 0 ? leaning.none : describePoints(points), quality.isLeaning),
      ],
    },
    isDoubtful(quality) ? note(quality, overall) : second,
  ];
}

const second: Block = {
  kind: "callout",
  look: "soft",
  title: words.second,
  blocks: words.secondPrompts.map((text) => ({ kind: "lines", count: 2, prompt: plain(text) })),
};

function note(quality: AnswerQuality, overall: number): Block {
  const { seconds, longestRun, contradictions, agreement } = quality;
  const told = [
    ...(quality.isHurried && seconds !== null ? [doubts.hurried(describeTime(seconds))] : []),
    ...(quality.isLongRun ? [doubts.sameInARow(longestRun)] : []),
    ...(contradictions.length > 0 ? [doubts.contradictions(joinNames(contradictions))] : []),
    ...(quality.isLeaning
      ? [doubts.agreement(agreement.points, overall, agreement.corrected)]
      : []),
    doubts.closing,
  ];
  return {
    kind: "callout",
    look: "soft",
    title: doubts.title,
    blocks: told.map((text) => paragraph(text)),
  };
}

/** With a typographic minus. */
const describePoints = (points: number): string =>
  `${points > 0 ? "+" : "\u2212"}${closeCall.points(Math.abs(points))}`;

const EXACT_BELOW = 3 * 60;
const HOUR = 60 * 60;

function describeTime(seconds: number): string {
  const { speed } = words;
  if (seconds < 60) return speed.seconds(seconds);
  if (seconds >= HOUR) return speed.long;
  if (seconds >= EXACT_BELOW) return speed.minutes(Math.round(seconds / 60));
  const rest = seconds % 60;
  const minutes = seconds < 120 ? speed.one : speed.two;
  return rest === 0 ? minutes : speed.and(minutes, speed.seconds(rest));
}

const NAMED = 4;

function joinNames(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return closeCall.and(rest > 0 ? [...names.slice(0, NAMED), words.more(rest)] : names);
}
