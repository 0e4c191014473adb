import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { databaseNow, hasEmailLength, isOneOf } from "./column-rules.ts";

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
  },
  (table) => [
    uniqueIndex("quiz_submissions_email_unique").on(sql`lower(${table.email})`),
    check("quiz_submissions_email_length", hasEmailLength(table.email)),
    check("quiz_submissions_age_given", sql`length(${table.age}) >= 1`),
    check("quiz_submissions_gender_given", sql`length(${table.gender}) >= 1`),
    check("quiz_submissions_archetype_known", isOneOf(table.archetype, ARCHETYPES)),
  ],
);
