import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AttemptId } from "#app/domain/ids.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { MAX_REVIEW_LENGTH, MAX_REVIEWER_LENGTH, REVIEW_STATUSES } from "#app/domain/review.ts";
import { isIntegerFrom, isOneOf, isUuid, toLiteral } from "./column-rules.ts";
import { quiz2Attempts } from "./life-assessment.ts";
import { orders } from "./orders.ts";

/** What a buyer wrote about a purchase, which is an order, or the subscription of an attempt. Times in milliseconds. */
export const reviews = sqliteTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .$type<OrderId>()
      .references(() => orders.id, { onDelete: "cascade" }),
    attemptId: text("attempt_id")
      .$type<AttemptId>()
      .references(() => quiz2Attempts.id, { onDelete: "cascade" }),
    rating: integer("rating").notNull(),
    text: text("text").notNull(),
    firstName: text("first_name").notNull(),
    status: text("status", { enum: REVIEW_STATUSES }).notNull().default("received"),
    /** When its writer agreed to its publication. */
    consentedAt: integer("consented_at").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("reviews_order_unique").on(table.orderId).where(sql`${table.orderId} is not null`),
    uniqueIndex("reviews_attempt_unique")
      .on(table.attemptId)
      .where(sql`${table.attemptId} is not null`),
    // Pages read the newest published reviews.
    index("reviews_status").on(table.status, table.updatedAt),
    // The operator reads the newest of any status.
    index("reviews_created_at").on(table.createdAt),
    check("reviews_id_uuid", isUuid(table.id)),
    check("reviews_one_purchase", sql`(${table.orderId} is null) <> (${table.attemptId} is null)`),
    check("reviews_rating_range", isIntegerFrom(table.rating, 1, 5)),
    check(
      "reviews_text_length",
      sql`length(${table.text}) between 1 and ${sql.raw(toLiteral(MAX_REVIEW_LENGTH))}`,
    ),
    check(
      "reviews_first_name_length",
      sql`length(${table.firstName}) between 1 and ${sql.raw(toLiteral(MAX_REVIEWER_LENGTH))}`,
    ),
    check("reviews_status_known", isOneOf(table.status, REVIEW_STATUSES)),
  ],
);
