import fc from "fast-check";
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

const cents = fc.nat({ max: 1_000_000 });
const anySums: fc.Arbitrary<ChargeSums> = fc.record({
  charges: cents,
  grossCents: cents,
  refundedCents: cents,
  withheldCents: cents,
  feeCents: cents,
  unknownFees: cents,
  openDisputes: cents,
  wonDisputes: cents,
  lostDisputes: cents,
});

test("The figures of the parts add up to those of the whole, however it is divided", () => {
  fc.assert(
    fc.property(fc.array(anySums), fc.nat(), (sums, cut) => {
      const at = cut % (sums.length + 1);
      const one = computeIncome(sums.slice(0, at));
      const other = computeIncome(sums.slice(at));
      const whole = computeIncome(sums);
      for (const name of ["grossCents", "netCents", "charges", "disputes", "feeCents"] as const) {
        expect(one[name] + other[name]).toBe(whole[name]);
      }
      expect(computeIncome([one, other])).toEqual(whole);
    }),
  );
});
