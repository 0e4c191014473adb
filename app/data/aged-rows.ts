import { and, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** Rows of a table that has an index by their age, in milliseconds. */
export type Aging = {
  readonly table: SQLiteTable;
  readonly id: AnySQLiteColumn;
  readonly age: AnySQLiteColumn | SQL;
  readonly where?: SQL;
};

/** A row's place in the order of ages, and of ids where ages are the same. */
export type Position = { readonly age: number; readonly id: string | number };

/** The rows behind a position, from the oldest on, that are at least as old as `before`. */
export type Range = { readonly after: Position | null; readonly before: number };

export type Swept = {
  /** Of rows that were deleted or changed. */
  readonly count: number;
  /** Whether there is nothing more in the range. */
  readonly isDone: boolean;
  /** Of the last row that was looked at. */
  readonly end: Position | null;
  /** Of the one before the first row that is to go, but waits for something; none if left out. */
  readonly resume?: Position | null;
};

type Conditions = {
  readonly mayGo: SQL | undefined;
  /** Whether it is to go, be it later. */
  readonly isWanted?: SQL | undefined;
};

const ROWS = 500;

/** The next 500 rows of a range. Those that may go are found; whoever deletes them checks it again. */
export async function listAged(
  db: Database,
  { table, id, age, where }: Aging,
  { after, before }: Range,
  { mayGo, isWanted = mayGo }: Conditions,
): Promise<Omit<Swept, "count"> & { readonly found: readonly { readonly id: string }[] }> {
  const isBehind =
    after && sql`${age} >= ${after.age} and (${age} > ${after.age} or ${id} > ${after.id})`;
  const rows = await db
    .select({
      id: sql<string>`${id}`.as("aged_id"),
      age: sql<number>`${age}`.as("age_ms"),
      mayGo: sql<number>`(${mayGo})`.as("may_go"),
      isWanted: sql<number>`(${isWanted})`.as("is_wanted"),
    })
    .from(table)
    .where(and(where, isBehind ?? undefined, sql`${age} <= ${before}`))
    .orderBy(sql`${age}`, sql`${id}`)
    .limit(ROWS);
  const positions: Position[] = rows.map(({ age, id }) => ({ age, id }));
  const waiting = rows.findIndex((row) => row.isWanted === 1 && row.mayGo === 0);
  return {
    found: rows.filter((row) => row.mayGo === 1),
    isDone: rows.length < ROWS,
    end: positions.at(-1) ?? after,
    ...(waiting === -1 ? {} : { resume: positions[waiting - 1] ?? after }),
  };
}
