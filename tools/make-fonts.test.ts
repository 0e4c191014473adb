import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listWorkerFonts } from "./make-fonts.ts";

test.each(listWorkerFonts())("$path is what node tools/make-fonts.ts makes", ({ path, bytes }) => {
  expect(Buffer.compare(readFileSync(path), bytes)).toBe(0);
  for (const table of ["GSUB", "GPOS", "GDEF"]) expect(bytes.includes(table)).toBe(false);
});
