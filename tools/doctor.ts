/** `npm run doctor` reports a deployed site's faults and changes nothing; `-- --env staging` is for the rehearsal. */
import { parseArgs } from "node:util";
import { runChecks } from "./deploy/checks.ts";
import { listChecks } from "./deploy/doctor-checks.ts";
import { openSite } from "./deploy/open-site.ts";
import { runCommand } from "./tool.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { env: { type: "string", default: "production" } } });
  const context = openSite(values.env, "Usage: npm run doctor [-- --env production|staging]");
  return runChecks(listChecks(context), context.world.print);
});
