/** `npm run backup` copies the database of a deployed site into its locked bucket; `-- --env staging` the rehearsal's. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { backupsName } from "./deploy/context.ts";
import { inFolder } from "./deploy/data.ts";
import { openSite } from "./deploy/open-site.ts";
import { backUp } from "./restore/back-up.ts";
import { runCommand } from "./tool.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { env: { type: "string", default: "production" } } });
  const context = openSite(values.env, "Usage: npm run backup [-- --env production|staging]");
  const at = new Date().toISOString();
  const keys = await inFolder((folder) => backUp(context, at, join(folder, "database.sqlite")));
  console.log([`In the bucket ${backupsName(context)}:`, ...keys].join("\n  "));
  return true;
});
