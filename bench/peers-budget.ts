import { formatTable, kilobytes, median, whole } from "./figures.ts";
import type { PageFigures } from "./page-budget.ts";
import type { Pressed } from "./phone.ts";

const COLUMNS = {
  staticHtml: "static HTML",
  bareRemix: "bare Remix",
  spa: "React SPA",
  surveyJs: "SurveyJS",
  formbricks: "Formbricks",
  ours: "ours",
} as const;

export type Column = keyof typeof COLUMNS;

/** The presses of a walk through all screens. */
export type PeerWalk = {
  answers: Pressed[];
  /** From the press that leads on until the next screen shows; none for a page of one screen. */
  stepsMs: number[];
};

/** All loads and walks of one column. */
export type Measurements = {
  firstAnswersMs: number[];
  loads: Pick<PageFigures, "largestPaintMs" | "mainThreadMs" | "scriptBytes">[];
  walks: PeerWalk[];
};

/** At most these shares of a peer's figure in the same run. */
export const BUDGET = {
  firstAnswerOfStatic: 1.2,
  largestPaintOfRemix: 1.1,
  mainThreadOfRemix: 1.3,
  paintOfRemix: 1.1,
  answerCpuOfRemix: 1.1,
} as const;

/** The median within each walk, then the median over the walks. */
export function readFigures({ firstAnswersMs, loads, walks }: Measurements) {
  const ofLoads = (read: (load: Measurements["loads"][number]) => number) =>
    median(loads.map(read));
  const ofWalks = (read: (walk: PeerWalk) => number[]) =>
    median(walks.map((walk) => median(read(walk))));
  return {
    firstAnswerMs: median(firstAnswersMs),
    largestPaintMs: ofLoads((load) => load.largestPaintMs),
    mainThreadMs: ofLoads((load) => load.mainThreadMs),
    paintMs: ofWalks(({ answers }) => answers.map(({ paintMs }) => paintMs)),
    answerCpuMs: ofWalks(({ answers }) => answers.map(({ mainThreadMs }) => mainThreadMs)),
    stepMs: ofWalks(({ stepsMs }) => stepsMs),
    scriptBytes: ofLoads((load) => load.scriptBytes),
  };
}

export type Figures = Record<Column, ReturnType<typeof readFigures>>;
type Name = keyof Figures[Column];

export function formatFigures(figures: Figures): string {
  const row = (label: string, name: Name, format: (value: number) => string) => [
    label,
    ...columns.map((column) => {
      const value = figures[column][name];
      return Number.isNaN(value) ? "-" : format(value);
    }),
  ];
  const tenths = (value: number) => value.toFixed(1);
  return formatTable([
    ["life assessment", ...Object.values(COLUMNS)],
    row("first answer counts, ms", "firstAnswerMs", whole),
    row("LCP, ms", "largestPaintMs", whole),
    row("main thread until idle, ms", "mainThreadMs", whole),
    row("press to paint, median ms", "paintMs", tenths),
    row("CPU of an answer, median ms", "answerCpuMs", tenths),
    row("next screen ready, median ms", "stepMs", tenths),
    row("script transferred, kB", "scriptBytes", kilobytes),
  ]);
}

const columns = Object.keys(COLUMNS) as Column[];

/** Messages for all figures of ours over budget; NaN (not measured) counts as over. */
export function judgeFigures(figures: Figures): string[] {
  const { ours } = figures;
  const exceeds = (label: string, name: Name, peer: Column, limit: number) => {
    const share = ours[name] / figures[peer][name];
    return (
      !(share <= limit) &&
      `${label}: ${share.toFixed(2)} of ${COLUMNS[peer]}'s ${whole(figures[peer][name])} ms, at most ${limit}`
    );
  };
  const isSlowerThan = (peer: Column) =>
    !(ours.stepMs < figures[peer].stepMs) &&
    `next screen ready: ${ours.stepMs.toFixed(1)} ms, must be under ${COLUMNS[peer]}'s ${figures[peer].stepMs.toFixed(1)}`;
  return [
    exceeds("first answer counts", "firstAnswerMs", "staticHtml", BUDGET.firstAnswerOfStatic),
    exceeds("LCP", "largestPaintMs", "bareRemix", BUDGET.largestPaintOfRemix),
    exceeds("main thread until idle", "mainThreadMs", "bareRemix", BUDGET.mainThreadOfRemix),
    exceeds("press to paint", "paintMs", "bareRemix", BUDGET.paintOfRemix),
    exceeds("CPU of an answer", "answerCpuMs", "bareRemix", BUDGET.answerCpuOfRemix),
    // The static page has no next screen.
    ...columns.filter((peer) => peer !== "ours" && peer !== "staticHtml").map(isSlowerThan),
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `/quiz2/start  ${problem}`);
}
