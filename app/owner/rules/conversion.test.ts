import { expect, test } from "vitest";
import { computeSteps } from "./conversion.ts";

const STEPS = ["seen", "started", "paid"];

test("Each step has its share of the first step and of the previous one", () => {
  const counts = [
    { step: "paid", n: 10 },
    { step: "seen", n: 150 },
    { step: "seen", n: 50 },
    { step: "started", n: 100 },
    { step: "of an earlier release", n: 7 },
  ];
  expect(computeSteps(STEPS, counts)).toEqual([
    { step: "seen", n: 200, ofFirst: 1, ofPrevious: null },
    { step: "started", n: 100, ofFirst: 0.5, ofPrevious: 0.5 },
    { step: "paid", n: 10, ofFirst: 0.05, ofPrevious: 0.1 },
  ]);
});

test("The steps after the payment are shares of those who paid", () => {
  const counts = [
    { step: "seen", n: 1_000 },
    { step: "paid", n: 100 },
    { step: "cancelled", n: 20 },
    { step: "refunded", n: 5 },
  ];
  const figures = computeSteps(["seen", "paid", "cancelled", "refunded"], counts);
  expect(figures.map(({ ofPrevious }) => ofPrevious)).toEqual([null, 0.1, 0.2, 0.05]);
});

test("A step that nobody reached is zero, and the next step has no share of it", () => {
  expect(computeSteps(STEPS, [{ step: "paid", n: 1 }])).toEqual([
    { step: "seen", n: 0, ofFirst: null, ofPrevious: null },
    { step: "started", n: 0, ofFirst: null, ofPrevious: null },
    { step: "paid", n: 1, ofFirst: null, ofPrevious: null },
  ]);
});
