import type { Cost } from "./cost-walk.ts";
import { formatTable } from "./figures.ts";

/** Cloudflare's prices in dollars per million (2026). */
const PRICES = {
  requests: 0.3,
  cpuMs: 0.02,
  rowsRead: 0.001,
  rowsWritten: 1,
  queueOperations: 0.4,
} as const;

/** Assumed: a local measurement says little about Cloudflare's machines. */
const CPU_MS_PER_REQUEST = 2;

const BUDGET = { rowsWritten: 117, rowsRead: 60, dollars: 130, storedBytes: 9_000 } as const;

export type CostFigures = { parts: Cost[]; storedBytes: number };

export const sumUp = (parts: readonly Cost[]) => {
  const sum = (read: (cost: Cost) => number) => parts.reduce((all, cost) => all + read(cost), 0);
  return {
    part: "in all",
    requests: sum((cost) => cost.requests),
    roundTrips: sum((cost) => cost.roundTrips),
    rowsWritten: sum((cost) => cost.rowsWritten),
    rowsRead: sum((cost) => cost.rowsRead),
    queueOperations: sum((cost) => cost.queueOperations),
  };
};

/** Dollars per million. */
export const dollarsOf = (cost: Cost): number =>
  cost.requests * (PRICES.requests + CPU_MS_PER_REQUEST * PRICES.cpuMs) +
  cost.rowsWritten * PRICES.rowsWritten +
  cost.rowsRead * PRICES.rowsRead +
  cost.queueOperations * PRICES.queueOperations;

export function formatCost({ parts, storedBytes }: CostFigures): string {
  const rows = [...parts, sumUp(parts)].map((cost) => [
    cost.part,
    ...[cost.requests, cost.roundTrips, cost.rowsWritten, cost.rowsRead].map(String),
    String(cost.queueOperations),
    dollarsOf(cost).toFixed(2),
  ]);
  const titles = ["one completed assessment", "requests", "round trips", "rows written"];
  return [
    formatTable([[...titles, "rows read", "queue operations", "$ a million"], ...rows]),
    `\nRows as D1's own meta counts them; ${CPU_MS_PER_REQUEST} ms of processor time a request are taken, not measured.`,
    `Stored: ${(storedBytes / 1_000).toFixed(1)} kB an assessment.`,
  ].join("\n");
}

/** Messages for all figures over budget. */
export function judgeCost({ parts, storedBytes }: CostFigures): string[] {
  const all = sumUp(parts);
  const figures = [
    ["rows written", all.rowsWritten, BUDGET.rowsWritten],
    ["rows read", all.rowsRead, BUDGET.rowsRead],
    ["dollars a million", dollarsOf(all), BUDGET.dollars],
    ["bytes stored", storedBytes, BUDGET.storedBytes],
  ] as const;
  return figures
    .filter(([, value, limit]) => !(value <= limit))
    .map(([name, value, limit]) => `cost  ${name}: ${value.toFixed(0)}, at most ${limit}`);
}
