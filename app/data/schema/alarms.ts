import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AlarmName } from "#app/domain/alarms.ts";

/**
 * The newest fault of each name, while it lasts and afterwards. Faults are added over time, so no CHECK lists their
 * names (docs/decisions/0004). Times in milliseconds.
 */
export const alarms = sqliteTable("alarms", {
  name: text("name").$type<AlarmName>().primaryKey(),
  /** Figures and our own ids, never personal data. */
  detail: text("detail").notNull(),
  since: integer("since").notNull(),
  /** When the fault was last seen. */
  seenAt: integer("seen_at").notNull(),
  /** When the operator was last told: that it has begun or, after `over_at`, that it is over. */
  reportedAt: integer("reported_at"),
  /** Null: ongoing. */
  overAt: integer("over_at"),
});
