/** Reads an export of D1, which may have gigabytes, with only one statement in memory at a time. */
import { createReadStream } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** The end of a statement, and what can hide a semicolon that ends none. */
const MARK = /['"`[;]|--|\/\*/g;
const CLOSING: Readonly<Record<string, string>> = {
  "'": "'",
  '"': '"',
  "`": "`",
  "[": "]",
  "--": "\n",
  "/*": "*/",
};

const TRIGGER = /^\s*create\s+trigger\s/i;
/** What precedes the last semicolon of a trigger, whose own statements end with one too. */
const END_OF_TRIGGER = /;\s*end\s*$/i;

/** Where the statement that begins at `start` ends; -1: its end has not been read yet. */
function findEnd(text: string, start: number): number {
  const isTrigger = TRIGGER.test(text.slice(start, start + 100));
  MARK.lastIndex = start;
  for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
    const closing = CLOSING[mark[0]];
    if (closing === undefined) {
      if (!isTrigger || END_OF_TRIGGER.test(text.slice(start, mark.index))) return MARK.lastIndex;
      continue;
    }
    const closed = text.indexOf(closing, MARK.lastIndex);
    if (closed === -1) return -1;
    MARK.lastIndex = closed + closing.length;
  }
  return -1;
}

/** Yields each statement with the blanks before it. A character is one byte, so chunks may end anywhere. */
async function* readStatements(path: string): AsyncGenerator<string> {
  let text = "";
  for await (const chunk of createReadStream(path, {
    encoding: "latin1",
    highWaterMark: 1_000_000,
  })) {
    text += chunk;
    let start = 0;
    for (let end = findEnd(text, start); end !== -1; end = findEnd(text, start)) {
      yield text.slice(start, end);
      start = end;
    }
    text = text.slice(start);
  }
  if (text.trim() !== "") throw new Error(`The last statement is cut off: ${text.slice(0, 60)}`);
}

/** In the order in which they can be imported. */
const KINDS = ["settings", "tables", "rows", "indexes", "views", "triggers"] as const;
type Kind = (typeof KINDS)[number];

const HEADS: Readonly<Record<Kind, RegExp>> = {
  settings: /^pragma /i,
  tables: /^create table (?:if not exists )?["'`[]?([^\s"'`(\]]+)/i,
  // Not only those of our tables: also the last number of each autoincrement key, and what the planner knows.
  rows: /^(?:insert into|delete from|analyze) "?([^\s";]+)/i,
  indexes: /^create (?:unique )?index /i,
  views: /^create view /i,
  triggers: /^create trigger /i,
};
const REFERENCES = /\breferences\s*["'`[]?([^\s"'`(\]]+)/gi;

/** A range of bytes in the file. */
type Range = { start: number; end: number };

/**
 * Sorts an export so that D1 can import it into an empty database. D1 writes each table's rows right after the table,
 * whatever tables they refer to, and triggers before their views. Here rows follow all tables, parents before children:
 * an import is not one transaction that checks references only at its end.
 * @throws Error for a kind of statement that no export has had so far
 */
export async function* readSorted(path: string): AsyncGenerator<Buffer> {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, [] as Range[]])) as Record<
    Kind,
    Range[]
  >;
  const rows = new Map<string, Range[]>();
  const parents = new Map<string, string[]>();
  let at = 0;
  for await (const statement of readStatements(path)) {
    const text = statement.trimStart();
    const kind = KINDS.find((one) => HEADS[one].test(text));
    if (kind === undefined) throw new Error(`The export holds something new: ${text.slice(0, 60)}`);
    const table = HEADS[kind].exec(text)?.[1] ?? "";
    if (kind === "tables") {
      parents.set(
        table,
        [...text.matchAll(REFERENCES)].map(([, parent = ""]) => parent),
      );
    }
    if (kind === "rows" && !rows.has(table)) rows.set(table, []);
    const ranges = (kind === "rows" && rows.get(table)) || found[kind];
    const end = at + statement.length;
    const last = ranges.at(-1);
    if (last?.end === at) last.end = end;
    else ranges.push({ start: at, end });
    at = end;
  }

  const seen = new Set<string>();
  const addRows = (table: string): void => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const parent of parents.get(table) ?? []) addRows(parent);
    found.rows.push(...(rows.get(table) ?? []));
  };
  for (const table of [...parents.keys(), ...rows.keys()]) addRows(table);
  for (const { start, end } of KINDS.flatMap((kind) => found[kind])) {
    yield* createReadStream(path, { start, end: end - 1 });
  }
}

/**
 * Imports a file into a new SQLite database, each statement in a transaction of its own.
 * @throws Error in SQLite's words if one of them fails
 */
export async function tryImport(file: string, into: string): Promise<void> {
  const database = new DatabaseSync(into);
  try {
    // The file is thrown away: nothing has to wait for the disk, or for other connections.
    database.exec(
      "pragma locking_mode = exclusive; pragma journal_mode = off; pragma synchronous = off;",
    );
    for await (const statement of readStatements(file)) {
      database.exec(Buffer.from(statement, "latin1").toString());
    }
  } finally {
    database.close();
  }
}
