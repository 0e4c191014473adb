import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deriveConfigs, writeConfigs } from "../deploy/derive-configs.ts";
import { MIGRATIONS, SiteStandIn } from "../deploy/site-stand-in.ts";
import { backUp } from "./back-up.ts";
import { fillFromBackup } from "./from-backup.ts";

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
  await backUp(
    bed.open(),
    new Date(NOW - 1_000_000).toISOString(),
    join(bed.folder, "copy.sqlite"),
  );
});
afterEach(() => bed.close());

/** Opens the site as the command does: its files do not name the database that is gone. */
function fill(): Promise<void> {
  const context = bed.open();
  writeConfigs(context, deriveConfigs(context.site, context));
  return fillFromBackup(context, NOW);
}

test("The backup and then a deployment bring back a site whose database is gone", async () => {
  const { cloudflare } = bed;
  cloudflare.databases.delete("kindling");
  bed.printed.length = 0;
  expect(await bed.run()).toBe(false);
  expect(bed.printed.join("\n")).toContain("npm run restore -- --from-backup");
  expect(cloudflare.databases.has("kindling")).toBe(false);

  await fill();
  expect(cloudflare.databases.get("kindling")).toEqual(APPLIED);
  const ended = `select id, status, failed_at from email_jobs where failed_at = ${NOW}`;
  expect(cloudflare.imported.prepare(ended).all()).toEqual([
    { id: "due", status: "failed", failed_at: NOW },
  ]);

  bed.printed.length = 0;
  await bed.run({ isDryRun: true });
  const plan = bed.printed.join("\n");
  for (const name of MIGRATIONS) expect(plan.includes(name)).toBe(!APPLIED.includes(name));
  // The migration does not really run: it is about tables that this backup leaves out.
  cloudflare.databases.set("kindling", MIGRATIONS);
  expect(await bed.run(), bed.printed.join("\n")).toBe(true);
  const bound = [...cloudflare.workers.values()].map(({ current }) => current.database);
  expect(bound).toEqual(Array(5).fill(cloudflare.ids.get("kindling")));
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
