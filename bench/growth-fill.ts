import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const STRIPE_ID = /\b[a-z]{2,5}_(?:test_)?[A-Za-z0-9]{14,}/;
const HASH = /\b[\w-]{43}\b/;
const LOCAL_PART = /\b[0-9a-f]{8}(?=@)/;
const IDENTITIES = new RegExp(
  [UUID, STRIPE_ID, HASH, LOCAL_PART].map(({ source }) => source).join("|"),
  "g",
);
const DAY_MS = 86_400_000;
const SPREAD_MS = 170 * DAY_MS;
const FOLDERS_OF_D1 = /^(?:sqlite_|_cf_|d1_)/;
/** Tables that triggers fill when a charge is inserted (docs/decisions/0039). */
const SUMS = /^(?:buyers|charge_days|subscriber_spells)$/;

type Cell = SQLInputValue;
type Row = Record<string, Cell>;
type Table = { name: string; rows: Row[] };

/** The rows that one visitor has left, by table, in the order in which the tables were created. */
export type Traces = Table[];

/** Reads what one visitor has left in the database: the rows that hold `owner`, directly or through a shared id. */
export function readTraces(path: string, owner: string): Traces {
  const database = new DatabaseSync(path, { readOnly: true });
  const names = database
    .prepare("select name from sqlite_master where type = 'table' order by rowid")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !FOLDERS_OF_D1.test(name) && !SUMS.test(name));
  const tables = names.map((name) => ({
    name,
    rows: database.prepare(`select ${listColumns(database, name)} from "${name}"`).all() as Row[],
  }));
  database.close();
  const known = new Set([owner]);
  // An order's row may name the owner, and a mail only the order: look again until nothing is found.
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const row of tables.flatMap(({ rows }) => rows)) {
      const found = identitiesOf(row);
      if (found.some((id) => known.has(id))) for (const id of found) known.add(id);
    }
  }
  return tables
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter((row) => identitiesOf(row).some((id) => known.has(id))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Without generated columns, which cannot be inserted. */
const listColumns = (database: DatabaseSync, table: string): string =>
  database
    .prepare(`select name from pragma_table_xinfo('${table}') where hidden = 0`)
    .all()
    .map(({ name }) => `"${name}"`)
    .join(", ");

const identitiesOf = (row: Row): string[] =>
  Object.values(row).flatMap((cell) =>
    typeof cell === "string" ? (cell.match(IDENTITIES) ?? []) : [],
  );

/** How often the traces of each kind are added, in turn. */
export type Mix = { traces: Traces; share: number }[];

/**
 * Adds the traces of `mix` `count` times, as if by other visitors: with ids of their own, and spread over the last 170
 * days. A share of 1.5 adds one and two alternately.
 */
export function addVisitors(path: string, mix: Mix, count: number): void {
  const database = new DatabaseSync(path);
  database.exec(
    "pragma synchronous = off; pragma cache_size = -2000000; begin; pragma defer_foreign_keys = on",
  );
  const copies = mix.map(({ traces, share }) => ({ share, copy: prepareCopy(database, traces) }));
  for (let turn = 0; turn < count; turn++) {
    for (const { share, copy } of copies) {
      const times = Math.floor((turn + 1) * share) - Math.floor(turn * share);
      for (let time = 0; time < times; time++) copy();
    }
  }
  database.exec("commit; pragma wal_checkpoint(truncate)");
  database.close();
}

/** Another id of the same kind and length. */
function inventLike(id: string): string {
  if (UUID.test(id)) return randomUUID();
  const prefix = /^[a-z]{2,5}_(?:test_)?/.exec(id)?.[0] ?? "";
  return prefix + randomBytes(id.length).toString("hex").slice(prefix.length, id.length);
}

/** Returns a function that inserts the traces of one more visitor. */
function prepareCopy(database: DatabaseSync, traces: Traces): () => void {
  const inserts = traces.flatMap(({ name, rows }) =>
    rows.map((row) => ({ statement: prepareInsert(database, name, row), cells: readCells(row) })),
  );
  return () => {
    const renamed = new Map<string, string>();
    const rename = (id: string): string => {
      const known = renamed.get(id) ?? inventLike(id);
      renamed.set(id, known);
      return known;
    };
    const earlierMs = randomInt(SPREAD_MS);
    for (const { statement, cells } of inserts) {
      statement.run(...cells.map((cell) => cell(rename, earlierMs)));
    }
  };
}

function prepareInsert(database: DatabaseSync, table: string, row: Row): StatementSync {
  const columns = Object.keys(row);
  const names = columns.map((column) => `"${column}"`).join(", ");
  return database.prepare(
    `insert into "${table}" (${names}) values (${columns.map(() => "?").join(", ")})`,
  );
}

type ReadCell = (rename: (id: string) => string, earlierMs: number) => Cell;

const readCells = (row: Row): ReadCell[] =>
  Object.entries(row).map(([column, cell]): ReadCell => {
    if (typeof cell === "number" && column.endsWith("_at")) return (_, ms) => cell - ms;
    if (typeof cell === "string" && cell.match(IDENTITIES)) {
      return (rename) => cell.replaceAll(IDENTITIES, rename);
    }
    return () => cell;
  });
