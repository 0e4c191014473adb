import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Until when the exit offer's price is held for a visitor. The row outlives it, so that the offer is made once. */
export const exitOffers = sqliteTable(
  "exit_offers",
  {
    /** SHA-256 of the visitor's secret. */
    visitorHash: text("visitor_hash").primaryKey(),
    endsAt: integer("ends_at").notNull(),
  },
  // For retention.
  (table) => [index("exit_offers_ends_at").on(table.endsAt)],
);
