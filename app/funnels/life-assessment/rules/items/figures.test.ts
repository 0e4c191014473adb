import { describe, expect, test } from "vitest";
import { type AnswerValue, AREAS, type NumberedAnswers } from "#app/domain/life-areas.ts";
import { createChance } from "../../../../../tests/fixtures/chance.ts";
import { BANK_VERSION, QUESTIONS } from "../../content/question-bank.ts";
import { addSums, sumAnswers } from "./answer-sums.ts";
import { figuresOf, LEAST_FOR_PERCENTILES } from "./figures.ts";

const chance = createChance(18);
const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

const LOADING = 0.6;
/** The faults of some statements. */
const PLANTED: Readonly<Record<string, { loading?: number; easier?: number; inFrance?: number }>> =
  {
    Q5: { loading: 0 },
    Q30: { easier: 2.2 },
    Q47: { loading: -0.1 },
    Q64: { inFrance: 0.9 },
  };

/** Five areas of one factor each; the third of every four statements is reverse-keyed. */
function simulateTaker(country: string): NumberedAnswers {
  const factors = AREAS.map(normal);
  const answers = QUESTIONS.map(({ id, area, polarity }, at): [number, AnswerValue] => {
    const { loading = LOADING, easier = 0, inFrance = 0 } = PLANTED[id] ?? {};
    const factor = factors[AREAS.indexOf(area)] ?? 0;
    const level =
      loading * factor +
      Math.sqrt(1 - loading ** 2) * normal() +
      easier +
      (country === "FR" ? inFrance : 0);
    const value = Math.max(1, Math.min(5, Math.round(3 + level)));
    return [at + 1, (polarity === "reverse" ? 6 - value : value) as AnswerValue];
  });
  return new Map(answers);
}

const simulate = (people: number, country: string) => ({
  country,
  sums: sumAnswers(Array.from({ length: people }, () => simulateTaker(country))),
});
const thousand = [simulate(650, "US"), simulate(300, "FR"), simulate(50, "ZZ")];
const figures = figuresOf(BANK_VERSION, thousand);
const statements = figures.areas.flatMap((area) => area.statements);

describe("For a thousand simulated people,", () => {
  /** Rounding to five answers adds a twelfth to the variance (Sheppard). */
  const r = LOADING ** 2 / (1 + 1 / 12);
  const alpha = (20 * r) / (1 + 19 * r);

  test("alpha and omega follow from the loadings, inside their intervals", () => {
    for (const area of figures.areas.filter(({ area }) => area === "growth")) {
      for (const { value, low, high } of [area.alpha, area.omega]) {
        expect(value).toBeCloseTo(alpha, 1.7);
        expect(low).toBeLessThan(alpha);
        expect(high).toBeGreaterThan(alpha);
      }
      for (const side of area.sides) expect(side.alpha.value).toBeCloseTo((4 * r) / (1 + 3 * r), 1);
    }
  });

  test("exactly the planted statements are to be rewritten, each for its own fault", () => {
    const bad = statements.filter(({ reasons }) => reasons.length > 0);
    const told = Object.fromEntries(bad.map(({ id, reasons }) => [id, reasons.join("; ")]));
    expect(told).toEqual({
      Q5: expect.stringMatching(/r with its area -?0\.0\d; .*alpha of its area rises/),
      Q30: expect.stringMatching(/ceiling \d\d %; mean 4\.\d\d/),
      Q47: expect.stringMatching(/r with its area -0\.\d\d/),
      Q64: expect.stringMatching(/^FR differs by 0\.\d\d SD$/),
    });
  });

  test("reverse statements behave like the others, and countries are listed", () => {
    for (const { keying, score } of figures.areas) {
      expect(keying.correlation).toBeGreaterThan(0.6);
      expect(keying.reverse).toBeCloseTo(3, 0);
      expect(score.mean).toBeCloseTo(50, -1);
    }
    expect(figures.countries.map(({ code, people }) => [code, people])).toEqual([
      ["US", 650],
      ["FR", 300],
      ["ZZ", 50],
    ]);
  });

  test("percentiles exist, but not with one person fewer", () => {
    expect(LEAST_FOR_PERCENTILES).toBe(1_000);
    const median = figures.areas[0]?.percentiles?.find(({ share }) => share === 50);
    expect(median?.score).toBeCloseTo(50, -1);
    const fewer = figuresOf(BANK_VERSION, [simulate(999, "US")]);
    expect(fewer.areas.map(({ percentiles }) => percentiles)).toEqual(AREAS.map(() => null));
  });
});

test("The sums of parts add up to the sums of the whole", () => {
  const takers = Array.from({ length: 40 }, () => simulateTaker("US"));
  const parts = addSums(sumAnswers(takers.slice(0, 13)), sumAnswers(takers.slice(13)));
  const whole = sumAnswers(takers);
  expect(parts).toEqual(whole);
  expect(parts.people).toBe(40);
});

test("Page times in the sums of an earlier release are dropped", () => {
  const sums = sumAnswers([simulateTaker("US")]);
  const old = { ...sums, areas: structuredClone(sums.areas) };
  for (const area of AREAS) Object.assign(old.areas[area], { pages: [{ people: 1, logs: 2 }] });
  expect(addSums(old, sums)).toEqual(addSums(sums, sums));
});

test("A missing answer is an error", () => {
  expect(() => sumAnswers([new Map([[1, 3]])])).toThrow(RangeError);
});

test("Identical answers and an empty set of people cause no crash", () => {
  const answers = new Map(QUESTIONS.map((_, at) => [at + 1, 3 as const]));
  const same = {
    country: "US",
    sums: sumAnswers(Array.from({ length: 30 }, () => answers)),
  };
  expect(figuresOf(BANK_VERSION, [same]).areas[0]?.statements[0]?.areaCorrelation).toBe(0);
  expect(figuresOf("of a later release", []).people).toBe(0);
});
