import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL_GUIDE_IDS, GUIDE_IDS } from "#app/domain/guides.ts";
import { MOTIFS, PALETTES } from "../content/covers.ts";
import { ALL_BOOKS } from "../content/life-books.ts";
import { COVER, coverOf, drawCover } from "./cover.ts";
import { layOutTitle, measureText } from "./cover-title.ts";

const covers = ALL_GUIDE_IDS.map((id) => ({ book: ALL_BOOKS[id], cover: coverOf(id) }));

describe("The covers", () => {
  test("are 30, one for each motif in each palette, and all different", () => {
    const looks = covers.map(({ book: { motif, palette } }) => `${motif} ${palette}`);
    expect(new Set(looks).size).toBe(MOTIFS.length * Object.keys(PALETTES).length);
    expect(new Set(covers.map(({ cover }) => JSON.stringify(cover?.shapes))).size).toBe(30);
    const onDating = GUIDE_IDS.map((id) => ALL_BOOKS[id].motif);
    expect(onDating).not.toContain("house");
  });

  test("are paths that SVG and PDF understand, in the colours of their palette", () => {
    for (const { book, cover } of covers) {
      const colors: readonly string[] = Object.values(PALETTES[book.palette]);
      expect(cover?.shapes.length).toBeGreaterThan(1);
      for (const { d, fill } of cover?.shapes ?? []) {
        expect(d).toMatch(/^M[-\d. MACSHVLZachvlz]+Z$/);
        expect(colors).toContain(fill);
      }
    }
  });

  test("show the full title in a legible size", () => {
    for (const { book, cover } of covers) {
      expect(cover?.title.lines.map(({ text }) => text).join(" ")).toBe(book.title);
      expect(cover?.title.size).toBeGreaterThanOrEqual(21);
    }
  });
});

test.each([
  "Donaudampfschifffahrtsgesellschaft",
  "A guide to everything that could ever happen between two people who have met by chance",
])("A title that does not fit has no cover: %s", (title) => {
  expect(drawCover({ title, motif: "sun", palette: "clay" })).toBeNull();
});

test("The lines of any title are complete and inside the cover", () => {
  const word = fc.stringMatching(/^[A-Za-z']{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const title = layOutTitle(words.join(" "));
      if (title === null) return;
      expect(title.lines.map(({ text }) => text).join(" ")).toBe(words.join(" "));
      for (const { text, x, y } of title.lines) {
        expect(x + measureText(text) * title.size).toBeLessThanOrEqual(COVER.width);
        expect(y).toBeLessThanOrEqual(COVER.height / 2);
        expect(y).toBeGreaterThan(title.size / 2);
      }
    }),
  );
});
