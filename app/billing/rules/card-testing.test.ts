import { describe, expect, test } from "vitest";
import { days, minutes } from "#app/domain/duration.ts";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";
import { countDeclines, judgeTries } from "./card-testing.ts";

const NOTHING = {
  paymentsOfVisitor: 0,
  declinesOfVisitor: 0,
  declinesOfNetwork: 0,
  declinesOfAll: 0,
};
const open = { kind: "open" };
const check = { kind: "check" };
const refuse = (waitMs: number) => ({ kind: "refuse", waitMs });

test.each([
  [{}, open],
  [{ paymentsOfVisitor: 4, declinesOfVisitor: 14, declinesOfNetwork: 49, declinesOfAll: 99 }, open],
  [{ paymentsOfVisitor: 5 }, refuse(minutes(10))],
  [{ declinesOfNetwork: 50 }, refuse(minutes(10))],
  [{ declinesOfVisitor: 15 }, refuse(days(1))],
  [{ paymentsOfVisitor: 5, declinesOfVisitor: 15 }, refuse(days(1))],
  [{ declinesOfAll: 100 }, check],
  [{ declinesOfAll: 1_000_000 }, check],
  [{ declinesOfAll: 100, declinesOfNetwork: 50 }, refuse(minutes(10))],
])("P32 After %j another payment is answered with %j", (tries, verdict) => {
  expect(judgeTries({ ...NOTHING, ...tries })).toEqual(verdict);
});

describe("The declined cards among charges", () => {
  const charges = [
    { isDeclined: true, createdAt: 1_000 },
    { isDeclined: false, createdAt: 4_000 },
    { isDeclined: true, createdAt: 3_000 },
  ] as BilledCharge[];

  test.each([
    [0, { declines: 2, declinedAt: 3_000 }],
    [1_001, { declines: 1, declinedAt: 3_000 }],
    [3_000, { declines: 1, declinedAt: 3_000 }],
    [3_001, { declines: 0, declinedAt: null }],
  ])("since %i are %j", (since, counted) => {
    expect(countDeclines(charges, since)).toEqual(counted);
  });
});
