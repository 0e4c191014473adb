import { measureBook, printBook } from "@kindling/press/print-book";
import { beforeAll, describe, expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import { AREAS, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { chooseSteps } from "#app/funnels/life-assessment/rules/report/rank-sub-dimensions.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { helpLine } from "#app/help/content/texts.ts";
import { createChance, newSeed } from "../../../../../tests/fixtures/chance.ts";
import { brand } from "../../../../../tests/fixtures/email-content.ts";
import { factsOf, mixedValues, valuesOf } from "../../../../../tests/fixtures/report-facts.ts";
import { type ReadPdf, readPdf } from "../../../../../tests/setup/read-pdf.ts";
import { readWorkerFonts } from "../../../../../tests/setup/worker-fonts.ts";
import { actionPlan } from "../../content/action-plan.ts";
import { areaTitles } from "../../content/area-titles.ts";
import { onTheLine } from "../../content/close-call.ts";
import { BANK_VERSION } from "../../content/question-bank.ts";
import * as words from "../../content/report/report.ts";
import { compareAttempts } from "../../rules/compare-attempts.ts";
import { explainScore } from "../../rules/report/explain-score.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { findScoreBand } from "../../rules/score-band.ts";
import { findLine } from "../../rules/text-level.ts";
import { stepOf, textOfArea, textOfSide } from "../personal-texts.ts";
import { weekOf } from "../week-of.ts";
import { composePlan } from "./compose-plan.ts";
import { composeReport } from "./compose-report.ts";

const fonts = readWorkerFonts();
const squeeze = (text: string): string => text.replace(/\s+/g, "");
/** No page may look half empty. */
const SEEN_AS_EMPTY = 0.55;
const isNight = Boolean(process.env["NIGHTLY"]);
/** How many reports are laid out, by day or at night, and how many of them are printed and read back. */
const LAID_OUT = isNight ? 500 : 20;
const READ_BACK = isNight ? 500 : 4;
const MOST_BYTES = 150_000;

const profiles: [string, ReportFacts][] = [
  [
    "all 1, hurried, on Letter",
    factsOf(
      valuesOf(() => 1),
      { timeSpentSeconds: 70, country: "US" },
    ),
  ],
  ["all 5", factsOf(valuesOf(() => 5))],
  ["all 3", factsOf(valuesOf(() => 3))],
  [
    "best",
    factsOf(
      valuesOf((index) => (index % 4 === 2 ? 1 : 5)),
      { country: "CA" },
    ),
  ],
  ["mixed", factsOf(mixedValues([4.6, 3.4, 1.8, 2.9, 4], createChance(7)))],
];

describe.each(profiles)("The report of a profile: %s", (_name, facts) => {
  const { scores, answers } = facts;
  let bytes: Uint8Array;
  let report: ReadPdf;
  let text: string;

  beforeAll(async () => {
    ({ bytes } = await printBook(composeReport(facts, brand), fonts));
    report = await readPdf(bytes);
    text = squeeze(
      report.pages.map((page) => page.replace(/Your personal report \d+$/, "")).join(" "),
    );
  });

  test("has at least as many pages as the site says, at most 150 kB, and reprints byte-identically", async () => {
    expect(report.pages.length).toBeGreaterThanOrEqual(SOLD.lifeReportPages);
    expect(report.pages.length).toBeLessThanOrEqual(19);
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    const again = await printBook(composeReport(facts, brand), fonts);
    expect(Buffer.compare(bytes, again.bytes)).toBe(0);
  });

  test("keeps its text within the margins", () => {
    for (const [left, right] of report.reaches) {
      expect(left).toBeGreaterThan(0.08);
      expect(right).toBeLessThan(0.92);
    }
  });

  test("is tagged, has an outline, and embeds its fonts", () => {
    const { title, language, isTagged, foreignFonts, outline, links, targets, alts } = report;
    expect([title, language, isTagged, foreignFonts]).toEqual([words.cover.title, "en", true, []]);
    expect(outline.map((item) => item.title)).toEqual(
      expect.arrayContaining(AREAS.map((area) => areaTitles[area])),
    );
    expect(links.filter((link) => !targets.includes(link))).toEqual([]);
    expect(alts.flat()).toContain(
      `${words.whole.overall}: ${scores.overall} of 100, ${findScoreBand(scores.overall).label}. ${AREAS.map((area) => `${areaTitles[area]}: ${scores.areas[area]}.`).join(" ")}`,
    );
  });

  test.each(AREAS)("describes %s according to its scores only", (area) => {
    const score = scores.areas[area];
    const expected = [
      `${areaTitles[area]} ${score} of 100 · ${findScoreBand(score).label}`,
      textOfArea(scores, area),
    ];
    for (const name of SUB_DIMENSIONS[area]) {
      const own = scores.subDimensions[name];
      const line = findLine(own);
      expected.push(
        `${name} ${own} of 100 · ${findScoreBand(own).label}${line ? `; ${onTheLine[line]}` : ""}`,
        textOfSide(scores, name),
      );
    }
    const steps = chooseSteps(scores, area);
    expected.push(...steps.map((step) => stepOf(scores, step).text));
    expect(expected.filter((line) => !text.includes(squeeze(line)))).toEqual([]);
    const places = steps.map((step) => text.indexOf(squeeze(stepOf(scores, step).text)));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const omitted = SUB_DIMENSIONS[area].filter((name) =>
      steps.every((step) => step.name !== name),
    );
    const left = { name: omitted[0] ?? "Wisdom", kind: "begin" } as const;
    expect(text).not.toContain(squeeze(stepOf(scores, left).text));
  });

  test("names the address of the help page", () => {
    expect(text).toContain(squeeze("by country: kindling.example/help."));
  });

  test("takes the days from the lowest sides, and quotes each answer that explains a score", () => {
    for (const { title, tasks } of weekOf(scores)) {
      // A step's text is in the chapter on its area.
      for (const said of [title, ...tasks]) expect(text).toContain(squeeze(said));
    }
    const moving = AREAS.flatMap((area) => explainScore(answers ?? new Map(), area, BANK_VERSION));
    expect(moving.filter(({ prompt }) => !text.includes(squeeze(prompt)))).toEqual([]);
  });
});

test("Each report says how sure its answers are, and adds a note if there are doubts", async () => {
  const hasNote = await Promise.all(
    profiles.map(async ([, facts]) => {
      const { bytes } = await printBook(composeReport(facts, brand), fonts);
      const text = (await readPdf(bytes)).pages.join(" ");
      expect(text).toContain(words.quality.title);
      return text.includes(words.doubts.title);
    }),
  );
  expect(hasNote).toEqual([true, true, true, false, false]);
});

test("A report without the answers omits their chapter, and says so", async () => {
  const facts = factsOf(
    valuesOf(() => 4),
    { answers: null },
  );
  const { bytes } = await printBook(composeReport(facts, brand), fonts);
  const { pages, outline } = await readPdf(bytes);
  expect(outline.map(({ title }) => title)).not.toContain(words.why.title);
  expect(squeeze(pages.join(" "))).toContain(squeeze(words.method.noAnswers));
});

test("The plan to print has the seven days, room to write, and the text file's tips", async () => {
  const facts = factsOf(mixedValues([4.6, 3.4, 1.8, 2.9, 4], createChance(7)));
  const { bytes } = await printBook(composePlan(facts, brand), fonts);
  const { pages, isTagged, foreignFonts } = await readPdf(bytes);
  const text = squeeze(pages.join(" "));
  const days = weekOf(facts.scores).flatMap(({ title, tasks }, index) => [
    `Day ${index + 1}: ${title}`,
    ...tasks,
  ]);
  const expected = [...days, ...actionPlan.tips, ...actionPlan.next, actionPlan.closing];
  expected.push(helpLine("kindling.example/help"));
  expect(expected.filter((line) => !text.includes(squeeze(line)))).toEqual([]);
  // Not on the last day, which looks back anyway.
  expect(text.split(squeeze(words.plan.noticed))).toHaveLength(7);
  expect([isTagged, foreignFonts]).toEqual([true, []]);
});

test(`No page of ${LAID_OUT} reports and plans is half empty, and those read back show their own scores`, async () => {
  const seed = newSeed();
  const chance = createChance(seed);
  for (let run = 0; run < LAID_OUT; run += 1) {
    const means = AREAS.map(() => 0.5 + chance() * 5);
    const values =
      run % 4 === 0 ? valuesOf(() => 1 + Math.floor(chance() * 5)) : mixedValues(means, chance);
    const facts = factsOf(values, {
      timeSpentSeconds: Math.floor(chance() * 600),
      country: run % 2 === 0 ? "US" : null,
    });
    const message = `seed ${seed}, run ${run}`;
    const report = measureBook(composeReport(facts, brand), fonts);
    expect(report.length, message).toBe(19);
    const plan = measureBook(composePlan(facts, brand), fonts);
    expect(plan.length, message).toBe(3);
    for (const fill of [...report, ...plan]) {
      expect(fill, message).toBeGreaterThan(SEEN_AS_EMPTY);
      expect(fill, message).toBeLessThanOrEqual(1.001);
    }
    if (run >= READ_BACK) continue;
    // Every second report has a comparison, which makes it longest.
    const printed = run % 2 === 0 ? facts : sinceAnother(facts, mixedValues(means, chance));
    const { bytes } = await printBook(composeReport(printed, brand), fonts);
    const { pages, isTagged, foreignFonts } = await readPdf(bytes);
    expect(bytes.length, message).toBeLessThanOrEqual(MOST_BYTES);
    expect([pages.length, isTagged, foreignFonts], message).toEqual([
      printed.since ? 20 : 19,
      true,
      [],
    ]);
    expect(Math.min(...pages.map((page) => page.length)), message).toBeGreaterThan(100);
    const text = squeeze(pages.join(" "));
    for (const area of AREAS) {
      const score = facts.scores.areas[area];
      const said = `${areaTitles[area]} ${score} of 100 · ${findScoreBand(score).label}`;
      expect(text, message).toContain(squeeze(said));
    }
  }
}, 600_000);

/** The same facts, compared with other answers three weeks before. */
function sinceAnother(facts: ReportFacts, values: readonly number[]): ReportFacts {
  const shared = { bankVersion: BANK_VERSION, isDoubtful: false };
  const before = { ...shared, scores: factsOf(values).scores };
  const completedAt = facts.completedAt - days(21);
  return { ...facts, since: compareAttempts({ ...before, completedAt }, { ...facts, ...shared }) };
}
