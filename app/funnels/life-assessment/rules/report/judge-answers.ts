import {
  type NumberedAnswers,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { QUESTIONS } from "../../content/question-bank.ts";
import type { ReportFacts } from "./facts.ts";

/** Reasons to read a report with caution. None of them implies careless answers. */
export type Doubts = {
  /** Length of an implausibly long run of equal answers (straight-lining). */
  readonly sameInARow: number | null;
  /** Duration, if shorter than reading takes (speeding). */
  readonly hurriedSeconds: number | null;
  /** Sub-dimensions where a statement and its opposite got the same answer. */
  readonly contradictions: readonly SubDimension[];
};

/** Five screens of five statements: sincere answers to reverse-keyed statements break such runs. */
const MANY_IN_A_ROW = 25;
/** A statement has about eight words: 1.5 s is the least time to read and weigh it. */
const SECONDS_TO_READ = 1.5 * QUESTION_COUNT;

/** Null without any doubts. */
export function judgeAnswers({ answers, timeSpentSeconds }: ReportFacts): Doubts | null {
  if (answers === null) return null;
  const run = findLongestRun(answers);
  const isHurried = timeSpentSeconds > 0 && timeSpentSeconds < SECONDS_TO_READ;
  const doubts: Doubts = {
    sameInARow: run >= MANY_IN_A_ROW ? run : null,
    hurriedSeconds: isHurried ? timeSpentSeconds : null,
    contradictions: SUB_DIMENSION_NAMES.filter((name) => isContradiction(answers, name)),
  };
  const { sameInARow, hurriedSeconds, contradictions } = doubts;
  const isClear = sameInARow === null && hurriedSeconds === null && contradictions.length === 0;
  return isClear ? null : doubts;
}

/** A fifth of the 25: one or two opposites that both get a yes are nothing unusual. */
const MANY_CONTRADICTIONS = 5;

/** Whether an attempt's answers are too doubtful to measure a change by. */
export const areWeak = (doubts: Doubts | null): boolean =>
  doubts !== null &&
  (doubts.hurriedSeconds !== null ||
    doubts.sameInARow !== null ||
    doubts.contradictions.length >= MANY_CONTRADICTIONS);

function findLongestRun(answers: NumberedAnswers): number {
  let longest = 0;
  let run = 0;
  for (let number = 1; number <= QUESTION_COUNT; number++) {
    const value = answers.get(number);
    run = value !== undefined && value === answers.get(number - 1) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The reverse-keyed statement and the mean of its three siblings clearly point the same way. */
function isContradiction(answers: NumberedAnswers, name: SubDimension): boolean {
  const values = { positive: [] as number[], reverse: [] as number[] };
  for (const [index, { subDimension, polarity }] of QUESTIONS.entries()) {
    const value = answers.get(index + 1);
    if (subDimension === name && value !== undefined) values[polarity].push(value);
  }
  const siblings = meanOf(values.positive);
  const opposite = meanOf(values.reverse);
  return (siblings >= 4 && opposite >= 4) || (siblings <= 2 && opposite <= 2);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
