import {
  type NumberedAnswers,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { QUESTIONS } from "../../content/question-bank.ts";
import { type Agreement, measureAgreement } from "./agreement.ts";
import type { ReportFacts } from "./facts.ts";
import { type BankVersion, shownIn } from "./statements-of.ts";

/** What the answers themselves say about how reliable they are. None of it implies carelessness. */
export type AnswerQuality = {
  /** Null if no time was recorded. */
  readonly seconds: number | null;
  readonly isHurried: boolean;
  readonly longestRun: number;
  /** Long enough to suggest straight-lining. */
  readonly isLongRun: boolean;
  /** Sub-dimensions where a statement and its opposite got the same answer. */
  readonly contradictions: readonly SubDimension[];
  readonly agreement: Agreement;
  /** Whether a leaning to agree or disagree moves scores by more than their error. */
  readonly isLeaning: boolean;
};

/** Five screens of five statements: sincere answers to reverse-keyed statements break such runs. */
const MANY_IN_A_ROW = 25;
/** A statement has about eight words: this is the least time to read and weigh it. */
export const SECONDS_TO_READ_ONE = 1.5;
const SECONDS_TO_READ = SECONDS_TO_READ_ONE * QUESTION_COUNT;
const MOST_POINTS = 8;

/** Null without answers. */
export function judgeAnswers({
  answers,
  bankVersion,
  timeSpentSeconds,
}: ReportFacts): AnswerQuality | null {
  if (answers === null) return null;
  const longestRun = findLongestRun(listShown(answers, bankVersion));
  const agreement = measureAgreement(answers);
  return {
    seconds: timeSpentSeconds > 0 ? timeSpentSeconds : null,
    isHurried: timeSpentSeconds > 0 && timeSpentSeconds < SECONDS_TO_READ,
    longestRun,
    isLongRun: longestRun >= MANY_IN_A_ROW,
    contradictions: SUB_DIMENSION_NAMES.filter((name) => isContradiction(answers, name)),
    agreement,
    isLeaning: Math.abs(agreement.points) > MOST_POINTS,
  };
}

export const isDoubtful = (quality: AnswerQuality): boolean =>
  quality.isHurried || quality.isLongRun || quality.isLeaning || quality.contradictions.length > 0;

/** A fifth of the 25: one or two contradictions are nothing unusual. */
const MANY_CONTRADICTIONS = 5;

/** Whether an attempt's answers are too doubtful to measure a change by. */
export const areWeak = (quality: AnswerQuality | null): boolean =>
  quality !== null &&
  (quality.isHurried || quality.isLongRun || quality.contradictions.length >= MANY_CONTRADICTIONS);

/** The answers in the order in which the statements were shown. */
const listShown = (answers: NumberedAnswers, version: BankVersion) =>
  shownIn(version).map(({ id }) => answers.get(Number(id.slice(1))));

function findLongestRun(values: readonly (number | undefined)[]): number {
  let longest = 0;
  let run = 0;
  for (const [place, value] of values.entries()) {
    run = value !== undefined && value === values[place - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Whether the reverse-keyed statement and the mean of its three siblings clearly point the same way. */
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
