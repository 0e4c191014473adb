import { expect, test } from "vitest";
import { manuscripts, sold } from "../tests/fixtures/sold-texts.ts";
import { wordsOf } from "../tests/fixtures/words-of.ts";

/** A text of at most this many words is a label, which may be repeated. */
const LABEL = 8;

test("No sentence, paragraph or table cell appears twice in what is sold", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { path, source } of sold) {
    for (const sentence of source.split(/(?<=[.!?]["”*]*)\s+|[\n|]/)) {
      const words = wordsOf(sentence);
      if (words.length <= LABEL) continue;
      const spoken = words.join(" ");
      const before = seen.get(spoken);
      if (before !== undefined) twice.push(`${before} and ${path}: ${sentence}`);
      seen.set(spoken, path);
    }
  }
  expect(seen.size).toBeGreaterThan(2_500);
  expect(twice).toEqual([]);
});

test("Nothing that is sold promises the impossible or divides people into kinds", () => {
  for (const { path, source } of sold) {
    expect(source, path).not.toMatch(
      /\b(cures?|guaranteed|soulmates?|alpha|(all|real) (wo)?men|(wo)?men (are|want|need|never|always))\b/i,
    );
  }
});

test("The dating guide is as long as a short book", () => {
  const words = manuscripts
    .filter(({ path }) => path.startsWith("dating-guide"))
    .flatMap(({ source }) => source.split(/\s+/));
  expect(words.length).toBeGreaterThan(8_000);
  expect(words.length).toBeLessThan(11_000);
});
