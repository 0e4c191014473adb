/**
 * `npm run deploy` deploys the commit, or changes nothing if all of it is deployed already. `--dry-run` prints every
 * act and does none; `--env staging` does the same for `staging.json`. See docs/operations.md for the rest.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { minutes } from "../app/domain/duration.ts";
import { readAccounts } from "./deploy/cloudflare.ts";
import { openContext } from "./deploy/context.ts";
import { describeRestore } from "./deploy/data.ts";
import { targetOf } from "./deploy/derive-configs.ts";
import { withEmptyCloudflare, withEmptyStripe } from "./deploy/empty-account.ts";
import { runCommand } from "./deploy/open-site.ts";
import { listSteps } from "./deploy/plan.ts";
import {
  ENVIRONMENTS,
  type Environment,
  EXAMPLE_FILE,
  readSite,
  siteFile,
} from "./deploy/production.ts";
import { readSecrets, secretsPath } from "./deploy/secrets.ts";
import { runSteps } from "./deploy/steps.ts";
import { openWorld, type World } from "./deploy/world.ts";
import { root } from "./tool.ts";

const USAGE = "Usage: npm run deploy [-- [--dry-run] [--env production|staging]]";

function readOptions(): { isDryRun: boolean; environment: Environment } {
  try {
    const { values } = parseArgs({
      options: {
        "dry-run": { type: "boolean", default: false },
        env: { type: "string", default: "production" },
      },
    });
    const environment = ENVIRONMENTS.find((name) => name === values.env);
    if (environment !== undefined) return { isDryRun: values["dry-run"], environment };
  } catch {
    // Reported below, like an unknown environment.
  }
  throw new Error(USAGE);
}

/** Without a login, or a key of Stripe, the plan is for an empty account. */
async function fitForPlan(world: World, path: string): Promise<World> {
  let fit = world;
  if ((await readAccounts(world.wrangler)) === null) {
    world.print("Not logged in to Cloudflare: the plan is that of an empty account.");
    fit = withEmptyCloudflare(fit);
  }
  return readSecrets(path)["STRIPE_SECRET_KEY"] ? fit : withEmptyStripe(fit);
}

await runCommand(async () => {
  const { isDryRun, environment } = readOptions();
  const own = siteFile(environment);
  const isExample = isDryRun && !existsSync(join(root, own));
  const file = isExample ? EXAMPLE_FILE : own;
  if (isExample) console.log(`There is no ${own}: the plan is that of ${file}.`);
  const site = readSite(file);
  const path = secretsPath(environment);
  const opened = openWorld(site.account);
  const world = isDryRun ? await fitForPlan(opened, path) : opened;
  const target = targetOf(environment);
  const context = openContext({
    ...target,
    file,
    site,
    world,
    isDryRun,
    secretsPath: path,
    patienceMs: minutes(5),
  });
  const isWell = await runSteps(listSteps(context), { isDryRun, print: context.world.print });
  if (isDryRun) return isWell;
  console.log(isWell ? `\n${site.variables["SITE_ORIGIN"]} is up to date.` : "\nNot deployed.");
  if (context.bookmark !== null) {
    console.log(
      "The database as it was before, should its data be wrong (this loses what came since):",
    );
    console.log(`  ${describeRestore(context)}`);
  }
  return isWell;
});
