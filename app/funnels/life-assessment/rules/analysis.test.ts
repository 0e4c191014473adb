import { expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { analysis } from "../content/preview.ts";
import { ANALYSIS_STAGES, factorPercent, openPetals } from "./analysis.ts";

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
