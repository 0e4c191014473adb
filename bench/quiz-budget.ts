import { formatTable, kilobytes, median, whole } from "./figures.ts";
import { budget as pageBudget } from "./page-budget.ts";
import type { Pressed } from "./phone.ts";
import type { QuizWalk } from "./quiz-phone.ts";

/** All loads and walks of a run, and first presses on a page without script. */
export type QuizMeasurements = {
  firstChoicesMs: number[];
  staticFirstAnswersMs: number[];
  walks: QuizWalk[];
};

export const QUIZ_BUDGET = {
  firstChoiceRatio: 1.3,
  nextQuestionMs: 20,
  worstNextQuestionMs: 40,
  answerCpuMs: 30,
  layoutShift: 0,
  landingScriptBytes: pageBudget.frontDoorScriptBytes,
} as const;

/** The median or maximum within each walk, then the median over the walks; the maximum layout shift. */
export function readQuizFigures({ walks, ...first }: QuizMeasurements) {
  const middle = (read: (walk: QuizWalk) => number) => median(walks.map(read));
  const paints = (presses: Pressed[]) => presses.map(({ paintMs }) => paintMs);
  return {
    firstChoiceMs: median(first.firstChoicesMs),
    staticFirstAnswerMs: median(first.staticFirstAnswersMs),
    nextQuestionMs: middle(({ answers }) => median(paints(answers))),
    worstNextQuestionMs: middle(({ answers }) => Math.max(...paints(answers))),
    begunPaintMs: middle(({ begun }) => Math.max(...paints(begun))),
    answerCpuMs: middle(({ answers }) => median(answers.map(({ mainThreadMs }) => mainThreadMs))),
    layoutShift: Number(Math.max(...walks.map((walk) => walk.layoutShift)).toFixed(3)),
    landingScriptBytes: middle((walk) => walk.landingScriptBytes),
    scriptBytes: middle((walk) => walk.scriptBytes),
  };
}

export type QuizFigures = ReturnType<typeof readQuizFigures>;

export const formatQuizFigures = (figures: QuizFigures): string =>
  formatTable([
    ["/quiz1", "ours", "static HTML"],
    ["first choice counts, ms", whole(figures.firstChoiceMs), whole(figures.staticFirstAnswerMs)],
    ["press to next question, median ms", figures.nextQuestionMs.toFixed(1), ""],
    ["press to next question, worst ms", figures.worstNextQuestionMs.toFixed(1), ""],
    ["landing, age, gender, worst ms", figures.begunPaintMs.toFixed(1), ""],
    ["CPU of an answer, ms", figures.answerCpuMs.toFixed(1), ""],
    ["layout shift", figures.layoutShift.toFixed(3), ""],
    ["JS of the landing page, kB", kilobytes(figures.landingScriptBytes), ""],
    ["JS until the address, kB", kilobytes(figures.scriptBytes), ""],
  ]);

/** Messages for all figures over budget; NaN (not measured) counts as over. */
export function judgeQuizFigures(figures: QuizFigures): string[] {
  const ratio = figures.firstChoiceMs / figures.staticFirstAnswerMs;
  const most = QUIZ_BUDGET;
  const limits: [string, number, number][] = [
    ["first choice counts, times static HTML", ratio, most.firstChoiceRatio],
    ["press to next question, median ms", figures.nextQuestionMs, most.nextQuestionMs],
    ["press to next question, worst ms", figures.worstNextQuestionMs, most.worstNextQuestionMs],
    ["CPU of an answer, ms", figures.answerCpuMs, most.answerCpuMs],
    ["layout shift", figures.layoutShift, most.layoutShift],
    ["JS of the landing page, bytes", figures.landingScriptBytes, most.landingScriptBytes],
  ];
  return limits
    .filter(([, value, limit]) => !(value <= limit))
    .map(
      ([name, value, limit]) => `/quiz1  ${name}: ${Number(value.toFixed(3))}, at most ${limit}`,
    );
}
