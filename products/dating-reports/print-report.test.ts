import { readFileSync } from "node:fs";
import { join } from "node:path";
import { typeset } from "@kindling/press/manuscript";
import type { Printed } from "@kindling/press/print-book";
import { beforeAll, describe, expect, test } from "vitest";
import { ARCHETYPES } from "../../app/domain/archetypes.ts";
import { seconds } from "../../app/domain/duration.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { BOOKS } from "../../app/funnels/dating-quiz/content/books.ts";
import { readingLists } from "../../app/funnels/dating-quiz/content/reading-lists.ts";
import { SOLD } from "../../app/funnels/shared/content/sold.ts";
import { wordsOf } from "../../tests/fixtures/words-of.ts";
import { HELP_TOLD, listPrinted, squeeze } from "../../tests/setup/list-printed.ts";
import { type ReadPdf, readPdf } from "../../tests/setup/read-pdf.ts";
import { printReport } from "./print-report.ts";

const LIMIT = 200_000;
const SEEN_AS_EMPTY = 0.6;
const CHAPTERS = [
  "Between you and them",
  "Four weeks",
  "A page to write on",
  "Your reading order",
  "When to get professional help",
];

describe.each(ARCHETYPES)("The report of %s", (archetype) => {
  const { title: name, subtitle, ...details } = archetypes[archetype];
  const title = `Your dating report: ${name}`;
  let printed: Printed;
  let report: ReadPdf;
  /** Without spaces, because line and page breaks add some. */
  let text: string;
  beforeAll(async () => {
    printed = await printReport(archetype);
    report = await readPdf(printed.bytes);
    const foot = new RegExp(`${title} ?\\d+$`);
    text = squeeze(report.pages.map((page) => page.replace(foot, "")).join(" "));
  }, seconds(30));

  test("has ten pages, none of them nearly empty, and the length of an evening", () => {
    expect(report.pages).toHaveLength(SOLD.reportPages);
    expect(printed.fills).toHaveLength(10);
    for (const fill of printed.fills) expect(fill).toBeGreaterThan(SEEN_AS_EMPTY);
    expect(printed.bytes.length).toBeLessThan(LIMIT);
    const words = wordsOf(report.pages.join(" ")).length;
    expect(words).toBeGreaterThan(1_800);
    expect(words).toBeLessThan(2_600);
  });

  test("can be read aloud, embeds its fonts, and has an outline", () => {
    const { language, isTagged, foreignFonts } = report;
    expect({ title: report.title, language, isTagged, foreignFonts }).toEqual({
      title,
      language: "en",
      isTagged: true,
      foreignFonts: [],
    });
    for (const page of report.roles) expect(page).toContain("P");
    expect(report.outline.map((chapter) => chapter.title)).toEqual([name, ...CHAPTERS]);
  });

  test("has every paragraph that was written for it", () => {
    const source = readFileSync(join(import.meta.dirname, `${archetype}.md`), "utf8");
    // The headings of the meetings are in the code, as are the lists.
    const paragraphs = listPrinted(source.replace(/^:::meets .*$/gm, ""));
    expect(paragraphs.length).toBeGreaterThan(60);
    expect(text).toContain(HELP_TOLD);
    expect(paragraphs.filter((paragraph) => !text.includes(squeeze(paragraph)))).toEqual([]);
  });

  test("is about this pattern, in words of its own", () => {
    expect(text).toContain(squeeze(typeset(subtitle)));
    for (const other of ARCHETYPES) expect(text).toContain(squeeze(archetypes[other].title));
    const said = [details.description, ...details.strengths, ...details.patterns];
    for (const sentence of said) expect(text).not.toContain(squeeze(typeset(sentence)));
  });

  test("lists every guide, and those of its own lists once, with their reasons", () => {
    const listed = text.slice(text.indexOf(squeeze("Your reading order")));
    for (const { title: guide } of Object.values(BOOKS)) {
      expect(listed).toContain(squeeze(typeset(guide)));
    }
    for (const id of Object.values(readingLists[archetype]).flat()) {
      const { title: guide, reason } = BOOKS[id];
      const entry = squeeze(typeset(`${guide}. ${reason}`));
      expect(listed.split(entry), guide).toHaveLength(2);
    }
  });
});

test("A report has the same bytes whenever it is printed", async () => {
  const once = await printReport("echo");
  const again = await printReport("echo");
  expect(Buffer.compare(once.bytes, again.bytes)).toBe(0);
});
