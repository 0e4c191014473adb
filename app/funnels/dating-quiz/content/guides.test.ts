import { describe, expect, test } from "vitest";
import { ALL_GUIDE_IDS } from "#app/domain/guides.ts";
import { ALL_GUIDES } from "./life-guides.ts";
import { TOPICS } from "./topics.ts";

const guides = ALL_GUIDE_IDS.map((id) => ({ id, ...ALL_GUIDES[id] }));

test("A topic has at least two guides, but not all of them", () => {
  for (const topic of TOPICS) {
    const { length } = guides.filter(({ topics }) => topics.includes(topic));
    expect(length, topic).toBeGreaterThanOrEqual(2);
    expect(length, topic).toBeLessThanOrEqual(guides.length / 2);
  }
});

test("No two guides share a description", () => {
  for (const fact of ["subtitle", "summary"] as const) {
    expect(new Set(guides.map((guide) => guide[fact])).size).toBe(guides.length);
  }
});

describe.each(guides)("$id", ({ topics }) => {
  test("has two to four distinct topics", () => {
    expect(topics.length).toBeGreaterThanOrEqual(2);
    expect(topics.length).toBeLessThanOrEqual(4);
    expect(new Set(topics).size).toBe(topics.length);
  });
});
