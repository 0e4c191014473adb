import type { Part, Taken } from "../tests/fixtures/mixed-walks.ts";
import { formatTable, whole } from "./figures.ts";

export const BUDGET = { p99Ms: 250, longestMs: 15_000 } as const;

/** The part in trouble, and whether it is down or only slow. */
type Trouble = { readonly part: Part; readonly isDown: boolean };

export type MixedFigures = {
  readonly situation: string;
  readonly trouble: Trouble | null;
  readonly taken: readonly Taken[];
  /** What is wrong once the trouble is over: how many of each, by name. */
  readonly after: Readonly<Record<string, number>>;
};

type Summary = { readonly p50: number; readonly p99: number; readonly longest: number };

/** NaN for no values, so that what was not measured is never within budget. */
function summarize(taken: readonly Taken[]): Summary {
  const sorted = taken.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}

const isWaiting = (trouble: Trouble | null, { needs }: Taken): boolean =>
  trouble !== null && needs === trouble.part;
const isFailed = ({ outcome }: Taken): boolean => outcome !== null && outcome !== "refused";
const isRefused = ({ outcome }: Taken): boolean => outcome === "refused";
const isNumber = (value: number) => (Number.isNaN(value) ? "-" : whole(value));

/** One line for each kind of step in one situation, and one for all that do not need the part in trouble. */
export function formatSteps({ trouble, taken }: MixedFigures): string {
  const steps = Map.groupBy(taken, ({ step }) => step);
  const groups: [string, readonly Taken[]][] = [
    ...steps,
    ["all that do without it", taken.filter((each) => !isWaiting(trouble, each))],
  ];
  const rows = groups.map(([name, each]) => {
    const { p50, p99, longest } = summarize(each);
    const counts = [each.filter(isRefused), each.filter(isFailed)].map(({ length }) => `${length}`);
    return [name, `${each.length}`, ...[p50, p99, longest].map(isNumber), ...counts];
  });
  return formatTable([
    ["step", "times", "p50 ms", "p99 ms", "max ms", "refused", "errors"],
    ...rows,
  ]);
}

/** Messages for all figures over budget. */
export function judgeMixed({ situation, trouble, taken, after }: MixedFigures): string[] {
  const waiting = taken.filter((each) => isWaiting(trouble, each));
  const others = taken.filter((each) => !isWaiting(trouble, each));
  const { p99 } = summarize(others);
  const { longest } = summarize(waiting);
  const refused = waiting.filter(isRefused).length;
  const problems = [
    p99 <= BUDGET.p99Ms ? "" : `p99 ${whole(p99)} ms, at most ${BUDGET.p99Ms}`,
    ...taken.flatMap(({ step, outcome }) =>
      outcome === null || outcome === "refused" ? [] : [`${step}: ${outcome.failure}`],
    ),
    ...others.filter(isRefused).map(({ step }) => `${step} was refused without need`),
    ...(trouble === null || trouble.part === "mail"
      ? []
      : [
          longest <= BUDGET.longestMs
            ? ""
            : `an answer took ${whole(longest)} ms, at most ${BUDGET.longestMs}`,
          trouble.isDown === refused > 0 ? "" : `${refused} refusals, which proves nothing`,
        ]),
    ...Object.entries(after).map(([what, count]) => (count === 0 ? "" : `${count} ${what}`)),
  ];
  return problems.filter((text) => text !== "").map((text) => `${situation}  ${text}`);
}
