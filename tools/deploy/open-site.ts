import { type Context, openContext } from "./context.ts";
import { deriveConfigs, targetOf, writeConfigs } from "./derive-configs.ts";
import { ENVIRONMENTS, readSite, siteFile } from "./production.ts";
import { secretsPath } from "./secrets.ts";
import { openWorld } from "./world.ts";

/**
 * Opens a deployed site for the commands that look after it.
 * @throws Error with the usage for an unknown environment, and in words if its file is missing or faulty
 */
export function openSite(name: string, usage: string): Context {
  const environment = ENVIRONMENTS.find((one) => one === name);
  if (environment === undefined) throw new Error(usage);
  const file = siteFile(environment);
  const site = readSite(file);
  const target = targetOf(environment);
  writeConfigs(target, deriveConfigs(site, target));
  return openContext({
    ...target,
    file,
    site,
    secretsPath: secretsPath(environment),
    world: openWorld(site.account),
    isDryRun: false,
    patienceMs: 0,
  });
}

/** Runs a command, whose process ends with 1 if it fails or returns false. */
export async function runCommand(run: () => Promise<boolean>): Promise<void> {
  process.exitCode = 1;
  try {
    if (await run()) process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
