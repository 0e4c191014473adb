import fc from "fast-check";
import { describe, expect, test } from "vitest";
import published from "../../../../../tests/fixtures/psych-reliability.json" with { type: "json" };
import { alphaOf, alphaWithout, intervalOfAlpha, restCorrelation } from "./alpha.ts";
import { fQuantile } from "./f-quantile.ts";
import { type Matrix, type Moments, pick, sumOf, variances } from "./moments.ts";
import { errorOfOmega, findLoadings, intervalOfOmega, omegaOf } from "./omega.ts";

function momentsOfRows(rows: Matrix): Moments {
  const people = rows.length;
  const items = [...(rows[0] ?? []).keys()];
  const means = items.map((item) => sumOf(rows.map((row) => row[item] ?? 0)) / people);
  const apart = (row: readonly number[], item: number) => (row[item] ?? 0) - (means[item] ?? 0);
  const covariance = items.map((one) =>
    items.map(
      (other) => sumOf(rows.map((row) => apart(row, one) * apart(row, other))) / (people - 1),
    ),
  );
  return { people, means, covariance };
}

const correlationsOf = (covariance: Matrix): Matrix => {
  const spreads = variances(covariance).map(Math.sqrt);
  return covariance.map((row, one) =>
    row.map((value, other) => value / ((spreads[one] ?? 1) * (spreads[other] ?? 1))),
  );
};

describe.each(published.scales)("These match psych for $name:", (scale) => {
  const moments: Moments = scale.rows
    ? momentsOfRows(scale.rows)
    : { people: scale.people ?? 0, means: [], covariance: scale.covariance ?? [] };
  const { covariance } = moments;
  const items = [...covariance.keys()];
  const expectEach = (values: readonly number[], expected: readonly number[], digits: number) => {
    expect(values).toHaveLength(expected.length);
    for (const [item, value] of values.entries())
      expect(value).toBeCloseTo(expected[item] ?? 0, digits);
  };

  test("alpha with Feldt's interval", () => {
    expect(alphaOf(covariance)).toBeCloseTo(scale.alpha, 6);
    const { low, high } = intervalOfAlpha(moments);
    expectEach([low, high], scale.interval, 6);
  });

  test("the correlation of each item with the rest, and alpha without it", () => {
    expectEach(
      items.map((item) => restCorrelation(moments, item)),
      scale.restCorrelations,
      6,
    );
    const without = items.map((item) =>
      alphaWithout({ ...moments, means: items.map(() => 0) }, item),
    );
    expectEach(without, scale.alphaWithout, 6);
  });

  test("the loadings of one factor, and omega", () => {
    // psych's optimizer stops earlier.
    expectEach(findLoadings(covariance), scale.loadings, 4);
    expect(omegaOf(covariance)).toBeCloseTo(scale.omega, 4);
    expect(omegaOf(correlationsOf(covariance))).toBeCloseTo(scale.omegaOfCorrelations, 4);
  });
});

test("The delta method agrees with a thousand simulated samples of R", () => {
  const { people = 0, covariance = [], errorOfOmega: simulated = 0 } = published.scales[1] ?? {};
  // A thousand draws give a standard deviation to about 2 %.
  expect(errorOfOmega({ people, covariance }) / simulated).toBeCloseTo(1, 1);
  const { low, high } = intervalOfOmega({ people, means: [], covariance });
  expect(low).toBeCloseTo(0.695, 2);
  expect(high).toBeCloseTo(0.729, 2);
});

test.each([
  [0.025, 999, 18_981, 0.912228631755],
  [0.975, 999, 18_981, 1.09217348929],
  [0.025, 29, 174, 0.536965542527],
  [0.975, 29, 174, 1.66153841703],
])("R's qf(%d, %d, %d) is %d", (share, first, second, expected) => {
  expect(fQuantile(share, first, second)).toBeCloseTo(expected, 8);
});

/** Positive definite, whatever the numbers. */
const covariances = fc.integer({ min: 3, max: 8 }).chain((items) =>
  fc
    .array(
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), {
        minLength: items,
        maxLength: items,
      }),
      { minLength: items, maxLength: items },
    )
    .map((rows) =>
      rows.map((one, place) =>
        rows.map(
          (other, column) =>
            sumOf(one.map((value, item) => value * (other[item] ?? 0))) +
            (place === column ? 1 : 0),
        ),
      ),
    ),
);

test("Alpha and omega do not depend on the order of the items", () => {
  const shuffled = covariances.chain((covariance) =>
    fc.tuple(
      fc.constant(covariance),
      fc.shuffledSubarray([...covariance.keys()], { minLength: covariance.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([covariance, order]) => {
      const moments = { people: 100, means: covariance.map(() => 0), covariance };
      expect(alphaOf(pick(moments, order).covariance)).toBeCloseTo(alphaOf(covariance), 8);
    }),
  );
  const scale = published.scales[1]?.covariance ?? [];
  const moments = { people: 100, means: scale.map(() => 0), covariance: scale };
  expect(omegaOf(pick(moments, [3, 1, 4, 0, 2]).covariance)).toBeCloseTo(omegaOf(scale), 8);
});

test("Alpha is 1 for identical statements, and 0 for unrelated ones", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.double({ min: 0.1, max: 4, noNaN: true }),
      (items, variance) => {
        const square = (value: (isOwn: boolean) => number) =>
          Array.from({ length: items }, (_, row) =>
            Array.from({ length: items }, (_, column) => value(row === column)),
          );
        expect(alphaOf(square(() => variance))).toBeCloseTo(1, 10);
        expect(alphaOf(square((isOwn) => (isOwn ? variance : 0)))).toBeCloseTo(0, 10);
      },
    ),
  );
});
