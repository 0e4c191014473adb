import { readFileSync } from "node:fs";
import { join } from "node:path";
import { typeset } from "@kindling/press/manuscript";
import type { Printed } from "@kindling/press/print-book";
import { beforeAll, describe, expect, test } from "vitest";
import { ARCHETYPES } from "../../app/domain/archetypes.ts";
import { seconds } from "../../app/domain/duration.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { SOLD } from "../../app/funnels/shared/content/sold.ts";
import { contrastOf } from "../../tests/setup/contrast.ts";
import { HELP_TOLD, listPrinted, squeeze } from "../../tests/setup/list-printed.ts";
import { type ReadPdf, readPdf } from "../../tests/setup/read-pdf.ts";
import { describeSiteHelp } from "../where-to-turn.ts";
import { INKS } from "./inks.ts";
import { printGuide } from "./print-guide.ts";

const LIMIT = 1_500_000;
const SEEN_AS_EMPTY = 0.4;
const TITLE = "The Dating Archetypes Guide";

let printed: Printed;
let guide: ReadPdf;
/** Without spaces, because line and page breaks add some. */
let text: string;

beforeAll(async () => {
  printed = await printGuide();
  guide = await readPdf(printed.bytes);
  const foot = new RegExp(`${TITLE} ?\\d+$`);
  text = squeeze(guide.pages.map((page) => page.replace(foot, "")).join(" "));
}, seconds(60));

test("The guide has the same bytes whenever it is printed", async () => {
  expect(Buffer.compare((await printGuide()).bytes, printed.bytes)).toBe(0);
});

test("The guide has at least 24 pages, none of them empty, and is small enough for a phone", () => {
  expect(guide.pages.length).toBeGreaterThanOrEqual(24);
  expect(guide.pages).toHaveLength(SOLD.handbookPages);
  expect(guide.pages).toHaveLength(printed.fills.length);
  for (const fill of printed.fills) expect(fill).toBeGreaterThan(SEEN_AS_EMPTY);
  for (const page of guide.pages) expect(page.length).toBeGreaterThan(120);
  expect(printed.bytes.length).toBeLessThan(LIMIT);
});

test("The guide can be read aloud: title, language, tags, and words for every picture that says something", () => {
  const { title, language, isTagged, roles, alts } = guide;
  expect({ title, language, isTagged }).toEqual({ title: TITLE, language: "en", isTagged: true });
  for (const page of roles) expect(page).toContain("P");
  expect(roles.flat().filter((role) => role === "Figure")).toHaveLength(3);
  expect(alts.flat().filter((alt) => alt.length > 40)).toHaveLength(3);
});

test("The guide embeds its fonts", () => {
  expect(guide.foreignFonts).toEqual([]);
});

const CHAPTERS = [
  "before-you-begin",
  "five-ways",
  ...ARCHETYPES,
  "how-they-meet",
  "exercises",
  "reset",
  "messages",
  "boundaries",
  "help",
  "what-this-rests-on",
  "on-one-page",
];

const readSource = (id: string): string =>
  readFileSync(join(import.meta.dirname, `${id}.md`), "utf8");

test.each(CHAPTERS)("The printed guide has every paragraph of the chapter %s", (id) => {
  const paragraphs = listPrinted(readSource(id));
  expect(paragraphs.length).toBeGreaterThan(10);
  expect(paragraphs.filter((paragraph) => !text.includes(squeeze(paragraph)))).toEqual([]);
});

test("The outline lists all chapters after the contents, and the sections in them", () => {
  const [contents, ...chapters] = guide.outline;
  expect(contents?.title).toBe("Contents");
  expect(chapters).toHaveLength(CHAPTERS.length);
  const titles = chapters.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(ARCHETYPES.map((archetype) => archetypes[archetype].title)),
  );
  for (const { items } of chapters) expect(items.length).toBeGreaterThan(0);
});

test("Every link leads somewhere in the guide", () => {
  expect(guide.links.length).toBeGreaterThan(CHAPTERS.length);
  const outside = describeSiteHelp().flatMap(({ link }) => link ?? []);
  const known = [...guide.targets, ...outside];
  expect(guide.links.filter((link) => !known.includes(link))).toEqual([]);
  expect(guide.links).toEqual(expect.arrayContaining(outside));
  expect(text).toContain(HELP_TOLD);
});

describe.each(ARCHETYPES)("%s", (archetype) => {
  test("is described in the quiz's words", () => {
    const { color: _, accent: __, ...said } = archetypes[archetype];
    const lines = Object.values(said).flat().map(typeset);
    expect(lines.filter((line) => !text.includes(squeeze(line)))).toEqual([]);
  });

  test("has the quiz's colour, and letters that are readable on paper, tint and band", () => {
    const { fill, onFill, text: letters, soft } = INKS[archetype];
    expect(fill).toBe(archetypes[archetype].color);
    for (const [one, other] of [
      [letters, "#ffffff"],
      [letters, soft],
      [onFill, fill],
    ] as const) {
      expect(contrastOf(one, other)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("is paired with all five", () => {
    const pairs = [...readSource("how-they-meet").matchAll(/^:::pair (\w+) (\w+)$/gm)].map(
      ([, ...pair]) => pair.sort().join(" "),
    );
    expect(new Set(pairs).size).toBe(15);
    const wanted = ARCHETYPES.map((other) => [archetype, other].sort().join(" "));
    expect(pairs).toEqual(expect.arrayContaining(wanted));
  });
});
