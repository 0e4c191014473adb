import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { ORDER_STATUSES, type OrderId, PRODUCTS } from "#app/domain/purchase/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import { foldedEmail, hasEmailLength, isIntegerFrom, isOneOf, isUuid } from "./column-rules.ts";

/** One row for each one-time purchase, from before the payment on. Times in milliseconds. */
export const orders = sqliteTable(
  "orders",
  {
    id: text("id").$type<OrderId>().primaryKey(),
    /** SHA-256 of the buyer's visitor secret. */
    visitorHash: text("visitor_hash").notNull(),
    /** Products are added over time, so no CHECK lists them: a CHECK cannot be extended (docs/decisions/0004). */
    product: text("product", { enum: PRODUCTS }).notNull(),
    /** Null for the toolkit until it is paid: its buyer gives an address only to Stripe. */
    email: text("email"),
    archetype: text("archetype", { enum: ARCHETYPES }),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull().default("usd"),
    status: text("status", { enum: ORDER_STATUSES }).notNull().default("created"),
    paymentIntentId: text("payment_intent_id"),
    /** Number of declined attempts, and the time of the last one. */
    declines: integer("declines").notNull().default(0),
    declinedAt: integer("declined_at"),
    createdAt: integer("created_at").notNull(),
    paidAt: integer("paid_at"),
    updatedAt: integer("updated_at").notNull(),
    emailFolded: text("email_folded"),
    /** Version of the consent above the pay button. It is given by paying, so `paid_at` is its time. */
    consentVersion: text("consent_version"),
    /** Of the dating bundle's buyer: the report is printed from it. Null if the browser had none to send. */
    quizResult: text("quiz_result", { mode: "json" }).$type<QuizResult>(),
    /** In `origins`; null: it was not counted. */
    originId: integer("origin_id"),
  },
  (table) => [
    uniqueIndex("orders_payment_intent_unique").on(table.paymentIntentId),
    // One of several concurrent calls inserts the order, and the others find it.
    uniqueIndex("orders_open_unique")
      .on(table.visitorHash, table.product)
      .where(sql`${table.status} = 'created'`),
    index("orders_visitor_hash").on(table.visitorHash, table.createdAt),
    index("orders_email").on(foldedEmail(table)).where(sql`${table.email} is not null`),
    index("orders_paid_at").on(table.paidAt).where(sql`${table.paidAt} is not null`),
    index("orders_unpaid").on(table.createdAt).where(sql`${table.status} = 'created'`),
    // For an alarm: these buyers cannot be mailed what they bought.
    index("orders_without_address")
      .on(table.paidAt)
      .where(sql`${table.status} = 'paid' and ${table.email} is null`),
    index("orders_canceled")
      .on(table.updatedAt)
      .where(sql`${table.status} = 'canceled' and ${table.paidAt} is null`),
    check("orders_id_uuid", isUuid(table.id)),
    check("orders_email_length", hasEmailLength(table.email)),
    check("orders_amount_cents_range", isIntegerFrom(table.amountCents, 1)),
    check("orders_status_known", isOneOf(table.status, ORDER_STATUSES)),
    check("orders_declines_range", isIntegerFrom(table.declines, 0)),
  ],
);

/** Further browsers granted access to an order by a mailed link. */
export const orderVisitors = sqliteTable(
  "order_visitors",
  {
    orderId: text("order_id")
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    visitorHash: text("visitor_hash").notNull(),
    grantedAt: integer("granted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.visitorHash] }),
    index("order_visitors_visitor_hash").on(table.visitorHash),
  ],
);

/** How long the exit offer's price is held for a visitor. The row outlives the offer, so that it is made once. */
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
