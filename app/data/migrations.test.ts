import { readdirSync, readFileSync } from "node:fs";
import {
  type DrizzleSQLiteSnapshotJSON,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from "drizzle-kit/api";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { openMigrated } from "../../tests/fixtures/migrated-sqlite.ts";
import * as schema from "./schema.ts";

const read = (path: string) => readFileSync(`migrations/${path}`, "utf8");
const files = readdirSync("migrations").filter((file) => file.endsWith(".sql"));

test("The migrations produce the schema: drizzle-kit finds nothing to generate", async () => {
  const snapshots = readdirSync("migrations/meta").filter((file) =>
    file.endsWith("_snapshot.json"),
  );
  const last = JSON.parse(read(`meta/${snapshots.toSorted().at(-1)}`)) as DrizzleSQLiteSnapshotJSON;
  const current = await generateSQLiteDrizzleJson(schema, last.id);
  expect(await generateSQLiteMigration(last, current)).toEqual([]);
});

test("P46 A new database has its totals, and the time from which the nightly jobs' lateness counts", () => {
  const db = openMigrated();
  const now = Date.now();
  const jobs = db.prepare("select name, cursor, succeeded_at from job_runs order by name").all();
  const since = { cursor: null, succeeded_at: expect.closeTo(now, -4) };
  expect(jobs).toEqual([
    { name: "count_completed", cursor: "0", succeeded_at: null },
    { name: "retention", ...since },
    { name: "weekly_mails", ...since },
  ]);
  expect(db.prepare("select name, total from counters order by name").all()).toEqual([
    { name: "completed_attempts", total: 0 },
    { name: "quiz_submissions", total: 0 },
  ]);
  expect(db.prepare("select signups from waitlist_totals").all()).toEqual([{ signups: 0 }]);
});

describe("A migration that works on an empty local database works in production:", () => {
  // Remote D1 recognizes BEGIN only in capitals, and cuts any other trigger at its first semicolon
  // (cloudflare/workers-sdk#10998, #14991).
  test.each(files)("the triggers of %s end where they should", (file) => {
    const sql = read(file);
    const triggers = sql.match(/create trigger/gi) ?? [];
    expect(sql.match(/^BEGIN$/gm) ?? []).toHaveLength(triggers.length);
    expect(sql).not.toContain("\r");
  });

  // drizzle-kit changes a table by copying and dropping it. D1 ignores the PRAGMA that would suspend foreign keys for
  // that time: the drop cascades and empties every table that refers to this one.
  test.each(files)("%s drops no table with foreign keys to it", (file) => {
    const tables: unknown[] = Object.values(schema);
    const parents = tables
      .filter((table) => is(table, SQLiteTable))
      .flatMap((table) => getTableConfig(table).foreignKeys)
      .map((key) => getTableName(key.reference().foreignTable));
    const dropped = [...read(file).matchAll(/drop table (?:if exists )?\W?(\w+)/gi)];
    expect(dropped.filter(([, table]) => parents.includes(table ?? ""))).toEqual([]);
  });
});
