import { readFileSync } from "node:fs";
import { join } from "node:path";
import { typeset } from "@kindling/press/manuscript";
import type { Printed } from "@kindling/press/print-book";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { seconds } from "../../app/domain/duration.ts";
import { ALL_GUIDE_IDS, type AnyGuideId, GUIDE_IDS } from "../../app/domain/guides.ts";
import { PALETTES, type PaletteName } from "../../app/funnels/dating-quiz/content/covers.ts";
import { ALL_BOOKS } from "../../app/funnels/dating-quiz/content/life-books.ts";
import { SOLD } from "../../app/funnels/shared/content/sold.ts";
import { contrastOf } from "../../tests/setup/contrast.ts";
import { HELP_TOLD, listPrinted, squeeze } from "../../tests/setup/list-printed.ts";
import { type ReadPdf, readPdf } from "../../tests/setup/read-pdf.ts";
import { PRODUCTS } from "../catalogue.ts";
import { referencesOf } from "./colophon.ts";
import { INKS } from "./inks.ts";
import { LIBRARY_FOLDER, makeBooklet, packLibrary } from "./pack-library.ts";
import { EDITION, printBooklet } from "./print-booklet.ts";

const LIMIT = 120_000;
const SEEN_AS_EMPTY = 0.6;
/** The last page may be shorter. */
const SEEN_AS_LOST = 0.4;

const shelf = new Map<AnyGuideId, Printed & ReadPdf>();

beforeAll(async () => {
  for (const id of ALL_GUIDE_IDS) {
    const printed = await makeBooklet(id);
    shelf.set(id, { ...printed, ...(await readPdf(printed.bytes)) });
  }
}, seconds(90));

function take(id: AnyGuideId): Printed & ReadPdf {
  const booklet = shelf.get(id);
  if (booklet === undefined) throw new Error(`${id} was not printed.`);
  return booklet;
}

const readSource = (id: AnyGuideId): string =>
  readFileSync(join(import.meta.dirname, `${id}.md`), "utf8");

test("Pages give the true number of guides on dating, and of their pages", () => {
  const pages = GUIDE_IDS.reduce((sum, id) => sum + take(id).pages.length, 0);
  expect([GUIDE_IDS.length, pages]).toEqual([SOLD.guides, SOLD.guidePages]);
});

describe.each(ALL_GUIDE_IDS)("%s", (id) => {
  const title = typeset(ALL_BOOKS[id].title);

  test("has six to eight pages, none of them empty, and is small enough for a phone", () => {
    const { bytes, fills, pages } = take(id);
    expect(pages.length).toBeGreaterThanOrEqual(6);
    expect(pages.length).toBeLessThanOrEqual(8);
    expect(fills).toHaveLength(pages.length);
    for (const fill of fills.slice(0, -1)) expect(fill).toBeGreaterThan(SEEN_AS_EMPTY);
    expect(fills.at(-1)).toBeGreaterThan(SEEN_AS_LOST);
    expect(bytes.length).toBeLessThan(LIMIT);
  });

  test("has its title on the cover, and every paragraph written for it inside", () => {
    const { pages } = take(id);
    expect(pages[0]).toContain(title);
    const foot = new RegExp(`${title} ?\\d+$`);
    const text = squeeze(pages.map((page) => page.replace(foot, "")).join(" "));
    const paragraphs = listPrinted(readSource(id));
    expect(text).toContain(HELP_TOLD);
    expect(paragraphs.length).toBeGreaterThan(30);
    expect(paragraphs.filter((paragraph) => !text.includes(squeeze(paragraph)))).toEqual([]);
  });

  test("gives a reference for every source that it names", () => {
    const text = squeeze(take(id).pages.join(" "));
    const references = referencesOf(readSource(id));
    expect(references.filter((reference) => !text.includes(squeeze(reference)))).toEqual([]);
    expect(text.includes(squeeze("What this rests on."))).toBe(references.length > 0);
  });

  test("can be read aloud, and has its sections in the outline", () => {
    const { title: named, language, isTagged, roles, outline } = take(id);
    expect({ named, language, isTagged }).toEqual({ named: title, language: "en", isTagged: true });
    for (const page of roles) expect(page).toContain("P");
    expect(roles.flat().filter((role) => role === "H1")).toHaveLength(1);
    const sections = [...readSource(id).matchAll(/^# (.*)$/gm)].map(([, words = ""]) => words);
    expect(outline.map((chapter) => chapter.title)).toEqual([title]);
    expect(outline[0]?.items.map((item) => item.title)).toEqual(sections.map(typeset));
  });

  test("embeds its fonts; only ticks use the viewer's font", () => {
    const { fields, foreignFonts } = take(id);
    expect(foreignFonts).toEqual(fields.length > 0 ? ["Helvetica"] : []);
  });
});

test("A guide has the same bytes whenever it is printed", async () => {
  const { bytes } = await printBooklet("healthy-dating");
  expect(Buffer.compare(bytes, take("healthy-dating").bytes)).toBe(0);
});

test("The ZIP holds every guide on dating under its title, with the date of the edition", async () => {
  const zip = await packLibrary();
  const files = unzipSync(zip);
  expect(Object.keys(files)).toHaveLength(25);
  for (const id of GUIDE_IDS) {
    const name = `${LIBRARY_FOLDER}${ALL_BOOKS[id].title}.pdf`;
    expect(name).toMatch(/^[A-Za-z' ]+\/[A-Za-z' ]+\.pdf$/);
    expect(Buffer.compare(files[name] ?? Buffer.of(), take(id).bytes)).toBe(0);
  }
  const date = Buffer.from(zip).readUInt16LE(12);
  const parts = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  expect(parts).toEqual(EDITION.toISOString().slice(0, 10).split("-").map(Number));
});

test("The catalogue sells each guide by its id, and those on dating together", () => {
  const keys = PRODUCTS.map(({ key }) => key);
  const wanted = [
    ...ALL_GUIDE_IDS.map((id) => `bundles/guides/${id}.pdf`),
    "bundles/dating-library.zip",
  ];
  expect(keys).toEqual(expect.arrayContaining(wanted));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(Object.keys(PALETTES) as PaletteName[])("The letters of %s are readable", (name) => {
  const { paper, ink } = PALETTES[name];
  const { fill, onFill, text, soft, onNight = fill } = INKS[name];
  const pairs = [
    ...([[ink, paper] as const, [text, "#ffffff"] as const, [text, soft] as const] as const),
    ...([[onFill, fill] as const, [onNight, "#10241b"] as const] as const),
  ];
  for (const [one, other] of pairs) expect(contrastOf(one, other)).toBeGreaterThanOrEqual(4.5);
});
