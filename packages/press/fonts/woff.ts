import { inflateSync } from "node:zlib";
import { buildFont, type FontTable } from "./sfnt.ts";

const HEAD = 44;
const ENTRY = 20;

/**
 * The font of a WOFF file as it was before it was packed (WOFF 1.0, sections 3 to 5). The press would unpack each table
 * by itself, in script and anew for every book, and spend most of its time on that.
 *
 * @throws Error for anything but WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF 1.0.");
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
