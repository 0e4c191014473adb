import { days } from "#app/domain/duration.ts";
import {
  ANSWER_VALUES,
  type AnswerValue,
  AREAS,
  type AreaKey,
  type AreaPulse,
  type AreaScores,
  orderAreas,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { QUESTIONS, type Question } from "../content/question-bank.ts";
import {
  type Change,
  type ComparedAttempt,
  compareScore,
  REMEMBERED_MS,
} from "./compare-attempts.ts";
import { SECONDS_TO_READ_ONE } from "./report/judge-answers.ts";
import { STEPS_PER_AREA } from "./steps.ts";

/** The least time between two pulses on an area, in whole UTC days. */
const REST_DAYS = 7;

const startOfDay = (atMs: number): number => Math.floor(atMs / days(1)) * days(1);

/** The start of the earliest day whose pulses still make their area rest. A pulse is possible on the day shown. */
export const restingSince = (nowMs: number): number => startOfDay(nowMs) - days(REST_DAYS - 1);

/** The area named in a URL; null if there is none of that name. */
export const toArea = (text: string | undefined): AreaKey | null =>
  AREAS.find((area) => area === text) ?? null;

/** The assessment's own steps that ask about an area: a pulse shows the same statements in the same order. */
export const stepsOf = (area: AreaKey): readonly number[] =>
  Array.from({ length: STEPS_PER_AREA }, (_, at) => AREAS.indexOf(area) * STEPS_PER_AREA + at);

/** In the order of the bank. */
export const questionsOf = (area: AreaKey): readonly Question[] =>
  QUESTIONS.filter((question) => question.area === area);

export type PulseAnswers = ReadonlyMap<string, AnswerValue>;

/** Reads the answers to an area's statements from the fields of a form; invalid values are left out. */
export function readPulseAnswers(
  area: AreaKey,
  fields: Readonly<Record<string, unknown>>,
): PulseAnswers {
  const found = questionsOf(area).flatMap(({ id }): [string, AnswerValue][] => {
    const value = ANSWER_VALUES.find((each) => String(each) === String(fields[id]));
    return value === undefined ? [] : [[id, value]];
  });
  return new Map(found);
}

/** A digit for each statement, in the order of the bank. */
export const packAnswers = (area: AreaKey, answers: PulseAnswers): string =>
  questionsOf(area)
    .map(({ id }) => answers.get(id) ?? "")
    .join("");

type Taken = { readonly area: AreaKey; readonly takenAt: number };

export type PulseChoice = {
  readonly area: AreaKey;
  /** The area's newest pulse. */
  readonly latest: (Taken & { readonly id: string; readonly scores: AreaPulse }) | null;
  /** Null if a pulse is possible now. */
  readonly possibleAt: number | null;
};

/** Each area with its newest pulse, the lowest area first. `pulses`: newest first. */
export const choosePulse = (
  scores: AreaScores,
  pulses: readonly NonNullable<PulseChoice["latest"]>[],
  nowMs: number,
): readonly PulseChoice[] =>
  orderAreas(scores).map((area) => {
    const latest = pulses.find((pulse) => pulse.area === area) ?? null;
    const isResting = latest !== null && latest.takenAt >= restingSince(nowMs);
    const possibleAt = isResting ? startOfDay(latest.takenAt) + days(REST_DAYS) : null;
    return { area, latest, possibleAt };
  });

/** Other reasons why a pulse may differ from the assessment, in display order. */
const PULSE_CAVEATS = ["statements", "soon", "doubtful"] as const;
type PulseCaveat = (typeof PULSE_CAVEATS)[number];

export type PulseComparison = {
  readonly area: Change;
  readonly sides: readonly { readonly name: SubDimension; readonly change: Change }[];
  readonly caveats: readonly PulseCaveat[];
};

type ComparedPulse = Taken & {
  readonly scores: AreaPulse;
  readonly bankVersion: string;
  readonly answers: string | null;
  readonly timeSpentSeconds: number;
};

/** Compares a pulse with the full assessment before it, by the rules for two assessments (docs/product.md#pulse). */
export function comparePulse(before: ComparedAttempt, pulse: ComparedPulse): PulseComparison {
  const { area, scores } = pulse;
  const applies: Readonly<Record<PulseCaveat, boolean>> = {
    statements: before.bankVersion !== pulse.bankVersion,
    soon: pulse.takenAt - before.completedAt < REMEMBERED_MS,
    doubtful: before.isDoubtful || isHasty(pulse),
  };
  return {
    area: compareScore(before.scores.areas[area], scores.area, "area"),
    sides: SUB_DIMENSIONS[area].map((name) => ({
      name,
      change: compareScore(
        before.scores.subDimensions[name],
        scores.subDimensions[name] ?? 0,
        "subDimension",
      ),
    })),
    caveats: PULSE_CAVEATS.filter((caveat) => applies[caveat]),
  };
}

/** Twenty equal answers agree with each statement and with its opposite. */
function isHasty({ area, answers, timeSpentSeconds: seconds }: ComparedPulse): boolean {
  const isHurried = seconds > 0 && seconds < SECONDS_TO_READ_ONE * questionsOf(area).length;
  return isHurried || (answers !== null && new Set(answers).size === 1);
}

/** The sub-dimension that the exercise is for; in a tie, the one that is asked about first. */
export function findLowestSide({ area, scores }: Pick<ComparedPulse, "area" | "scores">) {
  const names: readonly SubDimension[] = SUB_DIMENSIONS[area];
  const scoreOf = (name: SubDimension) => scores.subDimensions[name] ?? 0;
  return names.reduce((least, name) => (scoreOf(name) < scoreOf(least) ? name : least));
}
