import { readdirSync, readFileSync } from "node:fs";
import {
  type DrizzleSQLiteSnapshotJSON,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from "drizzle-kit/api";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
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
