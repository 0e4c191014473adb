import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FAILING_FROM } from "#app/domain/alarms.ts";
import { DISPUTES } from "#app/domain/purchase/billing.ts";
import { SOLD } from "#app/domain/purchase/charge.ts";
import { isBehind, isIntegerFrom, isOneOf } from "./column-rules.ts";

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
 * The fence of each synced object: `requested_revision` counts the requests for a sync, `synced_revision` says up to
 * which of them our rows are current. A fetch for a revision that is not above the synced one is stale and writes
 * nothing.
 */
export const stripeSyncs = sqliteTable(
  "stripe_syncs",
  {
    objectId: text("object_id").primaryKey(),
    requestedRevision: integer("requested_revision").notNull(),
    syncedRevision: integer("synced_revision").notNull().default(0),
    requestedAt: integer("requested_at").notNull(),
    /**
     * Syncs in a row that failed through a fault of ours, or that Stripe refused in part; none while Stripe is
     * unavailable.
     */
    failures: integer("failures").notNull().default(0),
  },
  (table) => [
    index("stripe_syncs_behind").on(table.requestedAt).where(isBehind(table)),
    index("stripe_syncs_settled")
      .on(table.requestedAt)
      .where(sql`${table.syncedRevision} >= ${table.requestedRevision}`),
    // Usually empty, so that no other sync writes to it.
    index("stripe_syncs_failing")
      .on(table.failures)
      .where(sql`${isBehind(table)} and ${table.failures} >= ${sql.raw(String(FAILING_FROM))}`),
    check("stripe_syncs_requested_revision_range", isIntegerFrom(table.requestedRevision, 0)),
    check("stripe_syncs_synced_revision_range", isIntegerFrom(table.syncedRevision, 0)),
  ],
);

/** How far Stripe's list of events has been read, and when it last answered. One row. */
export const stripeCursors = sqliteTable(
  "stripe_cursors",
  {
    id: integer("id").primaryKey(),
    readUntil: integer("read_until").notNull(),
    answeredAt: integer("answered_at").notNull().default(0),
  },
  (table) => [check("stripe_cursors_id_one", sql`${table.id} = 1`)],
);

/** Payments that have to be refunded, each until Stripe shows the refund. Times in milliseconds. */
export const owedRefunds = sqliteTable(
  "owed_refunds",
  {
    paymentIntentId: text("payment_intent_id").primaryKey(),
    /** The object whose sync makes the refund: a customer, or the payment of an order. */
    objectId: text("object_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    owedAt: integer("owed_at").notNull(),
    /** Tries that were answered; each has an idempotency key of its own. */
    tries: integer("tries").notNull().default(0),
    /** Stripe's code for the last definite refusal. */
    reason: text("reason"),
    /** Null: done. */
    nextTryAt: integer("next_try_at"),
  },
  (table) => [
    index("owed_refunds_object").on(table.objectId),
    index("owed_refunds_due").on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    check("owed_refunds_amount_cents_range", isIntegerFrom(table.amountCents, 0)),
    check("owed_refunds_tries_range", isIntegerFrom(table.tries, 0)),
  ],
);

/**
 * Each paid charge of orders and subscriptions, as Stripe had it at the last sync. It outlives its buyer and names
 * nobody: income figures are made from it. Times in milliseconds, amounts in US cents.
 */
export const charges = sqliteTable(
  "charges",
  {
    /** Stripe's id. */
    id: text("id").primaryKey(),
    /** The order, or the attempt whose subscription it paid. */
    ownerId: text("owner_id").notNull(),
    /** Products are added over time, so no CHECK lists them (docs/decisions/0004). */
    sold: text("sold", { enum: SOLD }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    /** Null: Stripe has not reported it, or not in US dollars. */
    feeCents: integer("fee_cents"),
    dispute: text("dispute", { enum: DISPUTES }).notNull(),
    chargedAt: integer("charged_at").notNull(),
    /** In `origins`: that of the order or the attempt; null: it has none. */
    originId: integer("origin_id"),
    /** By disputes that are open or lost. */
    withheldCents: integer("withheld_cents").notNull().default(0),
  },
  (table) => [
    index("charges_charged_at").on(table.chargedAt),
    index("charges_owner").on(table.ownerId),
    check("charges_amount_cents_range", isIntegerFrom(table.amountCents, 1)),
    check("charges_refunded_cents_range", isIntegerFrom(table.refundedCents, 0)),
    check(
      "charges_fee_cents_range",
      sql`${table.feeCents} is null or (${isIntegerFrom(table.feeCents, 0)})`,
    ),
    check("charges_withheld_cents_range", isIntegerFrom(table.withheldCents, 0)),
    check("charges_dispute_known", isOneOf(table.dispute, DISPUTES)),
  ],
);
