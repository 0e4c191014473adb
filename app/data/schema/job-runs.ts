import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Jobs that run at night. Times in milliseconds. */
export const jobRuns = sqliteTable("job_runs", {
  name: text("name").primaryKey(),
  /** When it last finished all of its work. */
  succeededAt: integer("succeeded_at"),
  /** Where the next run goes on. */
  cursor: text("cursor"),
});
