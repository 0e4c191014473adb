import {
  type NumberedAnswers,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { QUESTIONS } from "../../content/question-bank.ts";
import type { ReportFacts } from "./facts.ts";

/** What makes a report less sure of itself. Nothing of it says that somebody was careless. */
export type Doubts = {
  /** How many answers in a row were the same, when that is more than chance and most lives would give. */
  readonly sameInARow: number | null;
  /** How many seconds it took, when that is less than reading takes. */
  readonly hurriedSeconds: number | null;
  /** Where agreeing, or disagreeing, met both a statement and its opposite. */
  readonly contradictions: readonly SubDimension[];
};

/** Five screens of five: whoever means it seldom answers a reverse statement like its neighbours so often. */
const MANY_IN_A_ROW = 25;
/** A statement has eight words; nobody reads and weighs one in less than a second and a half. */
const SECONDS_TO_READ = 1.5 * QUESTION_COUNT;

/** Null when nothing is to be said. */
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

/** The reverse statement and the mean of its three siblings both stand clearly on the same side. */
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
