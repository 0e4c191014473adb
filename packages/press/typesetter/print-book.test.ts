import { expect, test } from "vitest";
import { readPdf } from "../../../tests/setup/read-pdf.ts";
import { readFonts } from "../fonts/read-fonts.ts";
import { type Blocks, plain } from "./blocks.ts";
import type { Book } from "./book.ts";
import type { Fonts } from "./faces.ts";
import { printBook } from "./print-book.ts";

const ink = { fill: "#f7678f", onFill: "#2b0613", text: "#ae1c4c", soft: "#ffe6ed" };

const print = (blocks: Blocks, more: Partial<Book> = {}, fonts: Fonts = readFonts()) => {
  const chapter = { id: "one", title: "One", opener: { look: "plain" }, blocks } as const;
  const book = { title: "A book", author: "Somebody", subject: "Things", language: "en" };
  const edition = new Date("2026-01-01T00:00:00Z");
  return printBook({ ...book, edition, paper: "a4", ink, chapters: [chapter], ...more }, fonts);
};

const paragraph = (text: string) => ({ kind: "paragraph", text: plain(text) }) as const;

test("A list, a table and a quote are tagged as such", async () => {
  const { bytes } = await print([
    { kind: "list", marker: "number", items: [[paragraph("First")], [paragraph("Second")]] },
    { kind: "table", head: [plain("Who"), plain("What")], rows: [[plain("Echo"), plain("asks")]] },
    { kind: "quote", text: plain("Two voices.") },
  ]);
  const { roles } = await readPdf(bytes);
  expect(roles.flat().join(" ")).toBe(
    [
      "Root Document Sect H1",
      "L LI Lbl LBody P LI Lbl LBody P",
      "Table TR TH TH TR TD TD",
      "BlockQuote P",
    ].join(" "),
  );
});

test("A panel higher than the rest of the page continues on the next without loss", async () => {
  const blocks = Array.from({ length: 60 }, (_, index) => paragraph(`Paragraph ${index + 1}.`));
  const { bytes } = await print([{ kind: "callout", look: "soft", title: "Long", blocks }]);
  const { pages } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(" ").match(/Paragraph \d+\./g)).toHaveLength(60);
});

test("An unbreakable panel moves to the next page with all its content", async () => {
  const filling = Array.from({ length: 10 }, () => paragraph("Filling."));
  const blocks = Array.from({ length: 22 }, (_, index) => paragraph(`Paragraph ${index + 1}.`));
  const panel = { kind: "callout", look: "soft", blocks } as const;
  const countOn = async (isWhole: boolean) => {
    const { pages } = await readPdf((await print([...filling, { ...panel, isWhole }])).bytes);
    return pages.map((page) => page.match(/Paragraph/g)?.length ?? 0);
  };
  expect(await countOn(true)).toEqual([0, 22]);
  expect((await countOn(false))[0]).toBeGreaterThan(0);
});

/** High enough that exactly one line fits below. */
const space = { kind: "figure", alt: "", height: 626, draw: () => {} } as const;

test.each([
  ["A line that ends with a colon stays with what follows it", ["Such as:", "one,", "and two."], 0],
  ["The last line of a section is not alone on a page", ["A thought.", "Its end."], 0],
  ["Any other line may be the last on its page", ["One.", "Two.", "Three."], 1],
])("%s", async (_, lines, count) => {
  const { bytes } = await print([space, ...lines.map(paragraph)]);
  const [page = ""] = (await readPdf(bytes)).pages;
  expect(lines.filter((words) => page.includes(words))).toHaveLength(count);
});

test("The table of contents lists and links every other chapter with its page", async () => {
  const opener = { look: "plain" } as const;
  const filling = Array.from({ length: 90 }, () => paragraph("Filling."));
  const { bytes } = await print([], {
    chapters: [
      { id: "contents", title: "Contents", opener, blocks: [{ kind: "contents" }] },
      { id: "long", title: "Long", opener, blocks: filling },
      { id: "last", title: "Last", opener, blocks: [paragraph("End.")] },
    ],
  });
  const { pages, links, targets } = await readPdf(bytes);
  expect(pages[0]).toBe(`Contents Long 2 Last ${pages.length} A book 1`);
  expect(links).toEqual(["#long", "#last"]);
  expect(targets).toEqual(expect.arrayContaining([...links]));
});

test("A character that the fonts lack is rejected with its word", async () => {
  await expect(print([paragraph("Say 好 to all")])).rejects.toThrow(
    '"好" in "好" is not in the font serif.',
  );
});

test("A document is readable after any other was printed with the same fonts", async () => {
  const fonts = Object.fromEntries(
    Object.entries(readFonts()).map(([face, bytes]) => [face, bytes.slice()]),
  ) as Fonts;
  // An ellipsis is composed of dot glyphs, and is embedded here before any dot by itself.
  await print([{ kind: "quote", text: plain("One … two") }], {}, fonts);
  const { bytes } = await print([{ kind: "quote", text: plain("One. Two.") }], {}, fonts);
  expect((await readPdf(bytes)).pages.join()).toContain("One. Two.");
});

test("An error names its chapter", async () => {
  const tall = { kind: "figure", alt: "", height: 5000, draw: () => {} } as const;
  await expect(print([tall])).rejects.toThrow('Chapter "One" cannot be typeset.');
});
