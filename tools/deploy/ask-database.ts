import { runTool } from "../tool.ts";
import { findJson } from "./cloudflare.ts";

export type Which = {
  /** Production's database, which the site's file names; otherwise the local one. */
  readonly isRemote: boolean;
  /** Folder of the local database. */
  readonly persistTo: string;
};

/**
 * Runs a statement on a database and returns its rows.
 * @throws Error with wrangler's output
 */
export async function askDatabase<Row>(which: Which, sql: string): Promise<readonly Row[]> {
  const { ok, output } = await runTool("wrangler", [
    "d1",
    "execute",
    "DB",
    "--yes",
    "--json",
    "--command",
    sql,
    ...(await findDatabase(which)),
  ]);
  if (!ok) throw new Error(output);
  const [first] = (findJson(output) ?? []) as { results: Row[] }[];
  if (first === undefined) throw new Error(output);
  return first.results;
}

async function findDatabase({ isRemote, persistTo }: Which): Promise<string[]> {
  if (!isRemote) return ["--local", "--persist-to", persistTo];
  // Imported here only: reading all workers' schemas takes longer than a local statement.
  const { configPath, deriveConfigs, targetOf, writeConfigs } = await import("./derive-configs.ts");
  const { readSite, siteFile } = await import("./production.ts");
  const target = targetOf("production");
  writeConfigs(target, deriveConfigs(readSite(siteFile("production")), target));
  return ["--config", configPath(target, "jobs"), "--remote"];
}
