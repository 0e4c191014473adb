import { runChecks } from "./checks.ts";
import type { Context } from "./context.ts";
import { applyMigrations, describeRestore, uploadProducts } from "./data.ts";
import { keepLinkSecret, setUpStripe } from "./keys.ts";
import { preflight } from "./preflight.ts";
import { createResources } from "./resources.ts";
import { smoke } from "./smoke.ts";
import { buildWorkers, describeRollback, listDeployments, listDryRuns } from "./worker-steps.ts";

/** Checks all that can be checked before anything is changed. */
export async function tryOut(context: Context): Promise<boolean> {
  const { print } = context.world;
  const isReady = await runChecks(preflight(context), print);
  return (await runChecks(await listDryRuns(context), print)) && isReady;
}

/**
 * Changes nothing before all is checked, and migrates before the code that needs it. Each step may be repeated: after a
 * failure the whole is run again. Returns whether the site is up to date.
 */
export async function deploySite(context: Context): Promise<boolean> {
  const { print } = context.world;
  if (!(await runChecks(preflight(context), print))) return false;
  let isWell = false;
  try {
    await runSteps(context);
    isWell = await runChecks(smoke(context), print);
  } catch (error) {
    print(`FAIL  ${error instanceof Error ? error.message : error}`);
  }
  for (const line of describeRollback(context)) print(line);
  if (context.bookmark !== null) {
    print("The database as it was before, should its data be wrong (this loses what came since):");
    print(`  ${describeRestore(context)}`);
  }
  return isWell;
}

async function runSteps(context: Context): Promise<void> {
  const steps: [name: string, run: (context: Context) => Promise<void>][] = [
    ["resources", createResources],
    ["Stripe", setUpStripe],
    ["secrets", keepLinkSecret],
    ["migrations", applyMigrations],
    ["products", uploadProducts],
    ["build", buildWorkers],
    ...listDeployments(context),
  ];
  for (const [name, run] of steps) {
    context.world.print(`do    ${name}`);
    await run(context);
  }
}
