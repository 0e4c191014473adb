/** Brings back a database that is gone entirely. docs/operations.md says what to do before and after. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { fetchParts, unpack } from "../deploy/back-up.ts";
import { importFile, readRows } from "../deploy/cloudflare.ts";
import { bucketName, type Context, databaseName } from "../deploy/context.ts";
import { inFolder, readList } from "../deploy/data.ts";
import { configPath } from "../deploy/derive-configs.ts";
import { database } from "../deploy/resources.ts";

/** The reason by which the console can send such mail after all. */
const REASON = "backup imported";

/** Most mail that is due has been sent since the backup. The minute's cron would send it again at once. */
const endMail = (now: number): string =>
  `update email_jobs set status = 'failed', failed_at = ${now}, last_error = '${REASON}'
  where sent_at is null and failed_at is null and due_at <= ${now};`;

const FIRST_TABLE = `select name from sqlite_schema
  where name not glob '_cf_*' and name not glob 'sqlite_*' limit 1`;

/**
 * Creates the database if there is none, and imports the newest backup into it. No worker writes to it in the meantime:
 * only the next deployment binds them to it.
 * @throws Error if the database holds anything
 */
export const fillFromBackup = (context: Context, now: number): Promise<void> =>
  inFolder(async (folder) => {
    const { world } = context;
    const config = configPath(context, "jobs");
    const name = databaseName(context);
    const { at, parts } = await readList(context, "backup");
    if (parts === undefined) {
      throw new Error(`deployed/backup.json in ${bucketName(context)} names no backup.`);
    }
    const step = database(context);
    if ((await step.check()).length > 0) await step.act?.();
    if ((await readRows(world.wrangler, config, FIRST_TABLE)).length > 0) {
      throw new Error(
        `${name} is not empty, and a backup fits into an empty database alone. If nothing in it is worth keeping: ` +
          `npx wrangler d1 delete ${name}`,
      );
    }
    const file = join(folder, "database.sql");
    await unpack(await fetchParts(context, parts.split(" "), folder), file);
    // In the same file, so that nothing is left to do by hand.
    appendFileSync(file, `\n${endMail(now)}`);
    world.print(`Importing the backup of ${at} into ${name} ...`);
    await importFile(world.wrangler, config, file);
    world.print(`${name} is as it was then. What mail was due by now counts as failed: ${REASON}.`);
    world.print("Now bind the workers to it: npm run deploy");
  });
