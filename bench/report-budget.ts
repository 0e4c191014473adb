import { formatTable, kilobytes, median } from "./figures.ts";
import type { Print, Prints } from "./report-worker.ts";

const BUDGET = { ms: 60, bytes: 150_000 } as const;

/** The first print of a new worker also opens the fonts and measures each word. */
export type ReportFigures = { readonly first: Prints; readonly others: readonly Prints[] };

const largest = (prints: readonly Print[]): number => Math.max(...prints.map(({ bytes }) => bytes));
const slowest = (prints: readonly Print[]): number => Math.max(...prints.map(({ ms }) => ms));
const middle = (prints: readonly Print[]): number => median(prints.map(({ ms }) => ms));

export function formatReports({ first, others }: ReportFigures): string {
  const rows = (["report", "plan", "dating"] as const).map((name) => {
    const prints = others.map((each) => each[name]);
    const times = [first[name].ms, middle(prints), slowest(prints)];
    return [name, ...times.map((ms) => ms.toFixed(1)), kilobytes(largest(prints))];
  });
  return [
    formatTable([["", "first, ms", "median, ms", "slowest, ms", "largest, kB"], ...rows]),
    `\n${others.length} random reports of each kind, one after the other in an otherwise idle workerd. Printing waits`,
    "for nothing, so its time is processor time.",
  ].join("\n");
}

/** Messages for all figures over budget. */
export function judgeReports({ others }: ReportFigures): string[] {
  return (["report", "dating"] as const).flatMap((kind) => {
    const prints = others.map((each) => each[kind]);
    const figures = [
      ["milliseconds, median", middle(prints), BUDGET.ms],
      ["bytes, largest", largest(prints), BUDGET.bytes],
    ] as const;
    return figures
      .filter(([, value, limit]) => !(value <= limit))
      .map(([name, value, limit]) => `${kind}  ${name}: ${value.toFixed(0)}, at most ${limit}`);
  });
}
