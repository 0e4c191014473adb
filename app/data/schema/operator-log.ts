import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isUuid } from "./column-rules.ts";

/**
 * What the operator did in the console: who, what, when and to what, without its content. Written before the act, so
 * that no act goes unrecorded. Times in milliseconds.
 */
export const operatorLog = sqliteTable(
  "operator_log",
  {
    /** The id of the confirmed form: however often it is sent, the act is done once. */
    id: text("id").primaryKey(),
    at: integer("at").notNull(),
    /** The address that Cloudflare Access vouches for. */
    who: text("who").notNull(),
    act: text("act").notNull(),
    /** The name of a person or thing (`app/owner/rules/subject.ts`), never an address. */
    subject: text("subject").notNull(),
    /** The outcome; null: it was begun, but did not end. */
    outcome: text("outcome"),
  },
  (table) => [
    index("operator_log_at").on(table.at),
    check("operator_log_id_uuid", isUuid(table.id)),
  ],
);
