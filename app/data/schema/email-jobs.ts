import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { AttemptId } from "#app/domain/ids.ts";
import type { MailTrouble } from "#app/domain/mail/mail-limits.ts";
import type { MailKind } from "#app/domain/mail/mail-payload.ts";
import { databaseNow, hasAddress, hasEmailLength, isOneOf, isUuid } from "./column-rules.ts";
import { quiz2Attempts } from "./life-assessment.ts";

const jobStatuses = ["queued", "sending", "sent", "failed"] as const;

/** The outbox of all funnels. Mail of the waitlist and of orders belongs to no attempt. */
export const emailJobs = sqliteTable(
  "email_jobs",
  {
    id: text("id").primaryKey(),
    attemptId: text("attempt_id")
      .$type<AttemptId>()
      .references(() => quiz2Attempts.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    status: text("status", { enum: jobStatuses }).notNull().default("queued"),
    /** R2 key of the report that the mail links to. */
    payloadPointer: text("payload_pointer"),
    createdAt: integer("created_at").notNull().default(databaseNow),
    /** Kinds are added over time, so no CHECK lists them: a CHECK cannot be extended (docs/decisions/0004). */
    kind: text("kind").$type<MailKind>().notNull(),
    /** Opaque: built and compared, never parsed. What the mail says is in `payload`. */
    dedupeKey: text("dedupe_key").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Queued: the earliest next try. Sending: the end of the lease. */
    nextTryAt: integer("next_try_at").notNull().default(0),
    sentAt: integer("sent_at"),
    lastError: text("last_error"),
    /** Tries whose outcome is unknown: an upper bound on how often the mail was sent again. */
    repeats: integer("repeats").notNull().default(0),
    /** The date of the mail: when it was queued, or the day it is scheduled for. */
    dueAt: integer("due_at").notNull().default(0),
    /** What the mail is written from, by kind: `app/domain/mail/mail-payload.ts`. */
    payload: text("payload", { mode: "json" }).notNull().default({}),
    /** When it became `failed`. */
    failedAt: integer("failed_at"),
    /** Hash of the mailbox, by which mail is limited and suppressed; null for jobs of earlier releases. */
    recipient: text("recipient"),
  },
  (table) => [
    uniqueIndex("email_jobs_dedupe_key_unique").on(table.dedupeKey),
    // For the sweep. Its condition does not name the status, because a claim changes that and would
    // then write an index entry. Jobs due on a later day come last.
    index("email_jobs_pending")
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    // For data requests: these mails go to the operator, so their recipient is not the person.
    index("email_jobs_withdrawals")
      .on(sql`lower(json_extract(${table.payload}, '$.email'))`)
      .where(sql`${table.kind} = 'withdrawal_notice'`),
    // For a replay, and for retention. Usually empty, so that no other job writes to it.
    index("email_jobs_failed")
      .on(table.status, table.failedAt)
      .where(sql`${table.status} = 'failed' and ${hasAddress(table)}`),
    index("email_jobs_attempt_id").on(table.attemptId).where(sql`${table.attemptId} is not null`),
    // For retention: sent mail that still has its address.
    index("email_jobs_addressed")
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null and ${hasAddress(table)}`),
    index("email_jobs_recipient")
      .on(table.recipient, table.kind, table.createdAt)
      .where(sql`${table.recipient} is not null`),
    // For lookups by address; new jobs write nothing to it.
    index("email_jobs_without_recipient")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.recipient} is null`),
    check("email_jobs_id_uuid", isUuid(table.id)),
    check("email_jobs_email_length", hasEmailLength(table.email)),
    check("email_jobs_status_known", isOneOf(table.status, jobStatuses)),
  ],
);

/**
 * Kinds of mail that a mailbox has unsubscribed from, or the fact that it bounces or has complained
 * (docs/decisions/0037). Stores only a hash of the mailbox, so that a row outlives the deletion of the address.
 */
export const mailSuppressions = sqliteTable(
  "mail_suppressions",
  {
    recipient: text("recipient").notNull(),
    kind: text("kind").$type<MailKind | MailTrouble>().notNull(),
    suppressedAt: integer("suppressed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipient, table.kind] }),
    // The operator reads the newest.
    index("mail_suppressions_suppressed_at").on(table.suppressedAt),
  ],
);

/** Mail of attempts with two statuses: anything not sent counts as queued. */
export const quiz2EmailJobs = sqliteView("quiz2_email_jobs", {
  id: text("id").notNull(),
  attemptId: text("attempt_id").$type<AttemptId>().notNull(),
  email: text("email").notNull(),
  status: text("status", { enum: ["queued", "sent"] }).notNull(),
  payloadPointer: text("payload_pointer"),
  createdAt: integer("created_at").notNull(),
}).as(
  sql`select id, attempt_id, email, iif(status = 'sent', 'sent', 'queued') as status, payload_pointer, created_at from email_jobs where attempt_id is not null`,
);
