import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CloudflareStandIn } from "../deploy/account-stand-in.ts";
import type { Context } from "../deploy/context.ts";
import { EXAMPLE_FILE, readSite } from "../deploy/production.ts";
import { backUp, fetchBackup } from "./back-up.ts";
import { writeSql } from "./database-copy.ts";

const AT = "2026-11-22T04:00:00.000Z";

let folder: string;
let cloudflare: CloudflareStandIn;
let context: Context;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-backup-"));
  cloudflare = new CloudflareStandIn();
  const world = { wrangler: cloudflare.wrangler };
  context = { site: readSite(EXAMPLE_FILE), folder, world } as unknown as Context;
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (partBytes?: number) => backUp(context, AT, join(folder, "copy.sqlite"), partBytes);

test.each([undefined, 100])(
  "A backup is an SQLite file, in parts of %s bytes that join again",
  async (bytes) => {
    const keys = await run(bytes);
    expect(keys.length > 1).toBe(bytes !== undefined);
    expect(keys[0]).toBe(`${AT}/database.sqlite.gz.00`);
    const sizes = keys.map((key) => cloudflare.objects.get(`kindling-backups/${key}`)?.length ?? 0);
    const list = JSON.parse(cloudflare.objects.get("kindling-files/deployed/backup.json") ?? "");
    const total = sizes.reduce((sum, size) => sum + size);
    expect(list).toEqual({ at: AT, bytes: String(total), parts: keys.join(" ") });

    const fetched = join(folder, "fetched.sqlite");
    expect(await fetchBackup(context, fetched)).toBe(AT);
    const rows = new DatabaseSync(fetched, { readOnly: true }).prepare("select * from orders");
    expect(rows.all()).toEqual([{ id: "1" }]);
  },
);

test.each([
  [`CREATE TABLE orders (id text);\nINSERT INTO "order" ("id") VALUES('1');`, "no such table"],
  [`CREATE TABLE orders (id text);\nINSERT INTO "orders" ("id") VALUES('`, "unrecognized token"],
  [
    `CREATE TABLE a (id text references b(id));\nCREATE TABLE b (id text primary key);\nINSERT INTO "a" VALUES('1');`,
    "lacks",
  ],
])("An export that is not a whole database is no backup: %j", async (exported, told) => {
  cloudflare.exported = exported;
  await expect(run()).rejects.toThrow(told);
  expect([...cloudflare.objects.keys()]).toEqual([]);
});

test("The SQL for D1 has tables, rows with parents first, indexes, views and triggers", async () => {
  const trigger = `CREATE TRIGGER "t" INSTEAD OF INSERT ON "v"
BEGIN
  INSERT INTO "child" VALUES (CASE NEW."id" WHEN ';' THEN 'end;' END, 'a');
END`;
  const child = `CREATE TABLE "child" (\n  "id" text, -- it's one;\n  "of" text REFERENCES \`parent\`("id"))`;
  const parent = 'CREATE TABLE `parent` ("id" text primary key)';
  const index = 'CREATE UNIQUE INDEX "i" ON "child" ("id")';
  const view = 'CREATE VIEW "v" AS SELECT * FROM "child"';
  // Longer than the chunk that is read at once.
  const long = `it''s; ${"🌱;".repeat(50_000)}`;
  cloudflare.exported = [
    "PRAGMA defer_foreign_keys=TRUE",
    child,
    `INSERT INTO "child" ("id","of") VALUES('1','a')`,
    parent,
    `INSERT INTO "parent" ("id") VALUES('a')`,
    `INSERT INTO "parent" ("id") VALUES('${long}')`,
    index,
    trigger,
    view,
    "",
  ].join(";\n");
  await run();
  const file = join(folder, "sorted.sql");
  await writeSql(join(folder, "copy.sqlite"), file);
  const inserts = [
    `insert into "parent" values('a')`,
    `insert into "parent" values('${long}')`,
    `insert into "child" values('1','a')`,
  ];
  const expected = [child, parent, ...inserts, index, view, trigger, ""].join(";\n");
  expect(readFileSync(file, "utf8") === expected).toBe(true);
  expect(readdirSync(folder)).toContain("copy.sqlite");
});
