import { expect, test } from "vitest";
import { type ChargeSums, computeIncome } from "./income.ts";

const SUMS: ChargeSums = {
  charges: 4,
  grossCents: 10_000,
  refundedCents: 1_500,
  withheldCents: 2_000,
  feeCents: 300,
  unknownFees: 1,
  openDisputes: 0,
  wonDisputes: 1,
  lostDisputes: 1,
};

test("Net is what is left of the gross after refunds, disputes and fees", () => {
  expect(computeIncome([SUMS])).toEqual({
    ...SUMS,
    netCents: 6_200,
    disputes: 2,
    averageCents: 2_500,
    refundedShare: 0.15,
    disputedShare: 0.5,
  });
});

test("Without a charge there are no averages and no shares", () => {
  expect(computeIncome([])).toMatchObject({
    charges: 0,
    grossCents: 0,
    netCents: 0,
    disputes: 0,
    averageCents: null,
    refundedShare: null,
    disputedShare: null,
  });
});
