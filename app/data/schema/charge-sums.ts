import { index, integer, primaryKey, sqliteTable, sqliteView, text } from "drizzle-orm/sqlite-core";
import { SOLD } from "#app/domain/purchase/charge.ts";

// The sums that the console reads, kept by triggers on `charges` in the transaction that
// changes a charge: no figure can differ from its charges, whichever day a late refund belongs to.

/** The charges of a day, added up by what was sold and where the buyer came from. In US cents. */
export const chargeDays = sqliteTable(
  "charge_days",
  {
    /** Days since 1970, in UTC. */
    day: integer("day").notNull(),
    sold: text("sold", { enum: SOLD }).notNull(),
    /** In `origins`; 0: none. */
    originId: integer("origin_id").notNull(),
    charges: integer("charges").notNull(),
    grossCents: integer("gross_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    /** By disputes that are open or lost. */
    withheldCents: integer("withheld_cents").notNull(),
    feeCents: integer("fee_cents").notNull(),
    unknownFees: integer("unknown_fees").notNull(),
    openDisputes: integer("open_disputes").notNull(),
    wonDisputes: integer("won_disputes").notNull(),
    lostDisputes: integer("lost_disputes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.sold, table.originId] })],
);

/** What an order or an attempt has earned. */
export const buyers = sqliteTable(
  "buyers",
  {
    /** The order or the attempt. */
    ownerId: text("owner_id").primaryKey(),
    /** When it was first charged, for what, and where its buyer came from. */
    firstAt: integer("first_at").notNull(),
    sold: text("sold", { enum: SOLD }).notNull(),
    /** In `origins`; null: none. */
    originId: integer("origin_id"),
    /** Net revenue of the thirty days from then. */
    netCents: integer("net_cents").notNull(),
    /** Months neither refunded in full nor withheld by a dispute. */
    paidMonths: integer("paid_months").notNull(),
    /** Whether a month was charged within these thirty days. */
    hasConverted: integer("has_converted", { mode: "boolean" }).notNull(),
  },
  (table) => [
    // Covers all that the figures read.
    index("buyers_first").on(
      table.sold,
      table.firstAt,
      table.originId,
      table.netCents,
      table.paidMonths,
      table.hasConverted,
    ),
  ],
);

/** An unbroken subscription: paid months with at most 32 days from one to the next. */
export const subscriberSpells = sqliteTable(
  "subscriber_spells",
  {
    ownerId: text("owner_id").notNull(),
    /** When its first and its last month were charged. */
    beganAt: integer("began_at").notNull(),
    lastAt: integer("last_at").notNull(),
    /** The last month of the previous spell; null: it is the first. */
    previousAt: integer("previous_at"),
    /** The price of its months; the highest, if it changed. */
    monthCents: integer("month_cents").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.beganAt] }),
    // Covers all that the figures read.
    index("subscriber_spells_last").on(
      table.lastAt,
      table.beganAt,
      table.previousAt,
      table.monthCents,
    ),
  ],
);

/** A charge that is added or removed. Only the triggers and `tools/rebuild-figures.sql` write to this view. */
export const chargeEntries = sqliteView("charge_entries", {
  times: integer("times").notNull(),
  id: text("id").notNull(),
  ownerId: text("owner_id").notNull(),
  sold: text("sold", { enum: SOLD }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  refundedCents: integer("refunded_cents").notNull(),
  feeCents: integer("fee_cents"),
  dispute: text("dispute").notNull(),
  chargedAt: integer("charged_at").notNull(),
  originId: integer("origin_id"),
  withheldCents: integer("withheld_cents").notNull(),
}).existing();

/** An owner whose sums are recomputed. The triggers and `tools/rebuild-figures.sql` write to this view. */
export const changedOwners = sqliteView("changed_owners", {
  ownerId: text("owner_id").notNull(),
}).existing();
