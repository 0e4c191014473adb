import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../tools/tool.ts";
import { judgeCost } from "./cost-budget.ts";
import type { Cost } from "./cost-walk.ts";
import {
  billOf,
  feeOf,
  formatFees,
  formatMonths,
  MEASURED,
  STORED_BYTES,
  useInMonth,
} from "./month.ts";

test("What the plan includes costs nothing, and each unit beyond it has its price", () => {
  expect(billOf({ requests: 10_000_000, rowsWritten: 50_000_000, mails: 3_000 })).toBe(0);
  expect(billOf({ requests: 12_000_000 })).toBeCloseTo(0.6);
  expect(billOf({ rowsWritten: 51_000_000, mails: 5_000, databaseGb: 7 })).toBeCloseTo(
    1 + 0.7 + 1.5,
  );
});

test("A completed assessment includes its share of lookers, unfinished ones, mails and trials", () => {
  const use = useInMonth(1);
  // Itself and its steps, five lookers, one and a half unfinished, 0.93 mails, 0.36 deliveries.
  expect(use.rowsWritten).toBeCloseTo(26 + 9 + 5 + 18 + 11.16 + 3.6);
  expect(use.mails).toBeCloseTo(0.6 + 0.33);
  expect(use.cpuMs).toBeCloseTo(use.requests * 2 + 0.06 * 60);
  expect(useInMonth(1_000).databaseGb).toBeCloseTo(0.0288, 4);
});

test("Stripe takes a share, 30 cents, and Billing's share of subscriptions", () => {
  expect(feeOf(4_900, false)).toBeCloseTo(1.721);
  expect(feeOf(200, true)).toBeCloseTo(0.372);
});

test("One row more than the page assumes is over the bench's budget", () => {
  const nothing = { requests: 0, roundTrips: 0, rowsWritten: 0, rowsRead: 0, queueOperations: 0 };
  const cost: Cost = { of: "assessment", part: "all", ...nothing, ...MEASURED.assessment };
  const judge = (parts: Cost[]) =>
    judgeCost({ parts, storedBytes: { assessment: 0, mail: 0, steps: 0 } });
  expect(judge([cost])).toEqual([]);
  expect(judge([{ ...cost, rowsWritten: cost.rowsWritten + 1 }])).toHaveLength(1);
});

const readDoc = (name: string) => readFileSync(join(root, "docs", name), "utf8");

test("docs/scale.md and docs/costs.md assume the same bytes and requests", () => {
  const kilobytes = `${STORED_BYTES / 1_000} kB`;
  const { assessment, steps } = MEASURED;
  expect(readDoc("costs.md")).toContain(`${kilobytes} stored for each`);
  expect(readDoc("costs.md")).toContain(`${assessment.requests} requests`);
  expect(readDoc("scale.md")).toContain(`| bytes for each | ${kilobytes} |`);
  expect(readDoc("scale.md")).toContain(`${assessment.requests + steps.requests} requests`);
});

test("docs/costs.md has the figures of today's prices", () => {
  const page = readDoc("costs.md");
  for (const line of [...formatMonths(), ...formatFees()]) expect(page).toContain(line);
});
