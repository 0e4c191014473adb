import { expect, test } from "vitest";
import { dollarsOf, judgeCost, sumUp } from "./cost-budget.ts";
import type { Cost } from "./cost-walk.ts";

const cost: Cost = {
  of: "assessment",
  part: "save",
  requests: 10,
  roundTrips: 10,
  rowsWritten: 12,
  rowsRead: 25,
  queueOperations: 3,
};
const mail: Cost = { ...cost, of: "mail", part: "mail" };

test("the dollars per million cover requests with their processor time, rows and queue operations", () => {
  expect(dollarsOf(cost)).toBeCloseTo(10 * 0.34 + 12 + 0.025 + 1.2);
});

test("the parts of each group are added up separately", () => {
  expect(sumUp([cost, mail, cost], "assessment")).toEqual({
    of: "assessment",
    part: "assessment, in all",
    requests: 20,
    roundTrips: 20,
    rowsWritten: 24,
    rowsRead: 50,
    queueOperations: 6,
  });
});

test("the assessment's figures over budget are reported, and so are the dollars in all", () => {
  expect(judgeCost([cost, cost, mail])).toEqual([]);
  const dear = { ...mail, rowsWritten: 1_000 };
  expect(judgeCost([cost, cost, dear])).toEqual([
    "cost  dollars a million, in all: 1038, at most 60",
  ]);
  expect(judgeCost([cost, { ...cost, rowsWritten: 34 }])).toEqual([
    "cost  rows written: 46, at most 26",
    "cost  dollars a million: 55, at most 45",
  ]);
});
