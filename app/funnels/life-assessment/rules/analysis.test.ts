import fc from "fast-check";
import { expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { analysis } from "../content/preview.ts";
import { ANALYSIS_OVER_MS, ANALYSIS_STAGES, factorPercent, openPetals } from "./analysis.ts";

test("The stages are the documented ones: 25, 50, 75, 90 and 100 after 600, 800, 700, 600 and 500 ms", () => {
  expect(ANALYSIS_STAGES.map(({ progress }) => progress)).toEqual([25, 50, 75, 90, 100]);
  const times = [0, ...ANALYSIS_STAGES.map(({ atMs }) => atMs)];
  const pauses = times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
  expect(pauses).toEqual([600, 800, 700, 600, 500]);
});

test("The analysis ends 400 ms after the last stage", () => {
  expect(ANALYSIS_OVER_MS - (ANALYSIS_STAGES.at(-1)?.atMs ?? 0)).toBe(400);
});

test.each([
  [25, [30, 25, 24, 23, 20]],
  [50, [60, 50, 48, 45, 40]],
  [75, [90, 75, 71, 68, 60]],
  [90, [100, 90, 86, 81, 72]],
  [100, [100, 100, 95, 90, 80]],
])("At a progress of %i the five factors show %j", (progress, percents) => {
  expect(analysis.factors.map(({ scale }) => factorPercent(progress, scale))).toEqual(percents);
});

test("Each stage opens one more petal, in the order of the areas", () => {
  const open = [0, ...ANALYSIS_STAGES.map(({ progress }) => progress)].map((progress) =>
    AREAS.filter((area) => openPetals(progress)[area] === 100),
  );
  expect(open).toEqual([0, 1, 2, 3, 4, 5].map((count) => AREAS.slice(0, count)));
});

test("A factor is an integer from 0 to 100 and never decreases", () => {
  const progress = fc.integer({ min: 0, max: 100 });
  const scale = fc.constantFrom(...analysis.factors.map((factor) => factor.scale));
  fc.assert(
    fc.property(progress, progress, scale, (one, other, by) => {
      const less = Math.min(one, other);
      const more = Math.max(one, other);
      expect(factorPercent(less, by)).toBeLessThanOrEqual(factorPercent(more, by));
      expect(Number.isInteger(factorPercent(more, by))).toBe(true);
      expect(factorPercent(more, by)).toBeLessThanOrEqual(100);
    }),
  );
});
