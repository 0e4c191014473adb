import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const manuscripts = globSync("*/**/*.md", { cwd: import.meta.dirname })
  .sort()
  .map((path) => ({ path, source: readFileSync(join(import.meta.dirname, path), "utf8") }));

/** Shorter ones are labels, which may well come again. */
const LONG = 60;
const ENDS = /[.!?]["*]*$/;

test("No sentence of any length stands in two places of all that is sold", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { path, source } of manuscripts) {
    const sentences = source.split(/(?<=[.!?]["*]*)\s+|\n/).map((each) => each.trim());
    for (const sentence of sentences.filter((each) => each.length > LONG && ENDS.test(each))) {
      const before = seen.get(sentence);
      if (before !== undefined) twice.push(`${before} and ${path}: ${sentence}`);
      seen.set(sentence, path);
    }
  }
  expect(seen.size).toBeGreaterThan(500);
  expect(twice).toEqual([]);
});

test("Nothing promises what nobody can, or divides people into kinds", () => {
  for (const { path, source } of manuscripts) {
    expect(source, path).not.toMatch(
      /\b(cures?|guaranteed|soulmates?|alpha|(all|real) (wo)?men|(wo)?men (are|want|need|never|always))\b/i,
    );
  }
});

test("The dating guide has the length of a short book", () => {
  const words = manuscripts
    .filter(({ path }) => path.startsWith("dating-guide"))
    .flatMap(({ source }) => source.split(/\s+/));
  expect(words.length).toBeGreaterThan(8_000);
  expect(words.length).toBeLessThan(11_000);
});
