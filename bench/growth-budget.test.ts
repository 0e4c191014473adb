import { expect, test } from "vitest";
import { bytesEach, type CallTimes, capacity, compareCalls, judgeGrowth } from "./growth-budget.ts";

const sizes = [
  { assessments: 0, bytes: 1_000_000 },
  { assessments: 100_000, bytes: 301_000_000 },
  { assessments: 500_000, bytes: 1_501_000_000 },
];

const timesOf = (large: number[]): CallTimes => [
  { assessments: 0, calls: { save: [2, 4, 2] } },
  { assessments: 1_000_000, calls: { save: large } },
];

test("the bytes of an assessment are computed from the smallest and the largest database", () => {
  expect(bytesEach(sizes)).toBe(3_000);
  expect(capacity(sizes)).toBe(3_333_000);
});

test("calls are compared turn by turn, so that a turn that is slow for both changes nothing", () => {
  const [base, large] = compareCalls(timesOf([2.1, 4.2, 2.1]));
  expect(base?.ratio).toBe(1);
  expect(large?.ratio).toBeCloseTo(1.05);
});

test("figures over budget are reported", () => {
  expect(judgeGrowth({ sizes, times: timesOf([2, 4, 2]) })).toEqual([]);
  const heavy = [
    { assessments: 0, bytes: 0 },
    { assessments: 10, bytes: 40_010 },
  ];
  expect(judgeGrowth({ sizes: heavy, times: timesOf([2.2, 4.4, 2.2]) })).toEqual([
    "growth  2499375 assessments in 10 GB, at least 2500000",
    "growth  save takes 1.10 of the empty database's time at 1000000, less than 1.1",
  ]);
  expect(judgeGrowth({ sizes: [], times: timesOf([]) })).toHaveLength(2);
});
