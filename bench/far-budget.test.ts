import { expect, test } from "vitest";
import { CHANGED_PRICE, formatFar, judgeFar, kindOf, type Measured } from "./far-budget.ts";
import { CITIES, type City, waitsFor } from "./far-distances.ts";

const cities = Object.keys(CITIES) as City[];
const step = (changes: Partial<Measured>): Measured => ({
  city: "Sydney",
  layout: "placed",
  funnel: "waitlist",
  name: "count",
  kind: "other",
  firstByteMs: 1,
  answerMs: 1,
  ...changes,
});
/** The same step from every city, in no time from all but one. */
const from = (city: City, changes: Partial<Measured>) => [
  ...cities
    .filter((other) => other !== city)
    .map((other) => step({ ...changes, city: other, firstByteMs: 1, answerMs: 1 })),
  step({ ...changes, city }),
];

test("each kind of step has a budget, and the payment form a smaller one from nearer cities", () => {
  const most = [
    ["other", "Sydney", 300],
    ["money", "Sydney", 700],
    ["money", "Lagos", 700],
    ["checkout", "Sydney", 1_250],
    ["payment form", "Sydney", 700],
    ["payment form", "Tokyo", 600],
    ["changed price", "Tokyo", 1_000],
  ] as const;
  for (const [kind, city, ms] of most) {
    expect(judgeFar(from(city, { kind, firstByteMs: ms }))).toEqual([]);
    expect(judgeFar(from(city, { kind, firstByteMs: ms + 1 }))).toEqual([
      `waitlist, count from ${city}: ${ms + 1} ms to the first byte, at most ${ms}`,
    ]);
  }
});

test("steps measured as is have no budget, and neither has the end of an answer", () => {
  const slow = { firstByteMs: 9_000, answerMs: 9_000, layout: "as is" } as const;
  expect(judgeFar([...from("Sydney", {}), step(slow)])).toEqual([]);
  expect(judgeFar(from("Sydney", { answerMs: 9_000 }))).toEqual([]);
});

test("a step is judged by its median", () => {
  const slow = step({ firstByteMs: 9_000 });
  expect(judgeFar([...from("Sydney", {}), step({}), slow])).toEqual([]);
  expect(judgeFar([...from("Sydney", {}), slow, slow])).toHaveLength(1);
});

test("a step that was not measured is not within budget", () => {
  expect(judgeFar([])).not.toEqual([]);
  expect(judgeFar([step({ city: "Lagos" })])).toHaveLength(cities.length - 1);
});

test("the table shows the first byte, and the whole answer where it comes later", () => {
  const table = formatFar(from("Lagos", { firstByteMs: 180, answerMs: 185 }));
  expect(table).toMatch(/count +1 +1 +180 +1 +1 +other/);
  expect(formatFar(from("Lagos", { firstByteMs: 180, answerMs: 400 }))).toContain("180/400");
});

test("the kind of a step follows from its path, that of a changed price from its name", () => {
  expect(kindOf("/api/quiz2/checkout", "checkout")).toBe("checkout");
  expect(kindOf("/api/create-payment-intent", "payment form")).toBe("payment form");
  expect(kindOf("/api/create-perfectionism-payment", CHANGED_PRICE)).toBe("changed price");
  expect(kindOf("/success", "success")).toBe("money");
  expect(kindOf("/api/quiz2/results/1", "results")).toBe("other");
});

test("the twin is one round trip from the visitor, and next to everything it calls", () => {
  expect(waitsFor("Sydney", false)).toEqual({ request: 0, database: 240, files: 250, stripe: 530 });
  expect(waitsFor("Sydney", true)).toEqual({ request: 230, database: 11, files: 21, stripe: 301 });
});
