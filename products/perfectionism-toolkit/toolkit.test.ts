import { typeset } from "@kindling/press/manuscript";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { seconds } from "../../app/domain/duration.ts";
import { tools as promised } from "../../app/funnels/perfectionism/content/tools.ts";
import { SOLD } from "../../app/funnels/shared/content/sold.ts";
import { HELP_TOLD, squeeze } from "../../tests/setup/list-printed.ts";
import { type ReadPdf, readPdf } from "../../tests/setup/read-pdf.ts";
import { describeSiteHelp } from "../where-to-turn.ts";
import { packToolkit } from "./pack-toolkit.ts";
import { EDITION, printTool } from "./print-tool.ts";
import { readWeeks } from "./read-weeks.ts";
import { TOOLS } from "./tools.ts";

const FOLDER = "Perfectionism Toolkit/";
const LIMIT = 6_000_000;
const SEEN_AS_EMPTY = 0.4;

let zip: Uint8Array;
let files: Record<string, Uint8Array>;
const read = new Map<string, ReadPdf>();

beforeAll(async () => {
  zip = await packToolkit();
  files = unzipSync(zip);
  for (const { file } of TOOLS) read.set(file, await readPdf(fileOf(file)));
}, seconds(60));

function fileOf(name: string): Uint8Array {
  const bytes = files[FOLDER + name];
  if (bytes === undefined) throw new Error(`The ZIP holds no ${name}.`);
  return bytes;
}

function pdfOf(name: string): ReadPdf {
  const pdf = read.get(name);
  if (pdf === undefined) throw new Error(`${name} was not read.`);
  return pdf;
}

const fieldsOf = (name: string, type: string) =>
  pdfOf(name).fields.filter((field) => field.type === type);

describe("the ZIP", () => {
  test("holds the start page, a calendar file and the seven tools that the sales page promises", () => {
    const titles = TOOLS.map(({ file }) => pdfOf(file).title);
    expect(new Set(titles)).toEqual(new Set(promised.map(({ name }) => typeset(name))));
    const others = Object.keys(files).filter((name) => !name.endsWith(".pdf"));
    expect(others.map((name) => name.split(".").at(-1)).sort()).toEqual(["html", "ics"]);
    expect(Object.keys(files)).toHaveLength(9);
  });

  test("is small, and has the date of its edition, not of the day it was packed", () => {
    expect(zip.length).toBeLessThan(LIMIT);
    const date = Buffer.from(zip).readUInt16LE(12);
    const parts = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
    expect(parts).toEqual(EDITION.toISOString().slice(0, 10).split("-").map(Number));
  });
});

test("Pages give the true number of tools, and of their pages", () => {
  const pages = [...read.values()].reduce((sum, { pages }) => sum + pages.length, 0);
  expect([read.size, pages]).toEqual([SOLD.tools, SOLD.toolkitPages]);
});

describe.each(TOOLS)("$file", ({ file, ...tool }) => {
  test("has the same bytes whenever it is printed, and no empty page", async () => {
    const { bytes, fills } = await printTool({ file, ...tool });
    expect(Buffer.compare(bytes, fileOf(file))).toBe(0);
    expect(fills).toHaveLength(pdfOf(file).pages.length);
    for (const fill of fills) expect(fill).toBeGreaterThan(SEEN_AS_EMPTY);
    for (const text of pdfOf(file).pages) expect(text.length).toBeGreaterThan(60);
  });

  test("can be read aloud: tagged, in English, with its title, its headings and every field named", () => {
    const { isTagged, language, roles, fields } = pdfOf(file);
    expect({ isTagged, language }).toEqual({ isTagged: true, language: "en" });
    expect(roles.flat()).toContain("H1");
    expect(roles.flat().filter((role) => role === "Form")).toHaveLength(fields.length);
    expect(fields.filter(({ label }) => label.length < 3)).toEqual([]);
  });

  test("has an outline when it is longer than four pages", () => {
    const { outline, pages } = pdfOf(file);
    expect(outline.length).toBeGreaterThanOrEqual(pages.length > 4 ? 3 : 1);
  });

  test("embeds its fonts; only typed text uses the viewer's font", () => {
    const { fields, foreignFonts } = pdfOf(file);
    expect(foreignFonts).toEqual(fields.length > 0 ? ["Helvetica"] : []);
  });

  test("has no two fields with the same name", () => {
    const names = pdfOf(file).fields.flatMap(({ name, type }) => (type === "ring" ? [] : name));
    expect(new Set(names).size).toBe(names.length);
  });
});

