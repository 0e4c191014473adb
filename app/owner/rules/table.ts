/** `day` is a text such as `2026-11-24`, `cents` are US cents, `share` is a fraction, `time` is in milliseconds. */
export type ColumnKind = "text" | "day" | "count" | "cents" | "share" | "time";

export type Column = { readonly label: string; readonly kind: ColumnKind };

export type Cell = string | number | null;

/** What a page shows and exports. */
export type Table = {
  /** Its name in the address of the export. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** A sentence shown above the rows. */
  readonly note?: string;
  /** Shown where there are no rows. */
  readonly empty: string;
  /** The counts are of people, so an export says of a small one only that it is small. */
  readonly countsPeople?: boolean;
};

/** Counts from this number on are exported as they are. */
const LEAST_EXPORTED = 5;

/** Any beginning by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Writes a CSV file (RFC 4180) line by line, so that a long table is never one string in memory. No text can become a
 * formula: the apostrophe in front of it makes it text.
 */
export function* writeCsv(table: Table): Generator<string> {
  yield writeLine(table.columns.map(({ label }) => label));
  for (const row of table.rows) {
    yield writeLine(table.columns.map(({ kind }, at) => writeCell(row[at] ?? null, kind, table)));
  }
}

const writeLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;

function writeCell(value: Cell, kind: ColumnKind, { countsPeople }: Table): string {
  if (value === null) return "";
  if (typeof value === "string") return FORMULA.test(value) ? `'${value}` : value;
  switch (kind) {
    case "count":
      return countsPeople && value > 0 && value < LEAST_EXPORTED
        ? `under ${LEAST_EXPORTED}`
        : String(value);
    case "cents":
      return (value / 100).toFixed(2);
    case "share":
      return value.toFixed(4);
    case "time":
      return new Date(value).toISOString();
    case "text":
    case "day":
      return String(value);
  }
}
