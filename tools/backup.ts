/** `npm run backup` copies the database of a deployed site into its locked bucket; `-- --env staging` the rehearsal's. */
import { parseArgs } from "node:util";
import { backUp } from "./deploy/back-up.ts";
import { backupsName } from "./deploy/context.ts";
import { openSite } from "./deploy/open-site.ts";

const USAGE = "Usage: npm run backup [-- --env production|staging]";

try {
  const { values } = parseArgs({ options: { env: { type: "string", default: "production" } } });
  const context = openSite(values.env, USAGE);
  const keys = await backUp(context, new Date());
  console.log(
    [`In the bucket ${backupsName(context)}, read back, and imported for a try:`, ...keys].join(
      "\n  ",
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
