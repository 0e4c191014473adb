import { formatTable, median } from "./figures.ts";
import type { Pressed } from "./press.ts";

/** A figure of one funnel's presses; without a limit it is only printed. */
export type PressFigure = { name: string; value: number; most?: number };

/** With a first press that counts this many times later than on a page of five questions without script. */
export const FIRST_ANSWER_RATIO = { assessment: 1.2, quiz: 1.3 } as const;

/** Milliseconds on the slow phone: from a press until it shows, and of its main thread. */
const ANSWER = { paint: 20, worstPaint: 40, cpu: 30 } as const;
/** The first step costs more, because its code has not run yet, but has the same limit. */
const STEP_MS = 50;

type FirstAnswers = { ours: readonly number[]; ofStatic: readonly number[] };

/** The least of a few loads each. */
export function firstAnswerFigures(
  { ours, ofStatic }: FirstAnswers,
  mostRatio: number,
): PressFigure[] {
  const [oursMs, staticMs] = [Math.min(...ours), Math.min(...ofStatic)];
  return [
    { name: "first answer counts, ms", value: oursMs },
    { name: "the same on static HTML, ms", value: staticMs },
    { name: "first answer, of static HTML's", value: oursMs / staticMs, most: mostRatio },
  ];
}

export function answerFigures(what: string, answers: readonly Pressed[]): PressFigure[] {
  const paints = answers.map(({ paintMs }) => paintMs);
  const cpu = answers.map(({ mainThreadMs }) => mainThreadMs);
  return [
    { name: `press to ${what}, median ms`, value: median(paints), most: ANSWER.paint },
    { name: `press to ${what}, worst ms`, value: Math.max(...paints), most: ANSWER.worstPaint },
    { name: "CPU of an answer, median ms", value: median(cpu), most: ANSWER.cpu },
  ];
}

export const stepFigures = (stepsMs: readonly number[]): PressFigure[] => [
  { name: "first next step, ms", value: stepsMs[0] ?? Number.NaN, most: STEP_MS },
  { name: "next step, median ms", value: median(stepsMs), most: STEP_MS },
];

/** Of two walks the lesser figures, because other work on the machine can only add to them. */
export const combineWalks = (
  one: readonly PressFigure[],
  other: readonly PressFigure[],
): PressFigure[] =>
  one.map((figure, at) => ({
    ...figure,
    value: Math.min(figure.value, other[at]?.value ?? Number.NaN),
  }));

export const formatFigures = (path: string, figures: readonly PressFigure[]): string =>
  formatTable([
    [path, "", "at most"],
    ...figures.map(({ name, value, most }) => [name, value.toFixed(2), `${most ?? ""}`]),
  ]);

/** Messages for all figures over budget; NaN (not measured) counts as over. */
export const judgeFigures = (path: string, figures: readonly PressFigure[]): string[] =>
  figures
    .filter(({ value, most = Number.POSITIVE_INFINITY }) => !(value <= most))
    .map(({ name, value, most }) => `${path}  ${name}: ${value.toFixed(2)}, at most ${most}`);
