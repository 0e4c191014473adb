import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isOneOf, isUuid } from "./column-rules.ts";
import { quiz2Attempts } from "./life-assessment.ts";

const subscriptionStatuses = [
  "payment_pending",
  "trialing",
  "active",
  "canceled",
  "incomplete",
] as const;

export const quiz2Subscriptions = sqliteTable(
  "quiz2_subscriptions",
  {
    id: text("id").primaryKey(),
    attemptId: text("attempt_id")
      .notNull()
      .unique()
      .references(() => quiz2Attempts.id, { onDelete: "cascade" }),
    stripeSubId: text("stripe_sub_id"),
    stripeCustomerId: text("stripe_customer_id"),
    stripeSessionId: text("stripe_session_id"),
    stripeEventId: text("stripe_event_id"),
    trialStart: integer("trial_start"),
    trialEnd: integer("trial_end"),
    status: text("status", { enum: subscriptionStatuses }).notNull().default("incomplete"),
    lastEventAt: integer("last_event_at"),
  },
  (table) => [
    check("quiz2_subscriptions_id_uuid", isUuid(table.id)),
    check("quiz2_subscriptions_status_known", isOneOf(table.status, subscriptionStatuses)),
  ],
);
