import { measureBook, printBook } from "@kindling/press/print-book";
import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { createChance, newSeed } from "../../../../../tests/fixtures/chance.ts";
import { brand } from "../../../../../tests/fixtures/email-content.ts";
import { factsOf, mixedValues, valuesOf } from "../../../../../tests/fixtures/report-facts.ts";
import { readPdf } from "../../../../../tests/setup/read-pdf.ts";
import { readWorkerFonts } from "../../../../../tests/setup/worker-fonts.ts";
import { areaTitles } from "../../content/area-titles.ts";
import { describeChange, describeChanges, comparison as words } from "../../content/comparison.ts";
import { compareAttempts, sortChanges } from "../../rules/compare-attempts.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { composeReport } from "./compose-report.ts";

const fonts = readWorkerFonts();
const squeeze = (text: string): string => text.replace(/\s+/g, "");

/** The facts of these answers, compared with earlier ones. */
function compare(
  before: readonly number[],
  after: readonly number[],
  { isDoubtful = false, chance = createChance(3) } = {},
): ReportFacts {
  const earlier = factsOf(before);
  const facts = factsOf(after, { country: chance() < 0.5 ? "US" : null });
  const since = compareAttempts(
    { ...earlier, completedAt: facts.completedAt - days(5), bankVersion: null, isDoubtful },
    { ...facts, bankVersion: isDoubtful ? "2" : null, isDoubtful },
  );
  return { ...facts, since };
}

test("The report of a retake shows every change, and what makes it doubtful", async () => {
  const chance = createChance(7);
  const facts = compare(
    mixedValues([4.6, 3.4, 1.8, 2.9, 4], chance),
    mixedValues([4.5, 3.3, 3.9, 3, 2], chance),
    { isDoubtful: true },
  );
  const { bytes } = await printBook(composeReport(facts, brand), fonts);
  const { pages, alts, reaches } = await readPdf(bytes);
  const text = squeeze(pages.join(" "));
  const { since } = facts;
  if (since === null) throw new Error("Nothing is compared.");
  const expected = [
    words.title,
    describeChanges(sortChanges(since.areas)),
    ...(["statements", "soon", "bothDoubtful"] as const).map((caveat) => words.caveats[caveat]),
    ...SUB_DIMENSION_NAMES.filter((name) => since.subDimensions[name].isReliable).map(
      (name) => `${name} ${since.subDimensions[name].before} to ${since.subDimensions[name].after}`,
    ),
  ];
  expect(expected.filter((line) => !text.includes(squeeze(line)))).toEqual([]);
  const told = AREAS.map((area) => {
    const change = since.areas[area];
    const figures = words.figures(change.before, change.after);
    return `${areaTitles[area]}: ${figures} · ${describeChange(change)}`;
  });
  expect(alts.flat()).toEqual(expect.arrayContaining(told));
  expect(told.filter((line) => line.includes("too small to tell")).length).toBeGreaterThan(0);
  expect(Math.max(...reaches.map(([, right]) => right))).toBeLessThan(0.92);
  expect(bytes.length).toBeLessThanOrEqual(150_000);
});

test("A comparison takes one full page, whatever has changed", () => {
  const seed = newSeed();
  const chance = createChance(seed);
  const any = () =>
    mixedValues(
      AREAS.map(() => 0.5 + chance() * 5),
      chance,
    );
  for (let run = 0; run < 20; run += 1) {
    const before = run === 0 ? valuesOf(() => 1) : any();
    const after = run === 0 ? valuesOf((at) => (at % 4 === 2 ? 1 : 5)) : any();
    const facts = compare(before, after, { isDoubtful: run % 2 === 0, chance });
    const message = `seed ${seed}, run ${run}`;
    const pages = measureBook(composeReport(facts, brand), fonts);
    const others = measureBook(composeReport({ ...facts, since: null }, brand), fonts);
    expect(pages.length, message).toBe(others.length + 1);
    for (const fill of pages) {
      expect(fill, message).toBeGreaterThan(0.5);
      expect(fill, message).toBeLessThanOrEqual(1.001);
    }
  }
});
