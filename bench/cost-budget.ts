import type { Cost } from "./cost-walk.ts";

/**
 * For a completed assessment alone; `dollarsInAll` adds its mail and the counting of its steps. Two of the rows read are
 * those of the visitor's origin. `app/data/storage.worker.test.ts` limits the bytes.
 */
const BUDGET = { rowsWritten: 26, rowsRead: 56, dollars: 45, dollarsInAll: 60 } as const;

/** Dollars a million beyond what the plan includes, as of 25 November 2026 (docs/costs.md). */
const PRICES = { request: 0.3, cpuMs: 0.02, rowRead: 0.001, rowWritten: 1, queueOperation: 0.4 };

/** Assumed: a local measurement says little about Cloudflare's machines. */
const CPU_MS_PER_REQUEST = 2;

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
  cost.requests * (PRICES.request + CPU_MS_PER_REQUEST * PRICES.cpuMs) +
  cost.rowsWritten * PRICES.rowWritten +
  cost.rowsRead * PRICES.rowRead +
  cost.queueOperations * PRICES.queueOperation;

export const printCosts = (costs: readonly Cost[]): void =>
  console.table(costs.map((cost) => ({ ...cost, "$ a million": dollarsOf(cost).toFixed(2) })));

export const costNote = `Rows as D1's own meta counts them; ${CPU_MS_PER_REQUEST} ms of processor time a request are taken, not measured.`;

/** Messages for all figures over budget. */
export function judgeCost(parts: readonly Cost[]): string[] {
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
