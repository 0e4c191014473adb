import { inflateSync } from "node:zlib";

const HEAD = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/**
 * The font of a WOFF file as it was before it was packed (WOFF 1.0, sections 3 to 5). The press would unpack each table
 * by itself, in script and anew for every book, and spend most of its time on that.
 *
 * @throws Error for anything but WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF 1.0.");
  const count = woff.readUInt16BE(12);
  const directory = startDirectory(woff.subarray(4, 8), count);
  const parts = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const from = HEAD.woff + index * ENTRY.woff;
    const table = unpackTable(woff, from);
    const to = HEAD.sfnt + index * ENTRY.sfnt;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Its first three figures are for those who search it by halves. */
function startDirectory(flavor: Buffer, count: number): Buffer {
  const directory = Buffer.alloc(HEAD.sfnt + count * ENTRY.sfnt);
  const power = Math.floor(Math.log2(count));
  flavor.copy(directory);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * ENTRY.sfnt, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * ENTRY.sfnt, 10);
  return directory;
}

function unpackTable(woff: Buffer, entry: number): Buffer {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(start, start + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}
