import { expect, test } from "vitest";
import { dollarsOf, judgeCost, sumUp } from "./cost-budget.ts";
import type { Cost } from "./cost-walk.ts";

const cost: Cost = {
  part: "save",
  ...{ requests: 10, roundTrips: 10, rowsWritten: 50, rowsRead: 30, queueOperations: 3 },
};

test("dollars a million: requests with their processor time, rows and queue operations", () => {
  expect(dollarsOf(cost)).toBeCloseTo(10 * 0.34 + 50 + 0.03 + 1.2);
});

test("the parts add up", () => {
  expect(sumUp([cost, cost])).toMatchObject({ requests: 20, rowsWritten: 100, queueOperations: 6 });
});

test("figures over budget are reported", () => {
  expect(judgeCost({ parts: [cost, cost], storedBytes: 9_000 })).toEqual([]);
  const problems = judgeCost({ parts: [{ ...cost, rowsWritten: 118 }], storedBytes: 9_001 });
  expect(problems).toEqual([
    "cost  rows written: 118, at most 117",
    "cost  bytes stored: 9001, at most 9000",
  ]);
});
