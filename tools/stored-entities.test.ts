import { readFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, getViewConfig, SQLiteTable, SQLiteView } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#app/data/schema.ts";
import { root } from "./tool.ts";

const [, section = ""] = readFileSync(join(root, "docs/product.md"), "utf8").split(
  "\n## Stored entities\n",
);
const rows = section.split("\n").filter((line) => line.startsWith("| "));

const tables = Object.values(schema).flatMap((entity) => {
  if (is(entity, SQLiteTable)) {
    const { name, columns } = getTableConfig(entity);
    return [{ name, columns: columns.map((column) => column.name) }];
  }
  if (is(entity, SQLiteView)) return [{ name: getViewConfig(entity).name, columns: [] }];
  return [];
});

test.each(tables)("docs/product.md#stored-entities has $name with all of its columns", (table) => {
  const row = rows.find((line) => line.split(" | ")[0]?.includes(`\`${table.name}\``)) ?? "";
  expect(row).not.toBe("");
  expect(table.columns.filter((column) => !new RegExp(`\\b${column}\\b`).test(row))).toEqual([]);
});
