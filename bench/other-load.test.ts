import { expect, test } from "vitest";
import { readProcessorSeconds } from "./other-load.ts";

const work = () => {
  const until = performance.now() + 300;
  while (performance.now() < until) Math.sqrt(until);
};

test.runIf(process.platform === "linux")("the time that a process computes is counted", () => {
  const before = readProcessorSeconds(process.pid);
  work();
  expect(readProcessorSeconds(process.pid) - before).toBeGreaterThanOrEqual(0.05);
});

test("the time of other commands is not", () => {
  expect(readProcessorSeconds(process.pid, "no such command")).toBe(0);
});
