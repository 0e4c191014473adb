import fc from "fast-check";
import { expect, test } from "vitest";
import { seedSpots } from "../content/claims.ts";
import { scarcity } from "../content/texts.ts";
import { countSpots } from "./spots.ts";

test.each([
  [0, 1_000, 0],
  [1, 999, 0.1],
  [333, 667, 33.3],
  [999, 1, 99.9],
  [1_000, 0, 100],
  [1_001, 0, 100],
  [25_000, 0, 100],
])(
  "With %d signups %d of the thousand places are left, %d %% are full",
  (joined, left, percent) => {
    expect(countSpots(joined, 1_000)).toEqual({ places: 1_000, joined, left, percent });
  },
);

test("The documented figures correspond to 567 signups", () => {
  expect(countSpots(567, scarcity.spots)).toMatchObject(seedSpots);
});

test("For any count, figures stay in range and have at most one decimal", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 9_999_999 }), (joined, places) => {
      const spots = countSpots(joined, places);
      expect(spots.joined).toBe(joined);
      expect(spots.left).toBe(Math.max(0, places - joined));
      expect(spots.percent).toBeLessThanOrEqual(100);
      expect(String(spots.percent)).toMatch(/^\d{1,3}(\.\d)?$/);
    }),
  );
});
