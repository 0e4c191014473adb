import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSorted, tryImport } from "./export-order.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-export-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (sql: string): string => {
  const file = join(folder, "export.sql");
  writeFileSync(file, sql);
  return file;
};

const TRIGGER = `CREATE TRIGGER "t" INSTEAD OF INSERT ON "v"
BEGIN
\tINSERT INTO "child" VALUES (CASE NEW."id" WHEN ';' THEN 'end;' END, 'a');
END;`;
/** Longer than the chunk that is read at once. */
const LONG = `INSERT INTO "parent" ("id") VALUES('${"it''s; ".repeat(200_000)}');`;

test("An export is sorted into tables, rows with parents first, indexes, views and triggers", async () => {
  const parts = [
    "PRAGMA defer_foreign_keys=TRUE;",
    `CREATE TABLE "child" (\n  "id" text, -- it's one;\n  "of" text REFERENCES \`parent\`("id"));`,
    `INSERT INTO "child" ("id","of") VALUES('1','a');`,
    `CREATE TABLE \`parent\` ("id" text primary key);`,
    `INSERT INTO "parent" ("id") VALUES('a');`,
    LONG,
    `INSERT INTO "parent" ("id") VALUES('🌱');`,
    `CREATE UNIQUE INDEX "i" ON "child" ("id");`,
    TRIGGER,
    `CREATE VIEW "v" AS SELECT * FROM "child";`,
  ];
  const sorted = await text(readSorted(write(parts.join("\n"))));
  const order = [0, 1, 3, 4, 5, 6, 2, 7, 9, 8];
  expect(sorted === order.map((at) => parts[at]).join("\n")).toBe(true);
  await tryImport(write(sorted), join(folder, "sorted.sqlite"));
  await expect(
    tryImport(write(parts.join("\n")), join(folder, "as-it-was.sqlite")),
  ).rejects.toThrow("no such table: main.parent");
});

test.each([
  [`CREATE TABLE a (b);\nINSERT INTO "a" VALUES('`, "The last statement is cut off"],
  ["CREATE TABLE a (b);\nVACUUM;", "something new: VACUUM;"],
])("%j is refused", async (sql, told) => {
  await expect(text(readSorted(write(sql)))).rejects.toThrow(told);
});
