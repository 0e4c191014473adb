import { is } from "drizzle-orm";
import { getTableConfig, getViewConfig, SQLiteTable, SQLiteView } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { readRows } from "../../tests/fixtures/rows.ts";
import * as schema from "./schema.ts";

const parts: unknown[] = Object.values(schema);
const tables = parts.filter((part) => is(part, SQLiteTable)).map((table) => getTableConfig(table));
const views = parts.filter((part) => is(part, SQLiteView)).map((view) => getViewConfig(view));

const nameOf = (thing: { name: string }) => thing.name;
const namesIn = (things: { name: string }[]) => things.map(nameOf).toSorted();
const foundInDatabase = (type: string) =>
  readRows<{
    name: string;
    sql: string;
  }>(`select name, sql from sqlite_schema where type = '${type}' and name not glob 'sqlite_*'
     and name not glob '_cf_*' and name <> 'd1_migrations'`);

type FoundColumn = {
  name: string;
  type: string;
  notnull: 0 | 1;
  pk: number;
  dflt_value: string | null;
  hidden: number;
};
const readColumns = (table: string) => readRows<FoundColumn>(`pragma table_xinfo(${table})`);

type FoundForeignKey = { from: string; table: string; to: string; on_delete: string };
const readForeignKeys = (table: string) =>
  readRows<FoundForeignKey>(`pragma foreign_key_list(${table})`);

test("The database has the tables, views and indexes of the schema, and no others", async () => {
  const indexes = tables.flatMap((table) => [
    ...table.indexes.map((index) => index.config.name),
    ...table.columns.flatMap((column) => (column.isUnique ? [column.uniqueName] : [])),
  ]);
  expect(namesIn(await foundInDatabase("table"))).toEqual(namesIn(tables));
  expect(namesIn(await foundInDatabase("view"))).toEqual(namesIn(views));
  expect(namesIn(await foundInDatabase("index"))).toEqual(indexes.toSorted());
});

test.each(tables)(
  "The columns of $name are those of the schema",
  async ({ name, columns, primaryKeys }) => {
    const keys = primaryKeys.flatMap((key) => key.columns.map(nameOf));
    const expected = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      isRequired: column.notNull,
      isKey: column.primary || keys.includes(column.name),
      hasDefault: column.default !== undefined,
      isVirtual: column.generated?.mode === "virtual",
    }));
    const found = (await readColumns(name)).map((column) => ({
      name: column.name,
      type: column.type,
      isRequired: column.notnull === 1,
      isKey: column.pk !== 0,
      hasDefault: column.dflt_value !== null,
      isVirtual: column.hidden === 2,
    }));
    expect(found).toEqual(expected);
  },
);

test.each(tables)("The checks and foreign keys of $name are those of the schema", async (table) => {
  const [found] = (await foundInDatabase("table")).filter((row) => row.name === table.name);
  const checks = [...(found?.sql ?? "").matchAll(/CONSTRAINT "(\w+)" CHECK/g)].map(
    (match) => match[1],
  );
  expect(checks.toSorted()).toEqual(namesIn(table.checks));

  const parents = (await readForeignKeys(table.name)).map(
    (key) => `${key.from} → ${key.table}.${key.to}, ${key.on_delete}`,
  );
  const expected = table.foreignKeys.map((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const parent = `${getTableConfig(foreignTable).name}.${foreignColumns.map(nameOf)}`;
    return `${columns.map(nameOf)} → ${parent}, ${key.onDelete?.toUpperCase()}`;
  });
  expect(parents.toSorted()).toEqual(expected.toSorted());
});

test.each(views)(
  "The columns of $name are those of the schema",
  async ({ name, selectedFields }) => {
    const columns = Object.values(selectedFields as Record<string, { name: string }>);
    expect((await readColumns(name)).map(nameOf)).toEqual(columns.map(nameOf));
  },
);

test("A row with a text key counts as one row written, not one in the table and one in an index", async () => {
  const found = await readRows<{ name: string }>("select name from pragma_table_list where wr = 1");
  const isNumbered = (table: (typeof tables)[number]) =>
    table.columns.some((column) => column.primary && column.getSQLType() === "integer");
  expect(namesIn(found)).toEqual(namesIn(tables.filter((table) => !isNumbered(table))));
});
