export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** D1 takes statements of up to 100,000 characters. */
const MAX_LENGTH = 80_000;

/** `insert` statements for rows that have the same columns, as few as D1 takes. */
export function writeInserts(table: string, rows: readonly Row[]): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  const head = `insert into ${table} (${columns.join(", ")}) values\n`;
  const statements: string[] = [];
  let values: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = `(${columns.map((column) => toLiteral(row[column] ?? null)).join(", ")})`;
    if (length + text.length > MAX_LENGTH) {
      statements.push(head + values.join(",\n"));
      values = [];
      length = 0;
    }
    values.push(text);
    length += text.length + 2;
  }
  return [...statements, head + values.join(",\n")];
}

const toLiteral = (value: Value): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
