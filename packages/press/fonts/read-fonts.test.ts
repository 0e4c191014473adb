import { expect, test } from "vitest";
import { FACES } from "../typesetter/faces.ts";
import { readFonts } from "./read-fonts.ts";
import { unpackWoff } from "./woff.ts";

/** OpenType, "Calculating checksums". */
function addUp(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

test.each(FACES)("Every table of %s has its original checksum", (face) => {
  const font = Buffer.from(readFonts()[face]);
  const count = font.readUInt16BE(4);
  const wrong: string[] = [];
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const tag = font.toString("latin1", entry, entry + 4);
    const [sum, start, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
    const table = font.subarray(start, (start ?? 0) + (((length ?? 0) + 3) & ~3));
    // The checksum of `head` excludes its field for the checksum of the whole font.
    if (tag !== "head" && addUp(table) !== sum) wrong.push(tag);
  }
  expect(count).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

test("Anything but WOFF 1.0 is rejected", () => {
  expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("Not a WOFF 1.0 font.");
});
