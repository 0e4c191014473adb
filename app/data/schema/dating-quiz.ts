import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { databaseNow, foldedEmail, hasEmailLength, isOneOf } from "./column-rules.ts";

export const quizSubmissions = sqliteTable(
  "quiz_submissions",
  {
    id: integer("id").primaryKey(),
    name: text("name"),
    email: text("email").notNull(),
    age: text("age").notNull(),
    gender: text("gender").notNull(),
    archetype: text("archetype", { enum: ARCHETYPES }).notNull(),
    submittedAt: integer("submitted_at").notNull().default(databaseNow),
    emailFolded: text("email_folded"),
    /** SHA-256 of the secret of the visitor it belongs to; null for rows of earlier releases. */
    visitorHash: text("visitor_hash"),
    /** Version of the notice shown at the start; null for rows of earlier releases. */
    noticeVersion: integer("notice_version"),
    /** In `origins`; null: it was not counted. */
    originId: integer("origin_id"),
  },
  (table) => [
    uniqueIndex("quiz_submissions_email_unique").on(foldedEmail(table)),
    index("quiz_submissions_submitted_at").on(table.submittedAt),
    check("quiz_submissions_email_length", hasEmailLength(table.email)),
    check("quiz_submissions_age_given", sql`length(${table.age}) >= 1`),
    check("quiz_submissions_gender_given", sql`length(${table.gender}) >= 1`),
    check("quiz_submissions_archetype_known", isOneOf(table.archetype, ARCHETYPES)),
  ],
);

/**
 * What a visitor last said about themselves. Books are recommended by this, never by what was said under an address.
 */
export const quizReaders = sqliteTable(
  "quiz_readers",
  {
    /** SHA-256 of the visitor's secret. */
    visitorHash: text("visitor_hash").primaryKey(),
    age: text("age").notNull(),
    gender: text("gender").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("quiz_readers_updated_at").on(table.updatedAt),
    check("quiz_readers_age_given", sql`length(${table.age}) >= 1`),
    check("quiz_readers_gender_given", sql`length(${table.gender}) >= 1`),
  ],
);
