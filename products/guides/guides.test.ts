import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { BOOKS } from "../../app/funnels/dating-quiz/content/books.ts";
import { gradeOf, wordsOf } from "../../tests/setup/reading-grade.ts";
import { typeset } from "../../tools/products/manuscript.ts";
import { readGuide, TOPICS } from "./read-guide.ts";

const WORDS_A_MINUTE = 200;

const guides = globSync("*.md", { cwd: import.meta.dirname })
  .sort()
  .map((path) => {
    const { facts, blocks } = readGuide(basename(path, ".md"));
    const texts = textsOf(blocks);
    return { path, facts, blocks, texts, length: texts.flatMap(wordsOf).length };
  });

test("Every book of the catalogue is one guide, with its title and for its readers", () => {
  const told = guides.map(({ path, facts }) => [path, facts.id, facts.title, facts.audience]);
  const sold = Object.entries(BOOKS).map(([id, { title, audience }]) => [
    ...[`${id}.md`, id, typeset(title), audience],
  ]);
  expect(told).toEqual(sold.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
});

test("A topic has at least two guides and is no list of all", () => {
  for (const topic of TOPICS) {
    const { length } = guides.filter(({ facts }) => facts.topics.includes(topic));
    expect(length, topic).toBeGreaterThanOrEqual(2);
    expect(length, topic).toBeLessThanOrEqual(guides.length / 2);
  }
});

test("No two guides say the same of themselves", () => {
  for (const fact of ["subtitle", "summary"] as const) {
    expect(new Set(guides.map(({ facts }) => facts[fact])).size).toBe(guides.length);
  }
});

describe.each(guides)("$path", ({ facts, blocks, texts, length }) => {
  test("has 1,200 to 2,000 words, and says how long they take", () => {
    expect(length).toBeGreaterThanOrEqual(1_200);
    expect(length).toBeLessThanOrEqual(2_000);
    expect(Math.abs(facts["reading-minutes"] - length / WORDS_A_MINUTE)).toBeLessThan(1);
  });

  test("has something to write or to tick", () => {
    expect(JSON.stringify(blocks)).toMatch(/"kind":"(lines|field|tick)"|"marker":"box"/);
  });

  test("keeps at most one panel of night, for what should stay in memory and not to write on", () => {
    const [, ...panels] = JSON.stringify(blocks).split('"look":"night"');
    expect(panels.length).toBeLessThanOrEqual(1);
    const night = blocks.filter((block) => block.kind === "callout" && block.look === "night");
    expect(JSON.stringify(night)).not.toContain('"kind":"lines"');
  });

  test("is plain enough for a reader of twelve", () => {
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.!?…:;][”’)]*)\s+/))
      .filter((sentence) => /[.!?][”’)]*$/.test(sentence));
    expect(sentences.length).toBeGreaterThan(60);
    expect(gradeOf(...sentences)).toBeLessThan(5);
  });
});

/** Whatever is read in a block: runs of one text are one, a name or a look is none. */
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
