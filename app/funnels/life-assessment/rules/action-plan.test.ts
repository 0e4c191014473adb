import { expect, test } from "vitest";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { homeLocale } from "#app/domain/locale.ts";
import { writeActionPlan } from "./action-plan.ts";
import type { CompleteArea, CompleteResults } from "./complete-results.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

const areas: readonly CompleteArea[] = AREAS.map((key) => ({
  key,
  description: `About ${key}.`,
  recommendations: [1, 2, 3, 4].map((number) => `Advice ${number} for ${key}.`),
  sub_dimensions: [],
}));

function planOf(
  scores: Record<AreaKey, number>,
  top: AreaKey,
  bottom: AreaKey,
  help: CompleteResults["help"] = null,
): string {
  const describe = (key: AreaKey) => ({ key, name: `Area ${key}`, score: scores[key] });
  const results = {
    overall_score: 64,
    top_area: describe(top),
    bottom_area: describe(bottom),
    areas_summary: AREAS.map(describe),
    first_look: null,
    offer: "trial" as const,
    help,
  };
  const at = { nowMs: NOW, locale: homeLocale(), origin: "https://kindling.example" };
  return writeActionPlan(results, areas, at);
}

const scores = { safety: 88, connection: 60, recreation: 31, significance: 72, growth: 45 };
const plan = planOf(scores, "safety", "recreation");
const dayOf = (text: string, number: number) =>
  text.split(/^Day \d: /m)[number]?.split("\r\n\r\n")[0] ?? "";

test("The plan has the documented parts, in order", () => {
  const parts = ["Date: November 21, 2026", "Overview", "Your 7 days", "All five areas"];
  const places = [...parts, "Bonus tips", "Next steps"].map((part) => plan.indexOf(part));
  expect(places).not.toContain(-1);
  expect([...places].sort((one, other) => one - other)).toEqual(places);
});

test("The overview names the overall score, the strongest and the weakest area", () => {
  expect(plan).toContain("Overall score: 64% (Good)");
  expect(plan).toContain("Strongest area: Area safety, 88% (Excellent)");
  expect(plan).toContain("Weakest area: Area recreation, 31% (Needs Focus)");
});

test("Days 2 to 5 are the lowest area's recommendations, day 6 belongs to the second lowest", () => {
  for (const number of [1, 2, 3, 4]) {
    expect(dayOf(plan, number + 1)).toContain(`[ ] Advice ${number} for recreation.`);
  }
  expect(dayOf(plan, 6)).toContain("Advice 1 for growth.");
  expect(dayOf(plan, 1)).toContain("Area recreation and Area growth");
  expect(plan.match(/^Day \d/gm)).toHaveLength(7);
  for (const key of ["safety", "connection", "significance"]) {
    expect(plan).not.toContain(`for ${key}.`);
  }
});

test("Equal scores still give two different areas", () => {
  const even = { safety: 50, connection: 50, recreation: 50, significance: 50, growth: 50 };
  const text = planOf(even, "safety", "connection");
  expect(dayOf(text, 2)).toContain("for connection.");
  expect(dayOf(text, 6)).toContain("for growth.");
});

test("The breakdown is ordered by score, highest first", () => {
  expect(plan.match(/^\d\. Area \w+, \d+%/gm)).toEqual([
    "1. Area safety, 88%",
    "2. Area significance, 72%",
    "3. Area connection, 60%",
    "4. Area growth, 45%",
    "5. Area recreation, 31%",
  ]);
});

test("The plan is readable in every text editor", () => {
  for (const line of plan.split("\r\n")) expect(line.length).toBeLessThanOrEqual(80);
  expect(plan.replaceAll("\r\n", "")).not.toContain("\n");
});

test("The plan of people who need help begins with whom to call, and names no danger", () => {
  const withHelp = planOf(scores, "safety", "recreation", { lines: [] });
  const [before, after = ""] = withHelp.split("You don’t have to carry this alone");
  expect(before).not.toContain("Overview");
  expect(after).toContain("Numbers to call, by country: kindling.example/help.");
  expect(withHelp).not.toMatch(/danger|violence|unsafe/i);
  expect(plan).not.toContain("kindling.example/help");
});
