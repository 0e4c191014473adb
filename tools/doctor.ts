/** `npm run doctor` reports a deployed site's faults and changes nothing; `-- --env staging` is for the rehearsal. */
import { parseArgs } from "node:util";
import { listLooks } from "./deploy/doctor-looks.ts";
import { openSite, runCommand } from "./deploy/open-site.ts";
import { runSteps } from "./deploy/steps.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { env: { type: "string", default: "production" } } });
  const context = openSite(values.env, "Usage: npm run doctor [-- --env production|staging]");
  // A dry run goes on after a fault.
  return runSteps(listLooks(context), { isDryRun: true, print: context.world.print });
});
