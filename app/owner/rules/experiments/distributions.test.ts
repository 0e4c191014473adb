import { expect, test } from "vitest";
import { createChance, newSeed } from "../../../../tests/fixtures/chance.ts";
import { chiSquareTail, drawPoisson, logGamma } from "./distributions.ts";
import { checkSampleRatio } from "./sample-ratio.ts";

test.each([
  [1, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
  [171, 706.573_062_245_787_4],
])("ln Γ(%d) is %d", (x, expected) => {
  expect(logGamma(x)).toBeCloseTo(expected, 9);
});

// Critical values, as in every printed table.
test.each([
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [10.828, 1, 0.001],
  [5.991, 2, 0.05],
  [7.815, 3, 0.05],
  [11.07, 5, 0.05],
  [29.588, 10, 0.001],
  [0.004, 1, 0.95],
  [3.94, 10, 0.95],
])("A chi-square of %d with %i degrees of freedom has p = %d", (value, degrees, p) => {
  const digits = p < 0.01 ? 5 : 3;
  expect(chiSquareTail(value, degrees)).toBeCloseTo(p, digits);
});

test.each([
  // Kohavi, Tang and Xu, Trustworthy Online Controlled Experiments (2020), chapter 3.
  ["821,588 and 815,482", [821_588, 815_482], [50, 50], 1.8e-6, true],
  // The example on srm.osc.garden.
  ["44,000 and 45,000", [44_000, 45_000], [1, 1], 8.0e-4, true],
  ["equal", [500, 500], [1, 1], 1, false],
  ["two to one, as planned", [2_000, 1_000], [2, 1], 1, false],
  ["nobody yet", [0, 0], [1, 1], 1, false],
])("Sample ratio: %s", (_name, starters, split, p, isBroken) => {
  const found = checkSampleRatio(starters, split);
  expect(found.isBroken).toBe(isBroken);
  expect(found.p / p).toBeCloseTo(1, 1);
});

test.each([0.3, 4, 9.9, 10, 35, 2_000])("Poisson numbers have mean and variance %d", (expected) => {
  const seed = newSeed();
  const chance = createChance(seed);
  const count = 20_000;
  const drawn = Array.from({ length: count }, () => drawPoisson(expected, chance));
  const mean = drawn.reduce((sum, value) => sum + value, 0) / count;
  const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  // Five standard errors, which a correct generator exceeds once in a million runs.
  expect(Math.abs(mean - expected), `seed ${seed}`).toBeLessThan(5 * Math.sqrt(expected / count));
  const varianceError = Math.sqrt((2 * expected ** 2 + expected) / count);
  expect(Math.abs(variance - expected), `seed ${seed}`).toBeLessThan(5 * varianceError);
});
