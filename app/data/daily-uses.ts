import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { dailyUses } from "./schema.ts";

/** Days since 1970 in UTC; the network or attempt whose uses are counted; and of what. */
export type Use = { readonly day: number; readonly user: string; readonly what: string };

/** How often it was used today; 0: not at all. */
export const usesOf = ({ day, user, what }: Use): SQL<number> =>
  sql<number>`coalesce((select n from ${dailyUses} where day = ${day} and "user" = ${user} and what = ${what}), 0)`;

/** Counts a use if `condition` holds, as part of a batch. */
export const countUse = (db: Database, { day, user, what }: Use, condition: SQL = sql`true`) =>
  db
    .insert(dailyUses)
    .select(sql`select ${day}, ${user}, ${what}, 1 where ${condition}`)
    .onConflictDoUpdate({
      target: [dailyUses.day, dailyUses.user, dailyUses.what],
      set: { n: sql`${dailyUses.n} + 1` },
    });

/** One of several things that a day's limit tells apart. `of` must not contain a colon. */
export type DistinctUse = Pick<Use, "day" | "user"> & {
  readonly of: string;
  readonly what: string;
};

const nameOf = ({ of, what }: DistinctUse): string => `${of}:${what}`;

/** Notes a thing unless the day's `most` others are noted, or `condition` fails, as part of a batch. */
export const noteUse = (
  db: Database,
  use: DistinctUse,
  most: number,
  condition: SQL = sql`true`,
) => {
  const { day, user, of } = use;
  return db
    .insert(dailyUses)
    .select(
      sql`select ${day}, ${user}, ${nameOf(use)}, 1 where ${condition}
        and (select count(*) from ${dailyUses} where day = ${day} and "user" = ${user}
          and what > ${`${of}:`} and what < ${`${of};`}) < ${most}`,
    )
    .onConflictDoNothing();
};

/** Whether a thing is among those noted today. */
export const isNoted = (use: DistinctUse): SQL =>
  sql`exists (select 1 from ${dailyUses} where day = ${use.day} and "user" = ${use.user} and what = ${nameOf(use)})`;

/** Forgets the days before this one. */
export const forgetUses = (db: Database, day: number) =>
  db.delete(dailyUses).where(sql`${dailyUses.day} < ${day}`);
