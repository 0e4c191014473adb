/** `day` is a text such as `2026-11-24`; `cents` are US cents, `share` is a part of one, `time` is in milliseconds. */
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
  /** A sentence that stands above the rows. */
  readonly note?: string;
  /** Shown where there are no rows. */
  readonly empty: string;
  /** Counts of people: an export says of a small one only that it is small. */
  readonly countsPeople?: boolean;
};

/** Counts from here on are exported as they are. */
const LEAST_EXPORTED = 5;

/** What a spreadsheet takes for a formula, in any of the ways in which one begins. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * The lines of a CSV file (RFC 4180), one at a time, so that a long table is never a string in memory. No text can become
 * a formula: a spreadsheet shows the apostrophe before it as text.
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
