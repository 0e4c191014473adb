import { expect, test } from "vitest";
import { writeGeneralPlan } from "./general-plan.ts";

const plan = writeGeneralPlan(
  "3f2b8c1d-0000-4000-8000-000000000000",
  Date.parse("2026-11-21T12:00:00Z"),
);

test("The plan names its day and the first 8 characters of the attempt, and no more of it", () => {
  expect(plan).toContain("Date: 21 November 2026");
  expect(plan).toContain("Assessment: 3f2b8c1d\r\n");
});

test("The plan has seven days with something to do on each", () => {
  const days = plan.split(/^Day \d: /m).slice(1);
  expect(days).toHaveLength(7);
  for (const day of days) expect(day).toContain("[ ] ");
});

test("The plan can be read in every text editor", () => {
  for (const line of plan.split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line).toBe(line.trimEnd());
  }
  expect(plan.replaceAll("\r\n", "")).not.toContain("\n");
});
