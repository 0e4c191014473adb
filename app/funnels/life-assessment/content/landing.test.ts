import { expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { listTexts } from "../../../../tests/fixtures/list-texts.ts";
import { areaNames } from "./area-names.ts";
import * as landing from "./landing.ts";

test("The button and its pending state are the documented ones", () => {
  expect(landing.start).toEqual({
    action: "Start Life Audit",
    pending: "Starting Life Audit...",
  });
});

test("The offer is the documented one", () => {
  expect(landing.hero.eyebrow).toBe("Life Audit");
  expect(landing.hero.figures.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    "5–7 minutes",
    "100 questions",
    "5 growth areas",
  ]);
  expect(landing.whatYouGet.plan.title).toBe("7-day action plan");
});

test("The five growth areas have the documented names, and each matches one area of the assessment", () => {
  expect(landing.growthAreas.map(({ key }) => areaNames[key])).toEqual([
    "Growth",
    "Connection",
    "Joy",
    "Purpose",
    "Foundation",
  ]);
  expect(landing.growthAreas.map(({ key }) => key).sort()).toEqual([...AREAS].sort());
});

test("The sample result has a single shortest petal, and every length is in range", () => {
  const lengths = Object.values(landing.sampleScores);
  const shortest = Math.min(...lengths);
  expect(lengths.filter((length) => length === shortest)).toHaveLength(1);
  for (const length of lengths) expect(length > 0 && length <= 100).toBe(true);
});

test("There are three steps, and the trial's price is beside its benefits", () => {
  expect([landing.howItWorks.title, landing.whatYouGet.title]).toEqual([
    "How It Works",
    "What You Get",
  ]);
  expect(landing.howItWorks.steps).toHaveLength(3);
  for (const text of ["$2 for 7 days", "$19.99/month", "Cancel any time"]) {
    expect(landing.whatYouGet.terms).toContain(text);
  }
});

test("No text is empty or has space around it", () => {
  const words = listTexts({ ...landing });
  expect(words.length).toBeGreaterThan(40);
  for (const text of words) expect(text).toBe(text.trim());
  expect(words).not.toContain("");
});
