import { describe, expect, test } from "vitest";
import {
  type Arm,
  averageOf,
  checkSplit,
  findJudgedDays,
  gatherArms,
  tabulateExperiment,
} from "./experiment.ts";

const PLANNED = {
  id: "goods",
  funnel: "quiz2" as const,
  variants: ["pictures", "plain"] as const,
  split: [1, 1],
  plannedSize: 1_000,
};

const verdictOf = (arms: readonly Arm[]) => tabulateExperiment(PLANNED, arms).rows[1]?.[7];

const armOf = (variant: string, starters: number, buyers: number): Arm => ({
  variant,
  starters,
  revenue: [{ netCents: 2_000, buyers }],
});

describe("An experiment", () => {
  test("shows only starters before its planned size", () => {
    const { rows, note } = tabulateExperiment(PLANNED, [
      armOf("pictures", 999, 1),
      armOf("plain", 1_000, 500),
    ]);
    expect(rows).toEqual([
      ["pictures", 999, 999 / 1_999, null, null, null, null, null],
      ["plain", 1_000, 1_000 / 1_999, null, null, null, null, null],
    ]);
    expect(note).toBe(
      "Not yet: the smallest variant has 999 of 1000 starters. Until then no revenue is shown. The split is as planned (p = 0.982).",
    );
  });

  test("with a wrong split says so, and shows no revenue, however much was sold", () => {
    const arms = [armOf("pictures", 1_300, 50), armOf("plain", 1_000, 500)];
    const { rows, note } = tabulateExperiment(PLANNED, arms);
    expect(note).toMatch(/^Not judged: .* \(p = 0\.000\)/);
    expect(rows.map((row) => row.slice(3))).toEqual(arms.map(() => Array(5).fill(null)));
  });

  test("that is judged compares each variant with the first, and is stricter with several", () => {
    const arms = [armOf("a", 2_000, 200), armOf("b", 2_000, 600), armOf("c", 2_000, 210)];
    const { rows, note } = tabulateExperiment({ ...PLANNED, split: [1, 1, 1] }, arms);
    expect(note).toMatch(/^Judged up to/);
    // The difference of two shares p of 2,000 cents: 1.96 and 2.24 standard errors of 5 and 2.5 %.
    const half = (z: number, p: number) => z * 2_000 * Math.sqrt((0.1 * 0.9 + p * (1 - p)) / 2_000);
    expect(rows.map((row) => row.slice(3))).toEqual([
      [200, null, null, null, "control"],
      [600, 400, near(400 - half(2.2414, 0.3)), near(400 + half(2.2414, 0.3)), "better"],
      [210, 10, near(10 - half(2.2414, 0.105)), near(10 + half(2.2414, 0.105)), "no difference"],
    ]);
    const [, [, , , , , low = 0] = []] = tabulateExperiment(PLANNED, arms.slice(0, 2)).rows;
    expect(low).toEqual(near(400 - half(1.96, 0.3)));
    expect(verdictOf([armOf("a", 2_000, 600), armOf("b", 2_000, 200)])).toBe("worse");
  });

  test("without starters has no shares", () => {
    const { rows } = tabulateExperiment(PLANNED, [armOf("pictures", 0, 0), armOf("plain", 0, 0)]);
    expect(rows.map(([, starters, share]) => [starters, share])).toEqual([
      [0, null],
      [0, null],
    ]);
  });
});

const near = (value: number) => expect.closeTo(value, 0);

test.each([
  // Kohavi, Tang and Xu, Trustworthy Online Controlled Experiments (2020), chapter 3.
  ["821,588 and 815,482", [821_588, 815_482], [50, 50], 1.8e-6],
  // The example on srm.osc.garden.
  ["44,000 and 45,000", [44_000, 45_000], [1, 1], 8.0e-4],
  ["equal", [500, 500], [1, 1], 1],
  ["two to one, as planned", [2_000, 1_000], [2, 1], 1],
  ["nobody yet", [0, 0], [1, 1], 1],
])("The p of a split: %s", (_name, starters, split, p) => {
  expect(checkSplit(starters, split)).toBeCloseTo(p, 4);
});

describe("The judged data", () => {
  const starters = [
    { day: 12, variant: "goods:plain", starters: 700 },
    { day: 10, variant: "goods:plain", starters: 500 },
    { day: 9, variant: "", starters: 5_000 },
    { day: 10, variant: "other:one,goods:pictures", starters: 500 },
    { day: 12, variant: "goods:pictures,other:one", starters: 499 },
    { day: 13, variant: "goods:pictures", starters: 1 },
    { day: 14, variant: "goods:pictures", starters: 900 },
  ];

  test("ends with the day on which the last variant reached the planned size", () => {
    expect(findJudgedDays(PLANNED, starters)).toEqual({ first: 10, last: 13 });
    expect(findJudgedDays({ ...PLANNED, plannedSize: 1_201 }, starters)).toBeNull();
    expect(findJudgedDays(PLANNED, [])).toBeNull();
  });

  test("has the starters and buyers whose variants name the experiment", () => {
    const groups = [
      { variant: "goods:plain,other:one", netCents: 100, buyers: 3 },
      { variant: "goods:plain", netCents: 200, buyers: 1 },
      { variant: "other:one", netCents: 100, buyers: 7 },
    ];
    const arms = gatherArms(PLANNED, starters, groups);
    expect(arms.map(({ variant, starters: count }) => [variant, count])).toEqual([
      ["pictures", 1_900],
      ["plain", 1_200],
    ]);
    expect(arms.map(({ revenue }) => revenue)).toMatchObject([
      [],
      [
        { netCents: 100, buyers: 3 },
        { netCents: 200, buyers: 1 },
      ],
    ]);
  });
});

test("The mean is over all starters, whether they buy or not", () => {
  expect(averageOf(armOf("plain", 100, 3)).netCents).toBe(60);
});
