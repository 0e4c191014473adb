/** `npm run doctor` reports a deployed site's faults and changes nothing; `-- --env staging` is for the rehearsal. */
import { parseArgs } from "node:util";
import { listLooks } from "./deploy/doctor-looks.ts";
import { openSite } from "./deploy/open-site.ts";
import { runSteps } from "./deploy/steps.ts";

const USAGE = "Usage: npm run doctor [-- --env production|staging]";

try {
  const { values } = parseArgs({ options: { env: { type: "string", default: "production" } } });
  const context = openSite(values.env, USAGE);
  // A dry run goes on after a fault.
  const isWell = await runSteps(listLooks(context), {
    isDryRun: true,
    print: context.world.print,
  });
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
