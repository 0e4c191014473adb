import { beforeAll, expect, test } from "vitest";
import { type ReadPdf, readPdf } from "../../tests/setup/read-pdf.ts";
import { printGuide } from "./print-guide.ts";

let bytes: Uint8Array;
let guide: ReadPdf;

beforeAll(async () => {
  ({ bytes } = await printGuide());
  guide = await readPdf(bytes);
});

test("The guide has the same bytes whenever it is printed", async () => {
  expect(Buffer.compare((await printGuide()).bytes, bytes)).toBe(0);
});

test("The guide says its title and language, and is tagged", () => {
  expect(guide.title).toBe("The Dating Archetypes Guide");
  expect(guide.language).toBe("en");
  expect(guide.isTagged).toBe(true);
});

test("Every page has text to read and to hear", () => {
  for (const text of guide.pages) expect(text.length).toBeGreaterThan(60);
  for (const roles of guide.roles) expect(roles).toContain("P");
});
