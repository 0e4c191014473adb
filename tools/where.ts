/**
 * `npm run where -- WORKER < line` names our files in the stack frames of a `failure` line. It bundles the worker as a
 * deployment does, so check out the commit that is deployed first (`npx wrangler deployments status` says which).
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildApp } from "./build.ts";
import {
  clientFolder,
  configPath,
  deriveConfigs,
  targetOf,
  writeConfigs,
} from "./deploy/derive-configs.ts";
import { mapFrames } from "./deploy/map-frames.ts";
import { readSite, siteFile } from "./deploy/production.ts";
import { WORKER_IDS, type WorkerId } from "./deploy/workers.ts";
import { runTool } from "./tool.ts";

const USAGE = `Usage: npm run where -- ${WORKER_IDS.join("|")}, with the line on standard input`;

async function bundle(id: WorkerId, folder: string): Promise<string> {
  const target = targetOf("production");
  if (id === "web" || id === "money") {
    await buildApp({ needsMap: true });
    mkdirSync(clientFolder(target), { recursive: true });
  }
  writeConfigs(target, deriveConfigs(readSite(siteFile("production")), target));
  const args = ["--dry-run", "--config", configPath(target, id), "--outdir", folder];
  const { ok, output } = await runTool("wrangler", ["deploy", ...args]);
  if (!ok) throw new Error(output);
  return join(folder, "index.js.map");
}

const folder = mkdtempSync(join(tmpdir(), "kindling-where-"));
try {
  const id = WORKER_IDS.find((one) => one === process.argv[2]);
  if (id === undefined) throw new Error(USAGE);
  const map = await bundle(id, folder);
  console.log(mapFrames(await text(process.stdin), JSON.parse(readFileSync(map, "utf8")), map));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
