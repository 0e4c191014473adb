import { describe, expect, test } from "vitest";
import { createChance, newSeed } from "../../../../tests/fixtures/chance.ts";
import { type Arm, boundDifference, meanOf } from "./bootstrap.ts";
import {
  findJudgedDays,
  gatherArms,
  judgeExperiment,
  type PlannedExperiment,
} from "./judge-experiment.ts";

const PLANNED: PlannedExperiment = {
  id: "goods",
  variants: ["pictures", "plain"],
  split: [1, 1],
  plannedSize: 1_000,
};

/** What buyers of the trial bring: refunded, its fee only, or with a month too. `upTo`: drawn below this chance. */
const AMOUNTS = [
  { netCents: -36, upTo: 0.01 },
  { netCents: 164, upTo: 0.04 },
  { netCents: 2_075, upTo: 0.09 },
];

/** Draws what each of the starters brings, one by one. `factor`: how many times as many of them buy. */
function drawArm(variant: string, starters: number, chance: () => number, factor = 1): Arm {
  const counts = AMOUNTS.map(() => 0);
  for (let starter = 0; starter < starters; starter += 1) {
    const drawn = chance() / factor;
    const at = AMOUNTS.findIndex(({ upTo }) => drawn < upTo);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  const revenue = AMOUNTS.map(({ netCents }, at) => ({ netCents, buyers: counts[at] ?? 0 }));
  return { variant, starters, revenue };
}

const verdictOf = (arms: readonly Arm[], chance: () => number) => {
  const judged = judgeExperiment(PLANNED, arms, chance);
  return judged.state === "judged" ? judged.comparisons[0]?.verdict : judged.state;
};

describe("Simulated experiments", () => {
  const seed = newSeed();
  const chance = createChance(seed);

  test("Equal variants get a false verdict in about five percent of all experiments", () => {
    const runs = 400;
    let falseVerdicts = 0;
    for (let run = 0; run < runs; run += 1) {
      const arms = [drawArm("pictures", 1_000, chance), drawArm("plain", 1_000, chance)];
      if (verdictOf(arms, chance) !== "no_difference") falseVerdicts += 1;
    }
    // Five standard errors of 5 % in this many runs.
    const error = 5 * Math.sqrt((0.05 * 0.95) / runs);
    expect(falseVerdicts / runs, `seed ${seed}`).toBeLessThan(0.05 + error);
    expect(falseVerdicts, `seed ${seed}`).toBeGreaterThan(0);
  });

  test.each([
    [2, "better"],
    [0.4, "worse"],
  ])(
    "A variant that sells %d times as much is found in more than nine of ten experiments",
    (factor, verdict) => {
      const runs = 60;
      let found = 0;
      for (let run = 0; run < runs; run += 1) {
        const arms = [drawArm("pictures", 1_500, chance), drawArm("plain", 1_500, chance, factor)];
        if (verdictOf(arms, chance) === verdict) found += 1;
      }
      expect(found / runs, `seed ${seed}`).toBeGreaterThan(0.9);
    },
  );

  test("The interval has the width that theory gives for many starters", () => {
    const starters = 40_000;
    const armOf = (variant: string): Arm => ({
      variant,
      starters,
      revenue: [{ netCents: 1_000, buyers: 8_000 }],
    });
    const one = armOf("one");
    const other = armOf("other");
    const { low, high } = boundDifference(one, other, { level: 0.05, chance });
    const deviation = 1_000 * Math.sqrt(0.2 * 0.8);
    const half = 1.96 * deviation * Math.sqrt(2 / starters);
    expect(high / half, `seed ${seed}`).toBeCloseTo(1, 0);
    expect((high - low) / (2 * half), `seed ${seed}`).toBeGreaterThan(0.9);
    expect((high - low) / (2 * half), `seed ${seed}`).toBeLessThan(1.1);
  });
});

describe("A judgement", () => {
  const armOf = (variant: string, starters: number, buyers: number): Arm => ({
    variant,
    starters,
    revenue: [{ netCents: 2_000, buyers }],
  });
  const chance = () => createChance(7);

  test("is the same for the same random numbers", () => {
    const arms = [armOf("pictures", 1_000, 50), armOf("plain", 1_010, 60)];
    const judged = judgeExperiment(PLANNED, arms, chance());
    expect(judged.state).toBe("judged");
    expect(judgeExperiment(PLANNED, arms, chance())).toEqual(judged);
  });

  test("has no revenue figure before the planned size", () => {
    const arms = [armOf("pictures", 999, 1), armOf("plain", 1_000, 500)];
    const judged = judgeExperiment(PLANNED, arms, chance());
    expect(judged).toEqual({
      state: "not_yet",
      fewest: 999,
      plannedSize: 1_000,
      counts: [
        { variant: "pictures", starters: 999 },
        { variant: "plain", starters: 1_000 },
      ],
      sampleRatio: { p: expect.closeTo(0.982, 3), isBroken: false },
    });
  });

  test("is refused if the split is not the planned one, however much was sold", () => {
    const arms = [armOf("pictures", 1_300, 50), armOf("plain", 1_000, 500)];
    expect(judgeExperiment(PLANNED, arms, chance()).state).toBe("broken_split");
  });

  test("waits for a variant without starters", () => {
    expect(judgeExperiment(PLANNED, [], chance()).state).toBe("not_yet");
    const alone = { ...PLANNED, split: [1, 0.000_001], plannedSize: 0 };
    const judged = judgeExperiment(alone, [armOf("pictures", 2_000, 50)], chance());
    expect(judged.state).toBe("not_yet");
  });

  test("compares the mean of each variant with that of the first", () => {
    const three = { id: "x", variants: ["a", "b", "c"], split: [2, 1, 1], plannedSize: 1_000 };
    const arms = [armOf("c", 1_000, 10), armOf("a", 2_000, 200), armOf("b", 1_000, 300)];
    const judged = judgeExperiment(three, arms, chance());
    if (judged.state !== "judged") throw new Error(judged.state);
    expect(judged.arms.map(({ variant, meanCents }) => [variant, meanCents])).toEqual([
      ["a", 200],
      ["b", 600],
      ["c", 20],
    ]);
    expect(judged.comparisons).toEqual([
      expect.objectContaining({ variant: "b", differenceCents: 400, verdict: "better" }),
      expect.objectContaining({ variant: "c", differenceCents: -180, verdict: "worse" }),
    ]);
  });

  test("is stricter with several variants, so that few verdicts are wrong overall", () => {
    const arms = [armOf("a", 2_000, 200), armOf("b", 2_000, 250), armOf("c", 2_000, 210)];
    const two = judgeExperiment({ ...PLANNED, variants: ["a", "b"] }, arms, chance());
    const all = { ...PLANNED, variants: ["a", "b", "c"], split: [1, 1, 1] };
    const three = judgeExperiment(all, arms, chance());
    const width = (judged: typeof two) => {
      if (judged.state !== "judged") throw new Error(judged.state);
      const { low = 0, high = 0 } = judged.comparisons[0]?.interval ?? {};
      return high - low;
    };
    expect(width(three)).toBeGreaterThan(1.05 * width(two));
  });
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
      { variant: "goods:plain", netCents: 100, buyers: 2 },
      { variant: "goods:plain", netCents: 200, buyers: 1 },
      { variant: "other:one", netCents: 100, buyers: 7 },
    ];
    const arms = gatherArms(PLANNED, starters, groups);
    expect(arms.map(({ variant, starters: count }) => [variant, count])).toEqual([
      ["pictures", 1_900],
      ["plain", 1_200],
    ]);
    expect(arms.map(({ revenue }) => revenue)).toEqual([
      [],
      [
        { netCents: 100, buyers: 5 },
        { netCents: 200, buyers: 1 },
      ],
    ]);
  });
});

test("The mean is over all starters, whether they buy or not", () => {
  const arm = drawArm("plain", 100, createChance(1));
  const sum = arm.revenue.reduce((all, { netCents, buyers }) => all + netCents * buyers, 0);
  expect(meanOf(arm)).toBe(sum / 100);
});
