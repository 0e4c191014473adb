/** `npm run doctor` tells of a deployed site what is wrong, and changes nothing; `-- --env staging` of the rehearsal. */
import { parseArgs } from "node:util";
import { openContext } from "./deploy/context.ts";
import { deriveConfigs, targetOf, writeConfigs } from "./deploy/derive-configs.ts";
import { listLooks } from "./deploy/doctor-looks.ts";
import { ENVIRONMENTS, readSite, siteFile } from "./deploy/production.ts";
import { secretsPath } from "./deploy/secrets.ts";
import { runSteps } from "./deploy/steps.ts";
import { openWorld } from "./deploy/world.ts";

const USAGE = "Usage: npm run doctor [-- --env production|staging]";

try {
  const { values } = parseArgs({ options: { env: { type: "string", default: "production" } } });
  const environment = ENVIRONMENTS.find((name) => name === values.env);
  if (environment === undefined) throw new Error(USAGE);
  const file = siteFile(environment);
  const site = readSite(file);
  const target = targetOf(environment);
  writeConfigs(target, deriveConfigs(site, target));
  const context = openContext({
    ...{ ...target, file, site, secretsPath: secretsPath(environment) },
    ...{ world: openWorld(site.account), isDryRun: false, patienceMs: 0 },
  });
  // As a dry run, which goes on after a fault.
  const isWell = await runSteps(listLooks(context), {
    isDryRun: true,
    print: context.world.print,
  });
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
