import { expect, test } from "vitest";
import { homeLocale } from "#app/domain/locale.ts";
import { actionPlan } from "../content/action-plan.ts";
import { writeGeneralPlan } from "./general-plan.ts";

const plan = writeGeneralPlan(
  "3f2b8c1d-0000-4000-8000-000000000000",
  Date.parse("2026-11-21T12:00:00Z"),
  homeLocale(),
);

test("The plan contains the date and only the first 8 characters of the attempt id", () => {
  expect(plan).toContain("Date: November 21, 2026");
  expect(plan).toContain("Assessment: 3f2b8c1d\r\n");
});

test("The general plan has its own title and says that it is the same for everyone", () => {
  expect(plan.split("\r\n")[0]).not.toBe(actionPlan.title);
  expect(plan).toContain("same for everyone");
});

test("The plan has seven days, each with a step", () => {
  const days = plan.split(/^Day \d: /m).slice(1);
  expect(days).toHaveLength(7);
  for (const day of days) expect(day).toContain("[ ] ");
});

test("The plan is readable in every text editor", () => {
  for (const line of plan.split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line).toBe(line.trimEnd());
  }
  expect(plan.replaceAll("\r\n", "")).not.toContain("\n");
});
