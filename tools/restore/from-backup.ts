/** Brings back a database that is gone entirely. docs/operations.md says what to do before and after. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { importFile, readRows } from "../deploy/cloudflare.ts";
import { type Context, databaseName } from "../deploy/context.ts";
import { inFolder } from "../deploy/data.ts";
import { configPath } from "../deploy/derive-configs.ts";
import { createDatabase } from "../deploy/resources.ts";
import { fetchBackup } from "./back-up.ts";
import { writeSql } from "./database-copy.ts";
import { endMail, REASON } from "./restore-database.ts";

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
    const copy = join(folder, "database.sqlite");
    const at = await fetchBackup(context, copy);
    await createDatabase(context);
    if ((await readRows(world.wrangler, config, FIRST_TABLE)).length > 0) {
      throw new Error(
        `${name} is not empty. If nothing in it is worth keeping: npx wrangler d1 delete ${name}`,
      );
    }
    const file = join(folder, "database.sql");
    await writeSql(copy, file);
    // In the same file, so that nothing is left to do by hand.
    appendFileSync(file, `${endMail(now)};`);
    world.print(`Importing the backup of ${at} into ${name} ...`);
    await importFile(world.wrangler, config, file);
    world.print(`${name} is as it was then. What mail was due by now counts as failed: ${REASON}.`);
    world.print("Now bind the workers to it: npm run deploy");
  });
