import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { databaseNow, foldedEmail, hasEmailLength, isIntegerFrom } from "./column-rules.ts";

export const waitlistSignups = sqliteTable(
  "waitlist_signups",
  {
    id: integer("id").primaryKey(),
    email: text("email").notNull(),
    source: text("source").notNull().default("direct"),
    signedUpAt: integer("signed_up_at").notNull().default(databaseNow),
    emailFolded: text("email_folded"),
    /**
     * Deadline for confirming the address. Null: confirmed, or no confirmation needed; only these signups are counted.
     */
    confirmBy: integer("confirm_by"),
  },
  (table) => [
    uniqueIndex("waitlist_signups_email_unique").on(foldedEmail(table)),
    // Partial: only unconfirmed signups, which the cleanup reads.
    index("waitlist_signups_unconfirmed")
      .on(table.confirmBy)
      .where(sql`${table.confirmBy} is not null`),
    check("waitlist_signups_email_length", hasEmailLength(table.email)),
  ],
);

/**
 * The number of confirmed signups. One row, maintained by triggers on waitlist_signups (see the migrations): every visitor
 * polls the count, and counting the signups would read all of them each time.
 */
export const waitlistTotals = sqliteTable(
  "waitlist_totals",
  {
    id: integer("id").primaryKey(),
    signups: integer("signups").notNull().default(0),
  },
  (table) => [
    check("waitlist_totals_id_one", sql`${table.id} = 1`),
    check("waitlist_totals_signups_range", isIntegerFrom(table.signups, 0)),
  ],
);
