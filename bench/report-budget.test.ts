import { expect, test } from "vitest";
import { formatReports, judgeReports } from "./report-budget.ts";
import type { Prints } from "./report-worker.ts";

const small = { ms: 1, bytes: 2_000 };
const prints = (ms: number, bytes: number): Prints => ({
  plan: small,
  dating: small,
  report: { ms, bytes },
});
const first = prints(400, 1);

test("the budget limits the median time and the largest file, not the first print", () => {
  const others = [prints(50, 150_000), prints(60, 9), prints(900, 9)];
  expect(judgeReports({ first, others })).toEqual([]);
});

test("figures over budget are reported", () => {
  const others = [prints(61, 150_001), prints(61, 9)];
  expect(judgeReports({ first, others })).toEqual([
    "report  milliseconds, median: 61, at most 60",
    "report  bytes, largest: 150001, at most 150000",
  ]);
});

test("the dating report has the same budget", () => {
  const others = [{ ...prints(1, 1), dating: { ms: 61, bytes: 150_001 } }];
  expect(judgeReports({ first, others })).toEqual([
    "dating  milliseconds, median: 61, at most 60",
    "dating  bytes, largest: 150001, at most 150000",
  ]);
});

test("a run without any print is not within budget", () => {
  expect(judgeReports({ first, others: [] })).not.toEqual([]);
});

test("the table shows each file", () => {
  expect(formatReports({ first, others: [prints(40, 140_000)] })).toMatch(/report +400\.0 +40\.0/);
});
