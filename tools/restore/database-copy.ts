/** D1's database as an SQLite file: exported, and written again as SQL that D1 can import. */
import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runWrangler } from "../deploy/cloudflare.ts";
import type { Context } from "../deploy/context.ts";
import { inFolder } from "../deploy/data.ts";
import { configPath } from "../deploy/derive-configs.ts";

/**
 * Exports the database into a new SQLite file. It answers nobody in the meantime, some seconds for each gigabyte.
 * @throws Error in SQLite's words if the export is not a whole database
 */
export const copyDatabase = (context: Context, file: string): Promise<void> =>
  inFolder(async (folder) => {
    const exported = join(folder, "database.sql");
    const named = ["--config", configPath(context, "jobs"), "--remote", "--skip-confirmation"];
    await runWrangler(context.world.wrangler, [
      "d1",
      "export",
      "DB",
      ...named,
      "--output",
      exported,
    ]);
    rmSync(file, { force: true });
    // D1 writes each table's rows right after the table, whatever tables they refer to.
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    try {
      database.exec("pragma journal_mode = off; pragma synchronous = off;");
      await runFile(database, exported);
      const [lost] = database.prepare("pragma foreign_key_check").all();
      if (lost) throw new Error(`The export lacks what a row refers to: ${JSON.stringify(lost)}`);
    } finally {
      database.close();
    }
  });

/** Runs a file of any size, each statement as soon as it has been read. */
async function runFile(database: DatabaseSync, file: string): Promise<void> {
  const late: string[] = [];
  let statement = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const parts = `${statement}${chunk}`.split(/(?<=;\n)/);
    statement = "";
    for (const part of parts) {
      statement += part;
      if (part.endsWith(";\n") && isRun(database, statement, late)) statement = "";
    }
  }
  database.exec([statement, ...late].join("\n"));
}

/** False: the semicolon at the end is not that of the statement. */
function isRun(database: DatabaseSync, statement: string, late: string[]): boolean {
  if (/^create trigger/i.test(statement)) {
    if (!/;\s*end;\n$/i.test(statement)) return false;
    // D1 writes triggers before the views that they belong to.
    late.push(statement);
    return true;
  }
  try {
    database.exec(statement);
    return true;
  } catch (error) {
    if ((error as Error).message === "incomplete input") return false;
    throw error;
  }
}

/**
 * Writes an SQLite file as SQL. Rows follow all tables, parents before children, and triggers come last: D1's import is
 * not one transaction, which would check references only at its end.
 */
export async function writeSql(file: string, to: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await pipeline(Readable.from(listStatements(database)), createWriteStream(to));
  } finally {
    database.close();
  }
}

function* listStatements(database: DatabaseSync): Generator<string> {
  const ask = (sql: string, ...values: string[]) => database.prepare(sql).all(...values);
  const listSql = (type: string) =>
    ask(
      "select sql || ';' || char(10) as sql from sqlite_schema where type = ? and name not glob 'sqlite_*' and sql is not null",
      type,
    ).map(({ sql }) => String(sql));
  const sorted = new Set<string>();
  const add = (table: string): void => {
    const parents = `select "table" from pragma_foreign_key_list(?) where "table" <> ?`;
    for (const parent of ask(parents, table, table)) add(String(parent["table"]));
    sorted.add(table);
  };
  for (const { name } of ask(
    "select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'",
  ))
    add(String(name));

  yield* listSql("table");
  for (const table of sorted) {
    const columns = ask("select name from pragma_table_info(?)", table);
    const values = columns.map(({ name }) => `quote("${name}")`).join(` || ',' || `);
    const rows = `select 'insert into "${table}" values(' || ${values} || ');' || char(10) as sql from "${table}"`;
    for (const { sql } of database.prepare(rows).iterate()) yield String(sql);
  }
  for (const type of ["index", "view", "trigger"]) yield* listSql(type);
}
