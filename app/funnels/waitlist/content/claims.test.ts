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

test("Every claim has an id of its own, in the name of this funnel", () => {
  const ids = [...all].map((claim) => claim.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^waitlist-[a-z-]+$/);
});

test("Nothing counts as proven that has no address and day of proof", () => {
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

test("The bar's figures are those of its texts, and add up", () => {
  expect(seedSpots).toEqual({ joined: 567, left: 433, percent: 56.7 });
  expect(seedSpots.joined + seedSpots.left).toBe(1_000);
});