test("The tracker can be filled in for five weeks on the screen", () => {
  const file = "4 Progress Tracker.pdf";
  for (const week of [1, 2, 3, 4, 5]) {
    const ofWeek = ({ name }: { name: string }) => name.startsWith(`week-${week}-`);
    expect(fieldsOf(file, "tick").filter(ofWeek)).toHaveLength(2 * 7);
    expect(fieldsOf(file, "text").filter(ofWeek)).toHaveLength(2 * 7 + 4);
  }
  expect(fieldsOf(file, "text")[0]?.label).toBe("Monday: Finished as it was");
});

test("The quiz has 24 sentences with four rings each, and its key counts each sentence for one style", () => {
  const file = "1 Perfectionism Personality Quiz.pdf";
  const rings = fieldsOf(file, "ring").map(({ name }) => name);
  const sentences = Array.from({ length: 24 }, (_, index) => `sentence-${index + 1}`);
  expect(rings).toEqual(sentences.flatMap((name) => [name, name, name, name]));
  const styles = ["A Polisher", "B Preparer", "C Mirror", "D Keeper"];
  const scores = fieldsOf(file, "text").flatMap(({ name, label }) =>
    name.startsWith("score-") ? label : [],
  );
  const counted = sentences.map((_, index) => `${index + 1}: ${styles[index % 4]}`);
  expect(scores).toEqual([...counted, ...styles.map((style) => `Sum: ${style}`)]);
});

test("The wall sheet and the calendar file have the same thirty days", () => {
  const titles = readWeeks().flatMap(({ days }) => days.map(({ title }) => title));
  const labels = titles.map((title, index) => `Day ${index + 1}: ${title}`);
  expect(titles).toHaveLength(30);
  expect(fieldsOf("3 30-Day Consistency Calendar.pdf", "tick").map(({ label }) => label)).toEqual(
    labels,
  );
  const [name = ""] = Object.keys(files).filter((path) => path.endsWith(".ics"));
  const calendar = strFromU8(files[name] ?? new Uint8Array()).replaceAll("\r\n ", "");
  const summaries = [...calendar.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, text = ""]) =>
    text.replace(/\\([\\;,])/g, "$1"),
  );
  expect(summaries).toEqual(labels);
  expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(30);
});

test("The start page links to every file of the ZIP, and otherwise only to help", () => {
  const page = strFromU8(fileOf("Start here.html"));
  const found = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link);
  const isOutside = (link: string) => link.startsWith("https://");
  expect(found.filter(isOutside)).toEqual(describeSiteHelp().flatMap(({ link }) => link ?? []));
  const links = found.filter((link) => !isOutside(link)).map((link) => FOLDER + link);
  const others = Object.keys(files).filter((name) => !name.endsWith(".html"));
  expect(links.sort()).toEqual(others.sort());
  expect(page.replaceAll(/<a href="https:[^"]*">/g, "")).not.toMatch(/https?:\/\//);
  expect(page).not.toContain("<!--");
});

test("The tools that speak of needing help say where to find it", () => {
  const told = TOOLS.filter(({ file }) => squeeze(pdfOf(file).pages.join("")).includes(HELP_TOLD));
  expect(told.map(({ id }) => id)).toEqual([
    "perfectionism-personality-quiz",
    "30-day-consistency-calendar",
    "progress-tracker",
    "boundary-templates",
    "anti-procrastination-toolkit",
  ]);
});

test("No long sentence appears twice in the toolkit", () => {
  const LONG = 60;
  const sentences = TOOLS.flatMap(({ file }) =>
    pdfOf(file)
      .pages.join(" ")
      .split(/(?<=[.!?]) /)
      .filter((sentence) => sentence.length > LONG && !squeeze(sentence).includes(HELP_TOLD)),
  );
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
});
