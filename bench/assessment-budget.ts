import type { Walk } from "./assessment-phone.ts";
import { formatTable, median, whole } from "./figures.ts";
import type { Pressed } from "./phone.ts";

/** All loads and walks of a run, for the app and for the page without script. */
export type Measurements = {
  firstAnswersMs: number[];
  staticFirstAnswersMs: number[];
  walks: Walk[];
  staticPresses: Pressed[][];
};

export const BUDGET = {
  firstAnswerRatio: 1.2,
  paintMs: 20,
  worstPaintUnderMs: 40,
  answerCpuMs: 30,
  stepUnderMs: 50,
  /** The first step costs more: its code has not run yet. */
  firstStepUnderMs: 50,
} as const;

/** The median or maximum within each walk, then the median over the walks. */
export function readFigures(measured: Measurements) {
  const { walks, staticPresses } = measured;
  const middle = (read: (walk: Walk) => number) => median(walks.map(read));
  const ofStatic = (read: (presses: Pressed[]) => number) => median(staticPresses.map(read));
  const paints = (presses: Pressed[]) => presses.map(({ paintMs }) => paintMs);
  const cpu = (presses: Pressed[]) => presses.map(({ mainThreadMs }) => mainThreadMs);
  return {
    firstAnswerMs: median(measured.firstAnswersMs),
    staticFirstAnswerMs: median(measured.staticFirstAnswersMs),
    paintMs: middle((walk) => median(paints(walk.answers))),
    worstPaintMs: middle((walk) => Math.max(...paints(walk.answers))),
    staticPaintMs: ofStatic((presses) => median(paints(presses))),
    staticWorstPaintMs: ofStatic((presses) => Math.max(...paints(presses))),
    answerCpuMs: middle((walk) => median(cpu(walk.answers))),
    staticAnswerCpuMs: ofStatic((presses) => median(cpu(presses))),
    firstStepMs: middle((walk) => walk.stepsMs[0] ?? Number.NaN),
    stepMs: middle((walk) => median(walk.stepsMs)),
    worstStepMs: middle((walk) => Math.max(...walk.stepsMs)),
    startHeapBytes: middle((walk) => walk.start.heapBytes),
    endHeapBytes: middle((walk) => walk.end.heapBytes),
    startElements: middle((walk) => walk.start.elements),
    endElements: middle((walk) => walk.end.elements),
  };
}

export type Figures = ReturnType<typeof readFigures>;

export function formatFigures(figures: Figures): string {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2);
  return formatTable([
    ["/quiz2/start", "ours", "static HTML"],
    ["first answer counts, ms", whole(figures.firstAnswerMs), whole(figures.staticFirstAnswerMs)],
    ["press to paint, median ms", figures.paintMs.toFixed(1), figures.staticPaintMs.toFixed(1)],
    [
      "press to paint, worst ms",
      figures.worstPaintMs.toFixed(1),
      figures.staticWorstPaintMs.toFixed(1),
    ],
    ["CPU of an answer, ms", figures.answerCpuMs.toFixed(1), figures.staticAnswerCpuMs.toFixed(1)],
    ["first next step, ms", figures.firstStepMs.toFixed(1), ""],
    ["next step, median ms", figures.stepMs.toFixed(1), ""],
    ["next step, worst ms", figures.worstStepMs.toFixed(1), ""],
    ["heap with the first step, MB", megabytes(figures.startHeapBytes), ""],
    ["heap with the last step, MB", megabytes(figures.endHeapBytes), ""],
    ["elements, first step", whole(figures.startElements), ""],
    ["elements, last step", whole(figures.endElements), ""],
  ]);
}

/** Messages for all figures over budget; NaN (not measured) counts as over. */
export function judgeFigures(figures: Figures): string[] {
  const ratio = figures.firstAnswerMs / figures.staticFirstAnswerMs;
  const { firstAnswerRatio, paintMs, worstPaintUnderMs, answerCpuMs } = BUDGET;
  const { stepUnderMs, firstStepUnderMs } = BUDGET;
  return [
    !(ratio <= firstAnswerRatio) &&
      `first answer counts: ${ratio.toFixed(2)} of static HTML's ${whole(figures.staticFirstAnswerMs)} ms, at most ${firstAnswerRatio}`,
    !(figures.paintMs <= paintMs) &&
      `press to paint, median: ${figures.paintMs.toFixed(1)} ms, at most ${paintMs}`,
    !(figures.worstPaintMs < worstPaintUnderMs) &&
      `press to paint, worst: ${figures.worstPaintMs.toFixed(1)} ms, must be under ${worstPaintUnderMs}`,
    !(figures.answerCpuMs <= answerCpuMs) &&
      `CPU of an answer: ${figures.answerCpuMs.toFixed(1)} ms, at most ${answerCpuMs}`,
    !(figures.stepMs < stepUnderMs) &&
      `next step: ${figures.stepMs.toFixed(1)} ms, must be under ${stepUnderMs}`,
    !(figures.firstStepMs < firstStepUnderMs) &&
      `first next step: ${figures.firstStepMs.toFixed(1)} ms, must be under ${firstStepUnderMs}`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `/quiz2/start  ${problem}`);
}
