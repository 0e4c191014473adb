import type { D1Database } from "@cloudflare/workers-types";
import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

export type Database = DrizzleD1Database;

export const createDatabase = (d1: D1Database): Database => drizzle(d1);

type NewRow<Table extends SQLiteTable> = {
  readonly [Column in keyof Table["$inferInsert"]]: Table["$inferInsert"][Column] | SQL;
};

/**
 * A row for an `insert … select`, which can have a condition but needs every column, in the order of the table. The
 * condition also tells the parser that ON CONFLICT does not belong to a join.
 */
export function selectRow<Table extends SQLiteTable>(
  table: Table,
  row: NewRow<Table>,
  condition: SQL,
): SQL {
  const given: Readonly<Record<string, unknown>> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? column.default ?? null;
    return is(value, SQL) ? value : sql.param(value, column);
  });
  return sql`select ${sql.join(values, sql`, `)} where ${condition}`;
}
