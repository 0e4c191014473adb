import { type Context, openContext } from "./context.ts";
import { targetOf, writeConfigs } from "./derive-configs.ts";
import { ENVIRONMENTS, readSite, siteFile } from "./production.ts";
import { secretsPath } from "./secrets.ts";
import { openWorld } from "./world.ts";

/**
 * Opens a deployed site for the commands that look after it.
 * @throws Error with the usage for an unknown environment, and in words if its file is missing or faulty
 */
export function openSite(name: string, usage: string, patienceMs = 0): Context {
  const environment = ENVIRONMENTS.find((one) => one === name);
  if (environment === undefined) throw new Error(usage);
  const file = siteFile(environment);
  const site = readSite(file);
  const target = targetOf(environment);
  writeConfigs(site, target);
  return openContext({
    ...target,
    file,
    site,
    secretsPath: secretsPath(environment),
    world: openWorld(site.account),
    patienceMs,
  });
}
