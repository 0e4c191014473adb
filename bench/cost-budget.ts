import type { Cost } from "./cost-walk.ts";
import { formatTable } from "./figures.ts";
import { CPU_MS_PER_REQUEST, MEASURED } from "./month.ts";
import { PRICES } from "./prices.ts";

/**
 * For a completed assessment alone; `dollarsInAll` adds its mail and the counting of its steps. Two
 * of the rows read are those of the visitor's origin.
 * The bytes have no budget here: over a hundred assessments they vary by a tenth with how full the database's pages
 * happen to be. `app/data/storage.worker.test.ts` limits them for more assessments.
 */
const BUDGET = { ...MEASURED.assessment, dollars: 45, dollarsInAll: 60 } as const;

export type CostFigures = {
  readonly parts: readonly Cost[];
  /** Indexes included. */
  readonly storedBytes: Readonly<Record<Cost["of"], number>>;
};

export const sumUp = (all: readonly Cost[], of: Cost["of"]): Cost => {
  const parts = all.filter((cost) => cost.of === of);
  const sum = (read: (cost: Cost) => number) =>
    parts.reduce((total, cost) => total + read(cost), 0);
  return {
    of,
    part: `${of}, in all`,
    requests: sum((cost) => cost.requests),
    roundTrips: sum((cost) => cost.roundTrips),
    rowsWritten: sum((cost) => cost.rowsWritten),
    rowsRead: sum((cost) => cost.rowsRead),
    queueOperations: sum((cost) => cost.queueOperations),
  };
};

/** Dollars per million. */
export const dollarsOf = (cost: Cost): number =>
  1_000_000 *
  (cost.requests * (PRICES.requests.dollars + CPU_MS_PER_REQUEST * PRICES.cpuMs.dollars) +
    cost.rowsWritten * PRICES.rowsWritten.dollars +
    cost.rowsRead * PRICES.rowsRead.dollars +
    cost.queueOperations * PRICES.queueOperations.dollars);

export function formatCost({ parts, storedBytes }: CostFigures): string {
  const groups = [...new Set(parts.map((cost) => cost.of))];
  const lines = groups.flatMap((of) => [
    ...parts.filter((cost) => cost.of === of),
    sumUp(parts, of),
  ]);
  const rows = lines.map((cost) => [
    cost.part,
    ...[cost.requests, cost.roundTrips, cost.rowsWritten, cost.rowsRead].map(show),
    show(cost.queueOperations),
    dollarsOf(cost).toFixed(2),
  ]);
  const bytes = groups.map((of) => `${of} ${(storedBytes[of] / 1_000).toFixed(2)} kB`);
  const titles = ["one completed assessment", "requests", "round trips", "rows written"];
  return [
    formatTable([[...titles, "rows read", "queue operations", "$ a million"], ...rows]),
    `\nRows as D1's own meta counts them; ${CPU_MS_PER_REQUEST} ms of processor time a request are taken, not measured.`,
    `Stored of each, roughly: ${bytes.join(", ")}.`,
  ].join("\n");
}

const show = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(1));

/** Messages for all figures over budget. */
export function judgeCost({ parts }: CostFigures): string[] {
  const all = sumUp(parts, "assessment");
  const inAll = (["assessment", "mail", "steps"] as const)
    .map((of) => dollarsOf(sumUp(parts, of)))
    .reduce((sum, dollars) => sum + dollars);
  const figures = [
    ["rows written", all.rowsWritten, BUDGET.rowsWritten],
    ["rows read", all.rowsRead, BUDGET.rowsRead],
    ["dollars a million", dollarsOf(all), BUDGET.dollars],
    ["dollars a million, in all", inAll, BUDGET.dollarsInAll],
  ] as const;
  return figures
    .filter(([, value, limit]) => !(value <= limit))
    .map(([name, value, limit]) => `cost  ${name}: ${value.toFixed(0)}, at most ${limit}`);
}
