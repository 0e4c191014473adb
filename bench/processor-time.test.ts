import { expect, test } from "vitest";
import { readProcessorSeconds } from "./processor-time.ts";

/** Measured in processor time, because a busy machine may give a process little of it. */
const work = () => {
  const start = process.cpuUsage();
  const isDone = () => process.cpuUsage(start).user >= 150_000;
  while (!isDone()) Math.sqrt(start.user);
};

test.runIf(process.platform === "linux")("the processor time of a process is counted", () => {
  const before = readProcessorSeconds(process.pid);
  work();
  expect(readProcessorSeconds(process.pid) - before).toBeGreaterThanOrEqual(0.05);
});

test("the time of other commands is not counted", () => {
  expect(readProcessorSeconds(process.pid, "no such command")).toBe(0);
});
