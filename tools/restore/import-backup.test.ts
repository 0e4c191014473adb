import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { D1Database } from "@cloudflare/workers-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "../../app/domain/duration.ts";
import { insertRow, type Table, tables } from "../../tests/fixtures/stored-rows.ts";
import { CloudflareStandIn } from "../deploy/account-stand-in.ts";
import { importFile } from "../deploy/cloudflare.ts";
import type { Context } from "../deploy/context.ts";
import { applyMigrations } from "../deploy/data.ts";
import { configPath, writeConfigs } from "../deploy/derive-configs.ts";
import { EXAMPLE_FILE, readSite } from "../deploy/production.ts";
import { runTool } from "../tool.ts";
import { backUp } from "./back-up.ts";
import { fillFromBackup } from "./from-backup.ts";

const AWKWARD = `It's "so"; it \`was\` [so\n-- END;\r\n/* 🌱 Grüße; 'a' \u{1f468}‍\u{1f469}\n`;
/** Awkward texts, and what triggers need to fill the tables that they keep. */
const CHANGES: Partial<Record<Table, Record<string, string>>> = {
  charges: { sold: "month" },
  users: { username: AWKWARD },
  quiz_submissions: { name: AWKWARD },
  reviews: { text: AWKWARD, first_name: "O'Hara;" },
  alarms: { detail: AWKWARD },
  operator_log: { subject: AWKWARD },
  email_jobs: {
    attempt_id: "22222222-2222-4222-8222-222222222222",
    last_error: AWKWARD,
    payload: JSON.stringify({ says: AWKWARD }),
  },
};

const site = readSite(EXAMPLE_FILE);
const cloudflare = new CloudflareStandIn();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-import-"));
  cloudflare.createDatabase(site.name);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Calls that only the account can answer. */
const OF_THE_ACCOUNT = /^r2 |^d1 (?:list|time-travel) /;

/** Opens a context whose database is a real one on this machine. */
function openLocal(name: string): Context {
  const target = { environment: "production", folder: join(folder, name) } as const;
  writeConfigs(site, target);
  const wrangler: Context["world"]["wrangler"] = (args) =>
    OF_THE_ACCOUNT.test(args.join(" "))
      ? cloudflare.wrangler(args)
      : runTool(
          "wrangler",
          args.map((arg) => (arg === "--remote" ? "--local" : arg)),
        );
  const world = { wrangler, print: () => undefined };
  return { ...target, site, world, bookmark: null } as unknown as Context;
}

async function importLines(context: Context, lines: readonly string[]): Promise<void> {
  const file = join(folder, "lines.sql");
  writeFileSync(file, lines.join("\n"));
  await importFile(context.world.wrangler, configPath(context, "jobs"), file);
}

/** Statements that insert a row into every table; the row of a total exists already. */
async function listRows(): Promise<string[]> {
  const lines: string[] = [];
  const quote = (value: unknown) =>
    typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
  const write = (sql: string, values: unknown[]) =>
    sql.replace(/^insert/, "insert or ignore").replace(/\?/g, () => quote(values.shift()));
  const d1 = {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => ({
        run: async () => void lines.push(`${write(sql, values)};`),
      }),
    }),
  } as unknown as D1Database;
  for (const table of tables) await insertRow(d1, table, CHANGES[table]);
  return lines;
}

/** All that a database holds. */
function readAll(context: Context) {
  const at = join(context.folder, ".wrangler/state/v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(at).find((name) => /^[0-9a-f]+\.sqlite$/.test(name));
  const db = new DatabaseSync(join(at, file ?? ""));
  const schema = db
    .prepare(
      "select type, name, tbl_name, sql from sqlite_schema where name not glob '_cf_*' order by type, name",
    )
    .all();
  const rows = schema
    .filter(({ type }) => type === "table")
    .map(({ name }) => {
      const all = db.prepare(`select * from "${name}"`).all();
      return [String(name), all.map((row) => JSON.stringify(row)).sort()] as const;
    });
  db.close();
  return { schema, rows: Object.fromEntries(rows) };
}

test(
  "Importing a backup of every table gives the database that it was made from",
  async () => {
    const before = openLocal("before");
    await applyMigrations(before);
    await importLines(before, await listRows());
    await backUp(before, new Date().toISOString(), join(folder, "copy.sqlite"));

    const after = openLocal("after");
    // At a time before any mail is due.
    await fillFromBackup(after, -1);
    const was = readAll(before);
    const is = readAll(after);
    expect(is.schema).toEqual(was.schema);
    expect(is.rows).toEqual(was.rows);
    const empty = Object.entries(was.rows).filter(([, rows]) => rows.length === 0);
    expect(empty).toEqual([]);
    expect(new Set(was.schema.map(({ type }) => type))).toEqual(
      new Set(["table", "index", "view", "trigger"]),
    );
  },
  minutes(3),
);
