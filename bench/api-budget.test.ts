import { expect, test } from "vitest";
import { judgeRounds, type Rounds, ratioOf } from "./api-budget.ts";

const judge = (rounds: Rounds) => judgeRounds(new Map([["signup", rounds]]), 1.5);

test("the least of all rounds counts, because other work on the machine can only add to it", () => {
  expect(ratioOf({ ours: [9, 3, 4], bare: [2, 8, 5] })).toBe(1.5);
});

test("a call at its limit passes, and a dearer one is reported with its ratio", () => {
  expect(judge({ ours: [3], bare: [2] })).toEqual([]);
  expect(judge({ ours: [3.2], bare: [2] })).toEqual([
    "signup  1.60 of the bare one's CPU, at most 1.5",
  ]);
});

test("what was not measured is over budget", () => {
  expect(judge({ ours: [], bare: [] })).toHaveLength(1);
});
