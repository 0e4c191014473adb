import { inflateSync } from "node:zlib";
import { buildFont, type FontTable } from "./sfnt.ts";

const HEAD = 44;
const ENTRY = 20;

/**
 * Decompresses a WOFF 1.0 font (WOFF 1.0, sections 3 to 5). fontkit would decompress each table in JavaScript,
 * again for every book, and spend most of its time on it.
 *
 * @throws Error for anything but WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF 1.0 font.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    unpackTable(woff, HEAD + index * ENTRY),
  );
  return buildFont(woff.subarray(4, 8), tables);
}

function unpackTable(woff: Buffer, entry: number): FontTable {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(start, start + packed);
  return {
    tag: woff.toString("latin1", entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}
