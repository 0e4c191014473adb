import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DataRequestKind, DataRequestSource } from "#app/domain/personal-data.ts";
import type { ReportOwner } from "#app/domain/report-folder.ts";

/** What was done for people who asked about their data, without naming them. Times in milliseconds. */
export const dataRequests = sqliteTable(
  "data_requests",
  {
    id: text("id").primaryKey(),
    /** Kinds are added over time, so no CHECK lists them (docs/decisions/0004). */
    kind: text("kind").$type<DataRequestKind>().notNull(),
    source: text("source").$type<DataRequestSource>().notNull(),
    requestedAt: integer("requested_at").notNull(),
    /** Rows found, by table. */
    counts: text("counts", { mode: "json" }).$type<Readonly<Record<string, number>>>().notNull(),
    /** Attempts and orders whose files are yet to be deleted; emptied when they are. */
    fileOwners: text("file_owners", { mode: "json" }).$type<readonly ReportOwner[]>().notNull(),
    /** Null: files are yet to be deleted. */
    finishedAt: integer("finished_at"),
  },
  (table) => [
    index("data_requests_unfinished").on(table.requestedAt).where(sql`${table.finishedAt} is null`),
  ],
);
