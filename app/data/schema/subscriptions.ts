import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  OFFERS,
  PAYMENT_STATES,
  SUBSCRIPTION_STATUSES,
} from "#app/domain/purchase/subscription.ts";
import { firstRenewal, hasEmailLength, isIntegerFrom, isOneOf, isUuid } from "./column-rules.ts";
import { quiz2Attempts } from "./life-assessment.ts";

/** One row for each attempt that went to the checkout. Times in milliseconds. */
export const quiz2Subscriptions = sqliteTable(
  "quiz2_subscriptions",
  {
    id: text("id").primaryKey(),
    attemptId: text("attempt_id")
      .$type<AttemptId>()
      .notNull()
      .unique()
      .references(() => quiz2Attempts.id, { onDelete: "cascade" }),
    stripeSubId: text("stripe_sub_id"),
    stripeCustomerId: text("stripe_customer_id"),
    stripeSessionId: text("stripe_session_id"),
    stripeEventId: text("stripe_event_id"),
    trialStart: integer("trial_start"),
    trialEnd: integer("trial_end"),
    status: text("status", { enum: SUBSCRIPTION_STATUSES }).notNull().default("incomplete"),
    lastEventAt: integer("last_event_at"),
    /** SHA-256 of the buyer's visitor secret. */
    visitorHash: text("visitor_hash"),
    email: text("email"),
    country: text("country"),
    /** Number of checkouts of this attempt: each round is one Stripe session, however often it is requested. */
    checkoutRound: integer("checkout_round").notNull().default(0),
    checkoutUrl: text("checkout_url"),
    checkoutExpiresAt: integer("checkout_expires_at"),
    /** Version of the terms shown beside the pay button, and when it was pressed. */
    consentVersion: text("consent_version"),
    consentedAt: integer("consented_at"),
    /** End of the paid period: the next charge, or the end of access after a cancellation. */
    periodEnd: integer("period_end"),
    isCancelling: integer("is_cancelling", { mode: "boolean" }).notNull().default(false),
    /** A cancellation not yet confirmed by Stripe. */
    cancelRequestedAt: integer("cancel_requested_at"),
    canceledAt: integer("canceled_at"),
    paymentState: text("payment_state", { enum: PAYMENT_STATES }).notNull().default("clear"),
    /** Kept through later checkouts. */
    dailyMailsStoppedAt: integer("daily_mails_stopped_at"),
    /** What the newest checkout sells. */
    offer: text("offer", { enum: OFFERS }).notNull().default("trial"),
    /** Start of the first trial, kept through later checkouts: the trial is sold once. */
    firstTrialAt: integer("first_trial_at"),
    /** The mailbox of the address (`foldMailbox`). */
    mailbox: text("mailbox"),
    /** If one person paid twice: the attempt whose subscription stays and opens this one's results. */
    coveredBy: text("covered_by").$type<AttemptId>(),
    /** Kept through later checkouts. */
    weeklyMailsStoppedAt: integer("weekly_mails_stopped_at"),
    /** Stripe does not collect the next charge. */
    isPaused: integer("is_paused", { mode: "boolean" }).notNull().default(false),
    /** Keyed hash of the card that paid for the trial: a card is sold one. Stripe's fingerprint is not kept. */
    cardHash: text("card_hash"),
  },
  (table) => [
    uniqueIndex("quiz2_subscriptions_customer_unique").on(table.stripeCustomerId),
    index("quiz2_subscriptions_visitor_hash")
      .on(table.visitorHash)
      .where(sql`${table.visitorHash} is not null`),
    index("quiz2_subscriptions_mailbox").on(table.mailbox).where(sql`${table.mailbox} is not null`),
    index("quiz2_subscriptions_period_end")
      .on(table.periodEnd)
      .where(sql`${table.status} in ('trialing', 'active')`),
    index("quiz2_subscriptions_card_hash")
      .on(table.cardHash)
      .where(sql`${table.cardHash} is not null`),
    // For the nightly mails, and for review requests after the first renewal.
    index("quiz2_subscriptions_active").on(table.attemptId).where(sql`${table.status} = 'active'`),
    index("quiz2_subscriptions_renewed")
      .on(firstRenewal(table))
      .where(sql`${table.status} = 'active'`),
    check("quiz2_subscriptions_id_uuid", isUuid(table.id)),
    check("quiz2_subscriptions_status_known", isOneOf(table.status, SUBSCRIPTION_STATUSES)),
    check("quiz2_subscriptions_email_length", hasEmailLength(table.email)),
    check("quiz2_subscriptions_checkout_round_range", isIntegerFrom(table.checkoutRound, 0)),
    check("quiz2_subscriptions_is_cancelling_range", isIntegerFrom(table.isCancelling, 0, 1)),
    check("quiz2_subscriptions_payment_state_known", isOneOf(table.paymentState, PAYMENT_STATES)),
    check("quiz2_subscriptions_offer_known", isOneOf(table.offer, OFFERS)),
  ],
);
