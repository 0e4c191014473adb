import { expect, test } from "vitest";
import { utcDayOf } from "#app/domain/day-span.ts";
import { cohortDays, computeCohorts } from "./cohorts.ts";

const day = (text: string) => utcDayOf(Date.parse(`${text}T00:00:00Z`));

const ROWS = [
  { month: "2026-09", paidMonths: 0, buyers: 40 },
  { month: "2026-09", paidMonths: 1, buyers: 30 },
  { month: "2026-09", paidMonths: 2, buyers: 20 },
  { month: "2026-09", paidMonths: 3, buyers: 10 },
  { month: "2026-08", paidMonths: 2, buyers: 5 },
];

test("A buyer who has paid for three months is also counted in the first and the second", () => {
  const [august, september] = computeCohorts(ROWS, day("2026-12-20"));
  expect(august).toEqual({ month: "2026-08", started: 5, retained: [5, 5, 0, 0] });
  expect(september).toEqual({ month: "2026-09", started: 100, retained: [60, 30, 10] });
});

test.each([
  // A buyer who starts on 30 September is charged on 7 October, and again on 7 November.
  ["2026-10-08", 0],
  ["2026-10-09", 1],
  ["2026-11-08", 1],
  ["2026-11-09", 2],
])("By %s the last buyers of September have had time to pay %i months", (today, months) => {
  const september = computeCohorts(ROWS, day(today)).at(-1);
  expect(september?.retained).toHaveLength(months);
});

test.each([
  ["2026-11-24", 1, "2026-11-01"],
  ["2026-11-01", 12, "2025-12-01"],
  ["2026-01-31", 3, "2025-11-01"],
])("Cohorts begin with a whole month: %s and %i months", (today, months, first) => {
  expect(cohortDays(day(today), months)).toEqual({ first: day(first), last: day(today) });
});

test("The cohort of December belongs to its year, and is due in the next", () => {
  const rows = [{ month: "2026-12", paidMonths: 1, buyers: 1 }];
  expect(computeCohorts(rows, day("2027-01-08"))[0]?.retained).toEqual([]);
  expect(computeCohorts(rows, day("2027-01-09"))[0]?.retained).toEqual([1]);
});
