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
 * How often a step of a funnel was reached on a day: counters, and no row per person (docs/decisions/0036). Steps,
 * funnels and variants are added over time, so no CHECK lists them.
 */
export const funnelCounts = sqliteTable(
  "funnel_counts",
  {
    /** Days since 1970, in UTC. */
    day: integer("day").notNull(),
    /** Where the visit came from; empty: not known, or not disclosed. */
    source: text("source").notNull(),
    campaign: text("campaign").notNull(),
    funnel: text("funnel").notNull(),
    step: text("step").notNull(),
    /** The shown variants of running experiments, such as `goods:plain`; empty: none. */
    variant: text("variant").notNull(),
    country: text("country", { enum: COUNTRY_GROUPS }).notNull(),
    n: integer("n").notNull(),
  },
  (table) => [
    // Sources follow the day, so that counting a day's sources takes one seek each.
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
 * Where attempts, submissions, orders and charges came from, by number: an attempt has no room for the names on its
 * page. No row is ever deleted, so no foreign key to this table is needed.
 */
export const origins = sqliteTable(
  "origins",
  {
    id: integer("id").primaryKey(),
    source: text("source").notNull(),
    campaign: text("campaign").notNull(),
    variant: text("variant").notNull(),
    /** Stored here because a sync counts a payment without a request that shows it. */
    country: text("country", { enum: COUNTRY_GROUPS }).notNull().default("other"),
  },
  (table) => [
    uniqueIndex("origins_unique").on(table.source, table.campaign, table.variant, table.country),
    check("origins_country_known", isOneOf(table.country, COUNTRY_GROUPS)),
  ],
);
