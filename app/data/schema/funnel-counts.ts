import {
  check,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { COUNTRY_GROUPS } from "#app/domain/country-group.ts";
import { isIntegerFrom, isOneOf } from "./column-rules.ts";

/**
 * How often a step of a funnel was reached on a day: counters, and no row of anybody (docs/decisions/0036). Steps, funnels
 * and variants are added over time, so no CHECK holds them.
 */
export const funnelCounts = sqliteTable(
  "funnel_counts",
  {
    /** Days since 1970, in UTC. */
    day: integer("day").notNull(),
    /** Where the visit came from; empty: not known, or not told. */
    source: text("source").notNull(),
    campaign: text("campaign").notNull(),
    funnel: text("funnel").notNull(),
    step: text("step").notNull(),
    /** What was shown of the experiments that run, such as `goods:plain`; empty: of none. */
    variant: text("variant").notNull(),
    country: text("country", { enum: COUNTRY_GROUPS }).notNull(),
    n: integer("n").notNull(),
  },
  (table) => [
    // Sources follow the day, so that those of a day are counted by one seek each.
    primaryKey({
      columns: [
        table.day,
        table.source,
        table.campaign,
        table.funnel,
        table.step,
        table.variant,
        table.country,
      ],
    }),
    check("funnel_counts_day_range", isIntegerFrom(table.day, 0)),
    check("funnel_counts_country_known", isOneOf(table.country, COUNTRY_GROUPS)),
    check("funnel_counts_n_range", isIntegerFrom(table.n, 1)),
  ],
);

/**
 * From where attempts, submissions, orders and charges came, by a number: an attempt has no room for the names on its
 * page. Nothing is deleted from it, so nothing needs a foreign key to it.
 */
export const origins = sqliteTable(
  "origins",
  {
    id: integer("id").primaryKey(),
    source: text("source").notNull(),
    campaign: text("campaign").notNull(),
    variant: text("variant").notNull(),
    /** A sync counts a payment without a request that would tell it. */
    country: text("country", { enum: COUNTRY_GROUPS }).notNull().default("other"),
  },
  (table) => [
    uniqueIndex("origins_unique").on(table.source, table.campaign, table.variant, table.country),
    check("origins_country_known", isOneOf(table.country, COUNTRY_GROUPS)),
  ],
);
