import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isIntegerFrom } from "./column-rules.ts";

/**
 * Stripe's events, by webhook or from its list. The id is Stripe's, so each event is stored once. Their contents are not
 * stored: syncs read from Stripe.
 */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** The customer, payment or charge that the event names. */
    objectId: text("object_id").notNull(),
    createdAt: integer("created_at").notNull(),
    receivedAt: integer("received_at").notNull(),
  },
  (table) => [
    index("stripe_events_object").on(table.objectId, table.createdAt),
    index("stripe_events_received_at").on(table.receivedAt),
  ],
);

/**
 * The fence before each synced object: `want` counts the news of it, `got` says up to which of them our rows
 * know. Who fetched for an older `want` than `got` comes too late and writes nothing.
 */
export const stripeSyncs = sqliteTable(
  "stripe_syncs",
  {
    objectId: text("object_id").primaryKey(),
    requestedRevision: integer("want").notNull(),
    syncedRevision: integer("got").notNull().default(0),
    requestedAt: integer("wanted_at").notNull(),
  },
  (table) => [
    index("stripe_syncs_behind")
      .on(table.requestedAt)
      .where(sql`${table.syncedRevision} < ${table.requestedRevision}`),
    index("stripe_syncs_settled")
      .on(table.requestedAt)
      .where(sql`${table.syncedRevision} >= ${table.requestedRevision}`),
    check("stripe_syncs_want_range", isIntegerFrom(table.requestedRevision, 0)),
    check("stripe_syncs_got_range", isIntegerFrom(table.syncedRevision, 0)),
  ],
);

/** How far Stripe's list of events has been read. One row. */
export const stripeCursors = sqliteTable(
  "stripe_cursors",
  { id: integer("id").primaryKey(), readUntil: integer("read_until").notNull() },
  (table) => [check("stripe_cursors_id_one", sql`${table.id} = 1`)],
);

/** Payments that have to be given back, each until Stripe shows it refunded. Times in milliseconds. */
export const owedRefunds = sqliteTable(
  "owed_refunds",
  {
    paymentIntentId: text("payment_intent_id").primaryKey(),
    customerId: text("customer_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    owedAt: integer("owed_at").notNull(),
    /** Tries that were answered; each has an idempotency key of its own. */
    tries: integer("tries").notNull().default(0),
    /** Of the last definite refusal, by Stripe's code. */
    reason: text("reason"),
    /** Null: done. */
    nextTryAt: integer("next_try_at"),
  },
  (table) => [
    index("owed_refunds_customer").on(table.customerId),
    index("owed_refunds_due").on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    check("owed_refunds_amount_cents_range", isIntegerFrom(table.amountCents, 0)),
    check("owed_refunds_tries_range", isIntegerFrom(table.tries, 0)),
  ],
);
