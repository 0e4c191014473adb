import { configPath, deriveConfigs, targetOf, writeConfigs } from "./derive-configs.ts";
import { type Environment, readSite, siteFile } from "./production.ts";

/** The arguments by which wrangler works on the deployed database, or on the local one. */
export const whichDatabase = (isRemote: boolean, persistTo: string): string[] =>
  isRemote ? remoteDatabase("production") : ["--local", "--persist-to", persistTo];

function remoteDatabase(environment: Environment): string[] {
  const target = targetOf(environment);
  writeConfigs(target, deriveConfigs(readSite(siteFile(environment)), target));
  return ["--config", configPath(target, "jobs"), "--remote"];
}
