/** An export of D1, statement by statement. It may have gigabytes: one statement is in memory at a time. */
import { createReadStream } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** The end of a statement, and what hides one that is none. */
const MARK = /['"`[;]|--|\/\*/g;
const CLOSING: Readonly<Record<string, string>> = {
  ...{ "'": "'", '"': '"', "`": "`", "[": "]" },
  ...{ "--": "\n", "/*": "*/" },
};

const TRIGGER = /^\s*create\s+trigger\s/i;
/** Before the last semicolon of a trigger, whose own statements have theirs. */
const END_OF_TRIGGER = /;\s*end\s*$/i;

/** Where the statement ends that begins there; -1: the rest of it is still to come. */
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

/** Each with the blanks before it, a character for a byte: cut anywhere, it is still the same file. */
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
  // Not those of our tables alone: also the last number of each key that counts up, and what the planner knows.
  rows: /^(?:insert into|delete from|analyze) "?([^\s";]+)/i,
  indexes: /^create (?:unique )?index /i,
  views: /^create view /i,
  triggers: /^create trigger /i,
};
const REFERENCES = /\breferences\s*["'`[]?([^\s"'`(\]]+)/gi;

/** Of bytes in the file. */
type Range = { start: number; end: number };

/**
 * The export so that D1 imports it into an empty database. As D1 writes it, each table is followed by its rows, whatever
 * tables these refer to, and triggers come before their views. Here rows follow all tables, parents before children: an
 * import is not one transaction, at whose end alone references would count.
 * @throws Error for a statement that no export has had so far
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
    // A file that is thrown away: nothing waits for the disk, or for others.
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
