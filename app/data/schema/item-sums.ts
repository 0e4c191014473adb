import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AnswerSums } from "#app/domain/answer-sums.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { isIntegerFrom } from "./column-rules.ts";
import { quiz2Attempts } from "./life-assessment.ts";

/** Consent that the answers of an attempt may be counted to improve the statements (docs/decisions/0031). */
export const itemConsents = sqliteTable(
  "item_consents",
  {
    attemptId: text("attempt_id")
      .$type<AttemptId>()
      .primaryKey()
      .references(() => quiz2Attempts.id, { onDelete: "cascade" }),
    /** Version of the text that was agreed to. */
    version: integer("version").notNull(),
    givenAt: integer("given_at").notNull(),
    /** Where it was given; null if that is not known. */
    country: text("country"),
    /** False for answers that are too doubtful to count. */
    isUsable: integer("is_usable", { mode: "boolean" }).notNull(),
    /**
     * Whether its answers are in the sums, which do not lead back to it. No time is stored: it would name its group.
     */
    isCounted: integer("is_counted", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("item_consents_waiting")
      .on(table.givenAt)
      .where(sql`${table.isUsable} = 1 and ${table.isCounted} = 0`),
    check("item_consents_version_range", isIntegerFrom(table.version, 1)),
    check("item_consents_usable_range", isIntegerFrom(table.isUsable, 0, 1)),
    check("item_consents_counted_range", isIntegerFrom(table.isCounted, 0, 1)),
  ],
);

/** Sums of answers over at least a hundred people of a country; nobody's own answers. */
export const itemSums = sqliteTable(
  "item_sums",
  {
    bankVersion: text("bank_version").notNull(),
    country: text("country").notNull(),
    /** Only ever grows. */
    people: integer("people").notNull(),
    sums: text("sums", { mode: "json" }).$type<AnswerSums>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bankVersion, table.country] }),
    check("item_sums_people_range", isIntegerFrom(table.people, 1)),
  ],
);
