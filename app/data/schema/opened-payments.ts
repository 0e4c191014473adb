import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isIntegerFrom } from "./column-rules.ts";

/**
 * The payments that were opened within a day, and the cards declined on them: what the limits against card testing
 * count. Times in milliseconds.
 */
export const openedPayments = sqliteTable(
  "opened_payments",
  {
    /** The id of an order, or of a trial's attempt. */
    id: text("id").primaryKey(),
    /** SHA-256 of the buyer's visitor secret. */
    visitorHash: text("visitor_hash").notNull(),
    /** The truncated IP address: /24 of IPv4, /48 of IPv6. */
    network: text("network").notNull(),
    openedAt: integer("opened_at").notNull(),
    /** Number of declined cards, and the time of the last one. */
    declines: integer("declines").notNull().default(0),
    declinedAt: integer("declined_at"),
  },
  (table) => [
    index("opened_payments_visitor_hash").on(table.visitorHash, table.openedAt),
    index("opened_payments_network").on(table.network, table.declinedAt),
    index("opened_payments_opened_at").on(table.openedAt),
    index("opened_payments_declined")
      .on(table.declinedAt)
      .where(sql`${table.declinedAt} is not null`),
    check("opened_payments_declines_range", isIntegerFrom(table.declines, 0)),
  ],
);

/** When the alert about everybody's declines was last raised. One row. */
export const cardAlerts = sqliteTable(
  "card_alerts",
  { id: integer("id").primaryKey(), raisedAt: integer("raised_at").notNull() },
  (table) => [check("card_alerts_id_one", sql`${table.id} = 1`)],
);
