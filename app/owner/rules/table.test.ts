import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOSTILE_TEXTS } from "../../../tests/fixtures/hostile-texts.ts";
import { type Cell, type ColumnKind, type Table, writeCsv } from "./table.ts";

const tableOf = (kind: ColumnKind, values: readonly Cell[], more: Partial<Table> = {}): Table => ({
  id: "t",
  title: "T",
  empty: "None",
  columns: [{ label: "A", kind }],
  rows: values.map((value) => [value]),
  ...more,
});
const lines = (table: Table) => [...writeCsv(table)].slice(1);

describe("An export", () => {
  test.each<[ColumnKind, Cell, string]>([
    ["text", "plain", "plain\r\n"],
    ["text", 'say "so", twice', '"say ""so"", twice"\r\n'],
    ["text", null, "\r\n"],
    ["count", 3, "3\r\n"],
    ["cents", -1999, "-19.99\r\n"],
    ["share", 0.25, "0.2500\r\n"],
    ["time", 0, "1970-01-01T00:00:00.000Z\r\n"],
  ])("writes %s %j", (kind, value, line) => {
    expect(lines(tableOf(kind, [value]))).toEqual([line]);
  });

  test("blurs counts of people below five, and no other number", () => {
    const counts = [0, 1, 4, 5, 400];
    const people = lines(tableOf("count", counts, { countsPeople: true }));
    expect(people).toEqual(["0\r\n", "under 5\r\n", "under 5\r\n", "5\r\n", "400\r\n"]);
    expect(lines(tableOf("cents", [3], { countsPeople: true }))).toEqual(["0.03\r\n"]);
  });

  test.each(["=1+1", "+1", "-1", "@sum(a1)", "\t=1", "\r=1", " =1", "\u{FEFF}=1", "＝1", "|cmd"])(
    "P34 no spreadsheet takes %j for a formula",
    (text) => {
      const [line = ""] = lines(tableOf("text", [text]));
      expect(line.replace(/^"/, "")).toMatch(/^'/);
    },
  );

  test("P34 a hostile text stays in its cell, as itself", () => {
    for (const text of HOSTILE_TEXTS) {
      const read = readCsv([...writeCsv(tableOf("text", [text, "next"]))].join(""));
      expect(read.length, text).toBe(3);
      expect(read[1]?.[0]?.replace(/^'/, "")).toBe(text.replace(/^'/, ""));
    }
  });

  test("P34 reads back as it was, whatever the texts", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (texts) => {
        const read = readCsv([...writeCsv(tableOf("text", texts))].join(""));
        expect(read.slice(1).map(([cell = ""]) => cell.replace(/^'/, ""))).toEqual(
          texts.map((text) => text.replace(/^'/, "")),
        );
      }),
    );
  });
});

/** Reads CSV as RFC 4180 defines it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
