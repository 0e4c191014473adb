/** Database, buckets and queues: created if they are missing, and otherwise left alone. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { days } from "../../app/domain/duration.ts";
import { exists, findDatabase, readVersion, runWrangler } from "./cloudflare.ts";
import { backupsName, bucketName, type Context, databaseName } from "./context.ts";
import { inFolder } from "./data.ts";
import { nameOf } from "./derive-configs.ts";
import { QUEUES, WORKERS } from "./workers.ts";

/** The longest that Cloudflare keeps a message: one that a broken consumer leaves lasts for a fortnight. */
const RETENTION_SECONDS = String(days(14) / 1_000);

/** The privacy policy promises that anything deleted is gone from everywhere after thirty days. */
const BACKUP_SECONDS = days(30) / 1_000;
const age = { type: "Age", maxAge: BACKUP_SECONDS };
/** Nobody deletes a backup before its time, and then it is deleted. */
const RULES = {
  lock: { condition: { type: "Age", maxAgeSeconds: BACKUP_SECONDS - days(1) / 1_000 } },
  lifecycle: { conditions: {}, deleteObjectsTransition: { condition: age } },
};

export async function createResources(context: Context): Promise<void> {
  const { site, world } = context;
  const location = ["--location", site.location];
  await createFirstDatabase(context);
  for (const bucket of [bucketName(context), backupsName(context)]) {
    // `list` shows twenty buckets, and `info` needs the right to read analytics.
    if (await exists(world.wrangler, ["r2", "bucket", "lock", "list", bucket])) continue;
    await runWrangler(world.wrangler, ["r2", "bucket", "create", bucket, ...location]);
  }
  await inFolder(async (folder) => {
    const file = join(folder, "rules.json");
    for (const [kind, rule] of Object.entries(RULES)) {
      writeFileSync(file, JSON.stringify({ rules: [{ id: "weekly", enabled: true, ...rule }] }));
      const args = ["r2", "bucket", kind, "set", backupsName(context), "--file", file, "--force"];
      await runWrangler(world.wrangler, args);
    }
  });
  for (const queue of QUEUES.map((one) => nameOf(site, one))) {
    if (await exists(world.wrangler, ["queues", "info", queue])) continue;
    const kept = ["--message-retention-period-secs", RETENTION_SECONDS];
    await runWrangler(world.wrangler, ["queues", "create", queue, ...kept]);
  }
}

/** A site that goes on with an empty database can no longer import a backup. */
async function createFirstDatabase(context: Context): Promise<void> {
  const { site, world } = context;
  const isThere = (await findDatabase(world.wrangler, databaseName(context))) !== null;
  const jobs = nameOf(site, WORKERS.jobs.suffix);
  if (!isThere && (await readVersion(world.wrangler, jobs)) !== null) {
    throw new Error(
      "The database is gone. First bring its data back: npm run restore -- --from-backup. To begin without any: " +
        `npx wrangler d1 create ${databaseName(context)} --location ${site.location}`,
    );
  }
  await createDatabase(context);
}

/** Notes the database's id, to which the workers are bound. */
export async function createDatabase(context: Context): Promise<void> {
  const { wrangler } = context.world;
  const name = databaseName(context);
  context.databaseId = await findDatabase(wrangler, name);
  if (context.databaseId !== null) return;
  await runWrangler(wrangler, ["d1", "create", name, "--location", context.site.location]);
  context.databaseId = await findDatabase(wrangler, name);
  if (context.databaseId === null)
    throw new Error(`Cloudflare does not list ${name} yet: run it again.`);
}
