import { expect, test } from "vitest";
import { claims } from "./claims.ts";
import * as landing from "./landing.ts";
import * as paywall from "./paywall.ts";
import * as preview from "./preview.ts";

const testimonials = [landing, paywall, preview].flatMap((page) => page.testimonials);
const all = [...Object.values(claims), ...testimonials.map(({ quote }) => quote)];

test("Every claim has a unique id with this funnel's prefix", () => {
  const ids = all.map((claim) => claim.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^life-assessment-[a-z-]+$/);
});

test("A verified claim has a source URL and date", () => {
  for (const { id, text, source } of all) {
    expect(text.trim(), id).not.toBe("");
    if (source === "sample") continue;
    expect(URL.canParse(source.url), id).toBe(true);
    expect(source.checkedOn, id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("The figures are the documented ones", () => {
  expect(claims.report.text).toBe("15-page report");
  expect(claims.reportPages.text).toBe("A 15-page report in plain words");
  expect(claims.courses.text).toBe("3+ courses");
  expect(claims.exercises.text).toContain("100+ exercises");
  expect(claims.ebooks.text).toContain("3 ebooks");
  expect(claims.people.text).toBe("Join 12,000+ People");
  expect(claims.rating.text).toBe("4.8/5");
  expect([claims.othersToday.text, claims.completedToday.text]).toEqual([
    "others today",
    "completed today",
  ]);
});

test("Each page has three testimonials, by nine different people", () => {
  for (const page of [landing.testimonials, paywall.testimonials, preview.testimonials]) {
    expect(page).toHaveLength(3);
  }
  expect(new Set(testimonials.map(({ name }) => name)).size).toBe(9);
  for (const { about } of testimonials) expect(about).toMatch(/^\d\d, [a-z ]+$/);
});

test("No testimonial speaks of illness, cure or certainty", () => {
  for (const { quote } of testimonials) {
    expect(quote.text).not.toMatch(
      /\b(cure|heal|depress|anxi|therap|symptom|diagnos|disorder|guarantee|always|never)/i,
    );
    expect(quote.text.length).toBeLessThanOrEqual(140);
  }
});
