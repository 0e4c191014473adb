import { expect, test } from "vitest";
import { claims, seedSpots } from "./claims.ts";
import { alternatives } from "./comparison.ts";
import { skills } from "./skills.ts";

const compared = alternatives.flatMap(({ cells }) => cells.flatMap(({ claim }) => claim ?? []));
const all = new Set([
  ...Object.values(claims),
  ...compared,
  ...skills.map((skill) => skill.courses),
]);

test("Every claim has a unique id with this funnel's prefix", () => {
  const ids = [...all].map((claim) => claim.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^waitlist-[a-z-]+$/);
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
  expect(claims.courses.text).toContain("85+");
  expect(claims.courses.text).toContain("courses");
  expect(claims.onlineCoursePrice.text).toContain("$500+");
  expect(claims.coachPrice.text).toContain("$200/hour");
  expect([claims.joined.text, claims.spotsLeft.text, claims.full.text]).toEqual([
    "567 joined",
    "433 spots left",
    "56.7% full",
  ]);
});

test("The bar's figures match its texts and add up", () => {
  expect(seedSpots).toEqual({ joined: 567, left: 433, percent: 56.7 });
  expect(seedSpots.joined + seedSpots.left).toBe(1_000);
});
