import { scriptBudget } from "../tools/script-sizes.ts";
import { type BenchRoute, nameOf } from "./routes.ts";

/** Figures of one page load. Bytes are transfer sizes, headers included. */
export type PageFigures = {
  scriptBytes: number;
  /** Linked stylesheets, and inline ones as compressed separately. */
  styleBytes: number;
  fontBytes: number;
  fontFiles: number;
  totalBytes: number;
  /** URLs of other origins that the page requested; all of them fail. */
  foreignRequests: string[];
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** Total blocking time: the part over 50 ms of every main-thread task. */
  blockedMs: number;
};

const budget = {
  scriptBytes: scriptBudget.page,
  frontDoorScriptBytes: scriptBudget.frontDoor,
  styleBytes: 12_000,
  fontBytes: 25_000,
  fontFiles: 1,
  layoutShift: 0,
  blockedUnderMs: 50,
  paintRatio: 1.15,
} as const;

type Paints = Pick<PageFigures, "firstPaintMs" | "largestPaintMs">;

/** Messages for all figures over budget. `bare` is the bare Remix page, loaded beside this one. */
export function judgePage(route: BenchRoute, page: PageFigures, bare: Paints): string[] {
  const { scriptBytes, frontDoorScriptBytes } = budget;
  const problems = [
    exceeds("JS bytes", page.scriptBytes, route.isFrontDoor ? frontDoorScriptBytes : scriptBytes),
    exceeds("CSS bytes", page.styleBytes, budget.styleBytes),
    exceeds("font bytes", page.fontBytes, budget.fontBytes),
    exceeds("font files", page.fontFiles, budget.fontFiles),
    exceeds("layout shift", page.layoutShift, budget.layoutShift),
    !(page.blockedMs < budget.blockedUnderMs) &&
      `blocked: ${round(page.blockedMs)} ms, must be under ${budget.blockedUnderMs}`,
    exceedsBare("FCP", page.firstPaintMs, bare.firstPaintMs),
    // A restored session exists only in the browser, and no visitor sees the page of a stubbed answer: both are painted
    // after the script has loaded.
    !route.kept && !route.answered && exceedsBare("LCP", page.largestPaintMs, bare.largestPaintMs),
    page.foreignRequests.length > 0 &&
      `other origins are requested: ${page.foreignRequests.join(" ")}`,
  ];
  return problems
    .filter((problem) => problem !== false)
    .map((problem) => `${nameOf(route)}  ${problem}`);
}

/** NaN (not measured) counts as over budget. */
const exceeds = (name: string, value: number, limit: number): string | false =>
  !(value <= limit) && `${name}: ${round(value)}, at most ${limit}`;

function exceedsBare(name: string, value: number, bareMs: number): string | false {
  const limit = bareMs * budget.paintRatio;
  const ratio = `${round(value / bareMs)} of the bare Remix page's ${round(bareMs)} ms`;
  return !(value <= limit) && `${name}: ${round(value)} ms, ${ratio}, at most ${budget.paintRatio}`;
}

const round = (value: number) => Number(value.toFixed(value < 10 ? 3 : 0));

const TIMES = ["firstPaintMs", "largestPaintMs", "blockedMs"] as const;

/** Of two loads the shorter times, because other work on the machine can only add to them, and every layout shift. */
export function combineLoads(one: PageFigures, other: PageFigures): PageFigures {
  const layoutShift = Math.max(one.layoutShift, other.layoutShift);
  const combined = { ...other, layoutShift };
  for (const name of TIMES) combined[name] = Math.min(one[name], other[name]);
  return combined;
}
