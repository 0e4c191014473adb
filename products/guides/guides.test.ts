import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { ALL_GUIDE_IDS } from "../../app/domain/guides.ts";
import { wordsOf } from "../../tests/fixtures/words-of.ts";
import { readGuide } from "./read-guide.ts";

const WORDS_A_MINUTE = 200;

const guides = ALL_GUIDE_IDS.map((id) => {
  const { facts, blocks } = readGuide(id);
  const texts = textsOf(blocks);
  return { id, facts, blocks, length: texts.flatMap(wordsOf).length };
});

test("Every manuscript is a guide that is sold", () => {
  const written = globSync("*.md", { cwd: import.meta.dirname }).map((path) =>
    basename(path, ".md"),
  );
  expect(written.sort()).toEqual([...ALL_GUIDE_IDS].sort());
});

describe.each(guides)("$id", ({ facts, blocks, length }) => {
  test("has 1,200 to 2,000 words, and says how long they take", () => {
    expect(length).toBeGreaterThanOrEqual(1_200);
    expect(length).toBeLessThanOrEqual(2_000);
    expect(Math.abs(facts["reading-minutes"] - length / WORDS_A_MINUTE)).toBeLessThan(1);
  });

  test("has something to write or to tick", () => {
    expect(JSON.stringify(blocks)).toMatch(/"kind":"(lines|field|tick)"|"marker":"box"/);
  });

  test("has at most one night panel, and nothing to write on in it", () => {
    const [, ...panels] = JSON.stringify(blocks).split('"look":"night"');
    expect(panels.length).toBeLessThanOrEqual(1);
    const night = blocks.filter((block) => block.kind === "callout" && block.look === "night");
    expect(JSON.stringify(night)).not.toContain('"kind":"lines"');
  });
});

/** Returns the texts of a block: the runs of a text are joined, and names and looks are left out. */
function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) {
    return part.every(isRun) ? [part.map(({ text }) => text).join("")] : part.flatMap(textsOf);
  }
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    ["text", "title"].includes(key) && typeof value === "string" ? [value] : textsOf(value),
  );
}

function isRun(part: { text?: unknown; kind?: unknown }): part is { text: string } {
  return typeof part.text === "string" && part.kind === undefined;
}
