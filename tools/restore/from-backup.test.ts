import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MIGRATIONS, SiteStandIn } from "../deploy/site-stand-in.ts";
import { backUp } from "./back-up.ts";
import { fillFromBackup } from "./from-backup.ts";
import { REASON } from "./restore-database.ts";

const NOW = Date.UTC(2026, 10, 24, 15);
/** Migrations of the release before the last one. */
const APPLIED = MIGRATIONS.toSorted().slice(0, -1);
const EXPORTED = [
  "CREATE TABLE d1_migrations (id integer primary key autoincrement, name text unique);",
  ...APPLIED.map((name) => `INSERT INTO "d1_migrations" ("name") VALUES('${name}');`),
  `CREATE TABLE email_jobs (id text, status text, due_at integer, sent_at integer, failed_at integer, last_error text);`,
  ...[
    `'due','sending',${NOW - 1},NULL,NULL,NULL`,
    `'later','queued',${NOW + 1},NULL,NULL,NULL`,
    `'sent','sent',1,2,NULL,NULL`,
    `'failed','failed',1,NULL,2,'no such mailbox'`,
  ].map((values) => `INSERT INTO "email_jobs" VALUES(${values});`),
].join("\n");

let bed: SiteStandIn;
beforeEach(async () => {
  bed = new SiteStandIn();
  expect(await bed.run(), bed.printed.join("\n")).toBe(true);
  bed.cloudflare.exported = EXPORTED;
  const at = new Date(NOW - 1_000_000).toISOString();
  await backUp(bed.open(), at, join(bed.folder, "copy.sqlite"));
});
afterEach(() => bed.close());

const fill = () => fillFromBackup(bed.open(), NOW);

test("The backup and then a deployment bring back a site whose database is gone", async () => {
  const { databases, workers } = bed.cloudflare;
  databases.delete("kindling");
  expect(await bed.run()).toBe(false);
  expect(bed.printed.join("\n")).toContain("npm run restore -- --from-backup");
  expect(databases.has("kindling")).toBe(false);

  await fill();
  const ask = (sql: string) => databases.get("kindling")?.content.prepare(sql).all();
  const readApplied = () =>
    ask("select name from d1_migrations order by id")?.map(({ name }) => name);
  expect(readApplied()).toEqual(APPLIED);
  const ended = "select id, status, last_error from email_jobs where failed_at = ";
  expect(ask(`${ended}${NOW}`)).toEqual([{ id: "due", status: "failed", last_error: REASON }]);

  // The migration is about tables that this backup leaves out.
  for (const name of MIGRATIONS.filter((one) => !APPLIED.includes(one))) {
    ask(`insert into d1_migrations (name) values ('${name}')`);
  }
  expect(await bed.run(), bed.printed.join("\n")).toBe(true);
  const bound = [...workers.values()].map(({ database }) => database);
  expect(bound).toEqual(Array(5).fill(databases.get("kindling")?.id));
});

test("Nothing is imported into a database that is not empty", async () => {
  const acts = bed.cloudflare.readActs().length;
  await expect(fill()).rejects.toThrow("kindling is not empty");
  expect(bed.cloudflare.readActs()).toHaveLength(acts);
});

test("Without a backup no database is created", async () => {
  bed.cloudflare.objects.delete("kindling-files/deployed/backup.json");
  bed.cloudflare.databases.delete("kindling");
  await expect(fill()).rejects.toThrow("names no backup");
  expect(bed.cloudflare.databases.has("kindling")).toBe(false);
});
