import { expect, test } from "vitest";
import type { Taken } from "../tests/fixtures/mixed-walks.ts";
import { formatSteps, judgeMixed, type MixedFigures } from "./mixed-budget.ts";

const step = (tookMs: number, more: Partial<Taken> = {}): Taken => ({
  step: "/",
  needs: null,
  tookMs,
  outcome: null,
  ...more,
});
const asking = (tookMs: number, outcome: Taken["outcome"] = null) =>
  step(tookMs, { step: "pay", needs: "stripe", outcome });
const figures = (taken: Taken[], more: Partial<MixedFigures> = {}): MixedFigures => ({
  situation: "Stripe down",
  trouble: { part: "stripe", isDown: true },
  taken,
  after: { "mails sent twice": 0 },
  ...more,
});
const quick = Array.from({ length: 99 }, () => step(20));

test("quick steps, and timely refusals of those that need the part in trouble, are within budget", () => {
  expect(judgeMixed(figures([...quick, step(900), asking(4_000, "refused")]))).toEqual([]);
});

test("one step in a hundred may be slow", () => {
  expect(judgeMixed(figures([...quick, step(900), step(251), asking(9, "refused")]))).toEqual([
    "Stripe down  p99 251 ms, at most 250",
  ]);
});

test("with everything in order, a step that asks Stripe counts like any other", () => {
  const slow = { situation: "in order", trouble: null };
  expect(judgeMixed(figures([step(20), asking(300)], slow))).toEqual([
    "in order  p99 300 ms, at most 250",
  ]);
});

test("a failure is reported, and so is a refusal of a step that does not need the part in trouble", () => {
  const failed = step(9, { outcome: { failure: "500" } });
  const refused = step(9, { outcome: "refused" });
  expect(judgeMixed(figures([failed, refused, asking(9, "refused")]))).toEqual([
    "Stripe down  /: 500",
    "Stripe down  / was refused without need",
  ]);
});

test("a refusal that takes too long is reported, and so is trouble that no step met", () => {
  expect(judgeMixed(figures([step(9), asking(15_001)]))).toEqual([
    "Stripe down  an answer took 15001 ms, at most 15000",
    "Stripe down  0 refusals, which proves nothing",
  ]);
});

test("whatever is wrong afterwards is reported", () => {
  const after = { "visitors stranded": 1, "mails sent twice": 3 };
  expect(judgeMixed(figures([step(9), asking(9, "refused")], { after }))).toEqual([
    "Stripe down  1 visitors stranded",
    "Stripe down  3 mails sent twice",
  ]);
});

test("nothing measured proves nothing", () => {
  expect(judgeMixed(figures([], { trouble: null }))).toHaveLength(1);
});

test("the table has a line for each step, and one for all that do not need the part in trouble", () => {
  const table = formatSteps(figures([step(10), step(30), asking(7_000, "refused")]));
  expect(table.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["step", "times", "p50 ms", "p99 ms", "max ms", "refused", "errors"],
    ["/", "2", "10", "30", "30", "0", "0"],
    ["pay", "1", "7000", "7000", "7000", "1", "0"],
    ["all that do without it", "2", "10", "30", "30", "0", "0"],
  ]);
});
