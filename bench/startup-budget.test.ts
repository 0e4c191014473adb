import { expect, test } from "vitest";
import { formatStarts, judgeStarts, type Start, startupMs } from "./startup-budget.ts";

const start = (answerMs: number): Start => ({ answerMs, pageMs: answerMs + 20 });

test("the quickest of all starts counts, minus that of an empty worker", () => {
  const starts = { web: [start(400), start(130), start(150)], bare: [start(90), start(40)] };
  expect(startupMs(starts, "answerMs")).toBe(90);
  expect(startupMs(starts, "pageMs")).toBe(90);
  expect(judgeStarts(starts)).toEqual([]);
  expect(formatStarts(starts)).toContain("start-up");
});

test("a start-up over budget is reported", () => {
  expect(judgeStarts({ web: [start(141)], bare: [start(40)] })).toEqual([
    "start-up  101 ms of CPU, at most 100",
  ]);
});

test("a start-up that was not measured is not within budget", () => {
  expect(judgeStarts({ web: [], bare: [] })).toHaveLength(1);
});
