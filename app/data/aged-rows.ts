import { and, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** A table whose rows are indexed by age, in milliseconds. */
export type Aging = {
  readonly table: SQLiteTable;
  readonly id: AnySQLiteColumn;
  readonly age: AnySQLiteColumn | SQL;
  readonly where?: SQL;
};

/** A row's place in the order by age, then by id. */
export type Position = { readonly age: number; readonly id: string | number };

/** The rows after a position, oldest first, that are at least as old as `before`. */
export type Range = { readonly after: Position | null; readonly before: number };

export type Swept = {
  /** How many rows were deleted or changed. */
  readonly count: number;
  /** Whether the range has no more rows. */
  readonly isDone: boolean;
  /** Position of the last row that was looked at. */
  readonly end: Position | null;
  /** Position before the first row that is to go but waits for something; left out if there is none. */
  readonly resume?: Position | null;
};

type Conditions = {
  readonly mayGo: SQL | undefined;
  /** Whether the row is to go, now or later. */
  readonly isWanted?: SQL | undefined;
};

const ROWS = 500;

/** Reads the next 500 rows of a range and finds those that may go; the statement that deletes them checks again. */
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
