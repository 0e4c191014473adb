import { formatTable, median, whole } from "./figures.ts";

/** The most for the web worker, beyond an empty one. */
const MOST_MS = 100;

/** Processor milliseconds of workerd until its first answer, which needs no page, and until a first page. */
export type Start = { answerMs: number; pageMs: number };
export type Starts = { web: Start[]; bare: Start[] };

/** The least counts: whatever else the machine does can only add to it. */
const least = (starts: readonly Start[], figure: keyof Start): number =>
  starts.length === 0 ? Number.NaN : Math.min(...starts.map((start) => start[figure]));

export const startupMs = ({ web, bare }: Starts, figure: keyof Start): number =>
  least(web, figure) - least(bare, figure);

export function formatStarts(starts: Starts): string {
  const rows = (["answerMs", "pageMs"] as const).map((figure) => [
    figure === "answerMs" ? "start-up" : "start-up and a first page",
    whole(startupMs(starts, figure)),
    ...[starts.web, starts.bare].map((list) => whole(least(list, figure))),
    whole(median(starts.web.map((start) => start[figure]))),
  ]);
  return formatTable([["CPU ms", "of the app", "web", "empty", "web, median"], ...rows]);
}

/** Messages for what is over budget. */
export function judgeStarts(starts: Starts): string[] {
  const ms = startupMs(starts, "answerMs");
  return ms <= MOST_MS ? [] : [`start-up  ${whole(ms)} ms of CPU, at most ${MOST_MS}`];
}
