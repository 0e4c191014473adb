import { median } from "./figures.ts";
import type { Pressed } from "./press.ts";

/** A figure of one funnel's presses; without a limit it is only printed. */
export type PressFigure = { name: string; value: number; most?: number };

/** With a first press that counts this many times later than on a page of five questions without script. */
export const FIRST_ANSWER_RATIO = { assessment: 1.2, quiz: 1.3 } as const;

type Limits = { paint: number; cpu: number };

/** How many times what a press on a radio of static HTML takes, which the browser handles alone. */
export const ANSWER_RATIOS = {
  statement: { paint: 2.25, cpu: 2.25 },
  question: { paint: 3.75, cpu: 3.5 },
} satisfies Record<string, Limits>;
const STEP_RATIO = 4.5;

type FirstAnswers = { ours: readonly number[]; ofStatic: readonly number[] };

/** The least of a few loads each. */
export const firstAnswerFigures = (
  { ours, ofStatic }: FirstAnswers,
  mostRatio: number,
): PressFigure[] => beside("first answer", Math.min(...ours), Math.min(...ofStatic), mostRatio);

/** `ofStatic`: presses on static HTML in the same browser. */
export function answerFigures(
  what: string,
  answers: readonly Pressed[],
  ofStatic: readonly Pressed[],
  most: Limits,
): PressFigure[] {
  return [
    ...beside(`press to ${what}`, median(paints(answers)), median(paints(ofStatic)), most.paint),
    ...beside("CPU of an answer", median(cpu(answers)), median(cpu(ofStatic)), most.cpu),
  ];
}

export const stepFigures = (
  stepsMs: readonly number[],
  ofStatic: readonly Pressed[],
): PressFigure[] => beside("next step", median(stepsMs), median(paints(ofStatic)), STEP_RATIO);

const paints = (presses: readonly Pressed[]) => presses.map(({ paintMs }) => paintMs);
const cpu = (presses: readonly Pressed[]) => presses.map(({ mainThreadMs }) => mainThreadMs);

const beside = (name: string, oursMs: number, staticMs: number, most: number): PressFigure[] => [
  { name: `${name}, ms`, value: oursMs },
  { name: `${name}, of static HTML's`, value: oursMs / staticMs, most },
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

export const printFigures = (figures: readonly PressFigure[]): void =>
  console.table(
    Object.fromEntries(
      figures.map(({ name, value, most }) => [name, { value: value.toFixed(2), "at most": most }]),
    ),
  );

/** Messages for all figures over budget; NaN (not measured) counts as over. */
export const judgeFigures = (path: string, figures: readonly PressFigure[]): string[] =>
  figures
    .filter(({ value, most = Number.POSITIVE_INFINITY }) => !(value <= most))
    .map(({ name, value, most }) => `${path}  ${name}: ${value.toFixed(2)}, at most ${most}`);
