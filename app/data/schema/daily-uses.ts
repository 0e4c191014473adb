import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isIntegerFrom } from "./column-rules.ts";

/** What a network or an attempt has used of the limits of a day, for a day or two. It names nobody. */
export const dailyUses = sqliteTable(
  "daily_uses",
  {
    /** Days since 1970, in UTC. */
    day: integer("day").notNull(),
    /** A truncated IP address (/24 of IPv4, /48 of IPv6), or the id of an attempt. */
    user: text("user").notNull(),
    /** The limit, or the limit and what is told apart by it (`app/data/daily-uses.ts`). */
    what: text("what").notNull(),
    n: integer("n").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.user, table.what] }),
    check("daily_uses_n_range", isIntegerFrom(table.n, 1)),
  ],
);
