import { expect, test } from "vitest";
import { interstitials } from "./interstitials.ts";

test("Interstitials follow steps 4, 8, 12, 16 and 20", () => {
  expect(interstitials.map(({ afterStep }) => afterStep)).toEqual([4, 8, 12, 16, 20]);
});

test("Interstitials cover safety, connection, play, purpose and growth", () => {
  const topics = [/safe/i, /people/i, /play/i, /purpose/i, /grow/i];
  for (const [index, { title, paragraph }] of interstitials.entries()) {
    expect(`${title} ${paragraph}`).toMatch(topics[index] ?? "");
  }
});

test.each(interstitials)("$title: short, cautious and without numbers", ({ title, paragraph }) => {
  const words = paragraph.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(25);
  expect(words).toBeLessThanOrEqual(38);
  expect(paragraph).toMatch(/\b(tend|tended|seems?|may|have helped|has helped)\b/);
  expect(`${title} ${paragraph}`).not.toMatch(/\d|%|!|'|\bproves\b/);
});

test.each(interstitials)(
  "$title: names author, title, journal and year of its sources",
  (shown) => {
    expect(shown.sources.length).toBeGreaterThan(0);
    for (const source of shown.sources)
      expect(source).toMatch(/^\p{Lu}.+, “.+,” .+, (19|20)\d\d$/u);
  },
);
