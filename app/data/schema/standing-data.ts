import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isIntegerFrom } from "./column-rules.ts";

export const COUNTERS = ["quiz_submissions", "completed_attempts"] as const;
export type Counter = (typeof COUNTERS)[number];

/**
 * How often something has happened, counted by a trigger or an hourly job (see the migrations) because counting rows
 * would read all of them. Rows that are deleted later stay counted.
 */
export const counters = sqliteTable(
  "counters",
  {
    name: text("name", { enum: COUNTERS }).primaryKey(),
    total: integer("total").notNull().default(0),
  },
  (table) => [
    check("counters_name_known", sql`${table.name} in ('quiz_submissions', 'completed_attempts')`),
    check("counters_total_range", isIntegerFrom(table.total, 0)),
  ],
);

/** Jobs that run by the clock. Times in milliseconds. */
export const jobRuns = sqliteTable("job_runs", {
  name: text("name").primaryKey(),
  /** When it last finished all of its work. */
  succeededAt: integer("succeeded_at"),
  /** Where the next run continues. */
  cursor: text("cursor"),
});
