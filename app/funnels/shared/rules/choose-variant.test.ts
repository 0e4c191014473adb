import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXPERIMENTS, type Experiment } from "../content/experiments.ts";
import { chooseVariant, findVariant, listVariants, type Running } from "./choose-variant.ts";

const experiment: Experiment = {
  id: "one",
  funnel: "quiz2",
  variants: ["a", "b", "c"],
  plannedSize: 100,
  split: [2, 1, 1],
};
const other: Experiment = { ...experiment, id: "two", variants: ["x", "y"], split: [1, 1] };
const elsewhere: Experiment = { ...other, id: "three", funnel: "toolkit" };
const all = [experiment, other, elsewhere];

describe("A variant", () => {
  test("is the same for the same key", () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const variant = chooseVariant(experiment, key);
        expect(experiment.variants).toContain(variant);
        expect(chooseVariant(experiment, key)).toBe(variant);
      }),
    );
  });

  // Visitors from the same network differ only in a few letters of their browser's name.
  test("follows the split, even for keys that hardly differ", () => {
    const found = { a: 0, b: 0, c: 0 };
    const count = 20_000;
    for (let at = 0; at < count; at += 1) {
      found[chooseVariant(experiment, `203.0.113\nMozilla ${at}`) as keyof typeof found] += 1;
    }
    for (const [variant, share] of [
      ["a", 0.5],
      ["b", 0.25],
      ["c", 0.25],
    ] as const) {
      expect(Math.abs(found[variant] / count - share)).toBeLessThan(0.015);
    }
  });

  test("of one experiment is independent of another experiment's", () => {
    let both = 0;
    for (let at = 0; at < 10_000; at += 1) {
      const isFirst = chooseVariant(experiment, `${at}`) === "a";
      if (isFirst && chooseVariant(other, `${at}`) === "x") both += 1;
    }
    expect(Math.abs(both / 10_000 - 0.25)).toBeLessThan(0.02);
  });
});

test("The running experiments of a funnel are listed, and no others", () => {
  const list = (running: Running) => listVariants("quiz2", "key", running, all);
  expect(list("all")).toMatch(/^one:[abc],two:[xy]$/);
  expect(list(["two", "three"])).toMatch(/^two:[xy]$/);
  expect(list([])).toBe("");
});

test.each<[string, Running, string]>([
  ["one:b", "all", "b"],
  ["two:y,one:c", "all", "c"],
  ["", "all", "a"],
  ["one:gone", "all", "a"],
  ["done:b", "all", "a"],
  ["one:b", [], "a"],
  ["one:b", ["two"], "a"],
  ["one:b", ["one"], "b"],
])("With the variants %s, while %j run, %s is shown", (variants, running, shown) => {
  expect(findVariant("one", variants, running, all)).toBe(shown);
});

test("Each experiment has an id and variants that can be counted, and a share for each variant", () => {
  const ids = EXPERIMENTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, variants, split, plannedSize } of EXPERIMENTS) {
    expect([id, ...variants].join("")).toMatch(/^[a-z0-9]+$/);
    expect(id).not.toBe("off");
    expect(split).toHaveLength(variants.length);
    expect(Math.min(...split, plannedSize)).toBeGreaterThan(0);
  }
});
