import { describe, expect, test } from "vitest";
import { tabulateExperiment } from "./experiment-table.ts";
import type { Judgement } from "./judge-experiment.ts";

const PLANNED = { id: "goods", variants: ["pictures", "plain"], split: [1, 1], plannedSize: 1_000 };
const counts = [
  { variant: "pictures", starters: 1_200 },
  { variant: "plain", starters: 1_800 },
];
const sampleRatio = { p: 0.0625, isBroken: false };
const tell = (judgement: Judgement) => tabulateExperiment(PLANNED, judgement);

describe("An experiment", () => {
  test("shows only starters before its planned size", () => {
    const { rows, note } = tell({
      state: "not_yet",
      counts,
      sampleRatio,
      fewest: 800,
      plannedSize: 1_000,
    });
    expect(rows).toEqual([
      ["pictures", 1_200, 0.4, null, null, null, null, null],
      ["plain", 1_800, 0.6, null, null, null, null, null],
    ]);
    expect(note).toBe(
      "Not yet: the smallest variant has 800 of 1000 starters. Until then no revenue is shown. The split is as planned (p = 0.063).",
    );
  });

  test("with a wrong split says so, and shows no revenue", () => {
    const { rows, note } = tell({ state: "broken_split", counts, sampleRatio });
    expect(rows.map((row) => row.slice(3))).toEqual(
      counts.map(() => [null, null, null, null, null]),
    );
    expect(note).toMatch(/^Not judged: .* \(p = 0\.063\)/);
  });

  test.each([
    ["better", "better"],
    ["worse", "worse"],
    ["no_difference", "no difference"],
  ] as const)(
    "that is judged has net per starter, interval and the verdict %s",
    (verdict, said) => {
      const interval = { low: -5, high: 45 };
      const { rows } = tell({
        state: "judged",
        counts,
        sampleRatio,
        arms: counts.map((one, at) => ({ ...one, revenue: [], meanCents: 80 + 20 * at })),
        comparisons: [{ variant: "plain", differenceCents: 20, interval, verdict }],
      });
      expect(rows).toEqual([
        ["pictures", 1_200, 0.4, 80, null, null, null, "control"],
        ["plain", 1_800, 0.6, 100, 20, -5, 45, said],
      ]);
    },
  );

  test("without starters has no shares", () => {
    const none = counts.map(({ variant }) => ({ variant, starters: 0 }));
    const { rows } = tell({
      state: "not_yet",
      counts: none,
      sampleRatio,
      fewest: 0,
      plannedSize: 1_000,
    });
    expect(rows.map(([, starters, share]) => [starters, share])).toEqual([
      [0, null],
      [0, null],
    ]);
  });
});
