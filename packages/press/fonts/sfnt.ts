const HEAD = 12;
const ENTRY = 16;

/** A font table with its original checksum. */
export type FontTable = { readonly tag: string; readonly checksum: number; readonly bytes: Buffer };

/** Assembles a font file (OpenType, "Organization of an OpenType font"). */
export function buildFont(flavor: Buffer, tables: readonly FontTable[]): Buffer {
  const directory = startDirectory(flavor, tables.length);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEAD + index * ENTRY;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** The first three values are for binary search. */
function startDirectory(flavor: Buffer, count: number): Buffer {
  const directory = Buffer.alloc(HEAD + count * ENTRY);
  const power = Math.floor(Math.log2(count));
  flavor.copy(directory);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * ENTRY, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * ENTRY, 10);
  return directory;
}

/** The tables for measuring, drawing and embedding; the others hold kerning, ligatures and vertical metrics. */
const NEEDED = ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"];

/** The font without the tables that cost a worker more time than they give a reader. */
export function stripFont(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => readTable(font, HEAD + index * ENTRY));
  return buildFont(
    font.subarray(0, 4),
    tables.filter(({ tag }) => NEEDED.includes(tag)),
  );
}

function readTable(font: Buffer, entry: number): FontTable {
  const [checksum, start, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  return {
    tag: font.toString("latin1", entry, entry + 4),
    checksum,
    bytes: font.subarray(start, start + length),
  };
}
