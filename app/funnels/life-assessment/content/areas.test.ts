import { expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { areaTitles } from "./area-titles.ts";
import { areaTexts } from "./areas.ts";

const countWords = (text: string) => text.split(/\s+/).length;
const countSentences = (text: string) => text.split(/[.?!…]”?(?:\s|$)/).filter(Boolean).length;

test("The titles are the documented ones", () => {
  expect(AREAS.map((area) => areaTitles[area])).toEqual([
    "Safety & Security",
    "Connection & Relationships",
    "Recreation & Life Enjoyment",
    "Significance & Purpose",
    "Growth & Development",
  ]);
  for (const area of AREAS) expect(areaTexts[area].title).toBe(areaTitles[area]);
});

test.each(AREAS)("The description of %s has 120 to 200 words", (area) => {
  const words = countWords(areaTexts[area].description);
  expect(words).toBeGreaterThanOrEqual(120);
  expect(words).toBeLessThanOrEqual(200);
});

test.each(AREAS)("%s has four recommendations of one or two sentences", (area) => {
  const { recommendations } = areaTexts[area];
  expect(recommendations).toHaveLength(4);
  for (const text of recommendations) {
    expect(countSentences(text), text).toBeLessThanOrEqual(2);
    expect(countWords(text), text).toBeGreaterThanOrEqual(15);
    expect(countWords(text), text).toBeLessThanOrEqual(50);
  }
});

test("All twenty recommendations differ", () => {
  const all = AREAS.flatMap((area) => areaTexts[area].recommendations);
  expect(new Set(all).size).toBe(20);
});

test("The recommendations for each area say when to seek help", () => {
  for (const area of AREAS) {
    const text = areaTexts[area].recommendations.join(" ");
    expect(text, area).toMatch(/counselor|doctor|helpline/);
  }
  const safety = areaTexts.safety.recommendations.join(" ");
  expect(safety).toMatch(/at home .*helpline/);
  expect(safety).toMatch(/debt advice/);
});

test("The texts promise, diagnose and cure nothing", () => {
  const all = AREAS.flatMap((area) => [
    areaTexts[area].description,
    ...areaTexts[area].recommendations,
  ]);
  for (const text of all) {
    expect(text).not.toMatch(/\b(cures?|heals?|treats?|disorder|symptoms?|guarantee\w*|proven)\b/i);
    expect(text).not.toMatch(/!|'| {2}/);
    expect(text).toBe(text.trim());
  }
});
