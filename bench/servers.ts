import { cpSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { TomlTable } from "smol-toml";
import { applyMigrations, type Server, startServer } from "../tools/serve.ts";
import { root, runStep, runTool } from "../tools/tool.ts";
import { movePaths, readWorkerConfig, writeConfig } from "../tools/worker-configs.ts";
import type { Bench } from "./bench.ts";

const APP_CONFIG = "wrangler.toml";
const BARE_PAGES = join(root, "bench/bare-remix");

/** Migrates a database for all workers to copy, which is quicker than to do it for each. */
export const migrate = ({ folder }: Bench): Promise<void> =>
  runStep("Migrating a database", () => applyMigrations({ persistTo: join(folder, "migrated") }));

/** Starts the app's web worker by itself, without the sandbox, as in production. */
export const startApp = (bench: Bench): Promise<Server> =>
  startWorker(bench, "app", (config) => config);

/** Starts it with a worker around it that first records what it does. */
export const startRecordingApp = (bench: Bench): Promise<Server> =>
  startWorker(bench, "app", (config, pathFrom) => ({
    ...config,
    main: pathFrom("bench/bare/record-worker.ts"),
  }));

/** Starts a worker with the same database, limits and queues, which repeats what was recorded. */
export const startReplay = (bench: Bench): Promise<Server> =>
  startWorker(bench, "bare", (config, pathFrom) => {
    const { compatibility_date, d1_databases, ratelimits, queues } = config;
    const main = pathFrom("bench/bare/replay-worker.ts");
    return {
      name: "bare",
      main,
      compatibility_date,
      d1_databases,
      ratelimits,
      queues,
    } as TomlTable;
  });

/** `change` gets the app's configuration, and what makes a path of the project relative to it. */
async function startWorker(
  { folder, defer }: Bench,
  name: string,
  change: (config: TomlTable, pathFrom: (path: string) => string) => TomlTable,
): Promise<Server> {
  const path = join(folder, name, "wrangler.toml");
  const config = movePaths(readWorkerConfig(APP_CONFIG), APP_CONFIG, path);
  // A bench is a single visitor, whom the app would soon refuse.
  for (const limit of config["ratelimits"] as { simple: { limit: number } }[]) {
    limit.simple.limit = 1_000_000_000;
  }
  const pathFrom = (ofProject: string) =>
    relative(dirname(path), join(root, ofProject)).replaceAll("\\", "/");
  writeConfig(path, change(config, pathFrom));
  const persistTo = join(folder, name, "state");
  cpSync(join(folder, "migrated"), persistTo, { recursive: true });
  const server = await startServer({ port: 0, persistTo, config: path });
  defer(server.stop);
  return server;
}

/**
 * Builds the bare pages and serves them like the app: `/filled/ELEMENTS/CHARACTERS` is a minimal page of Remix and React,
 * `/statements` is a file without script.
 */
export async function startBarePages({ folder, defer }: Bench): Promise<Server> {
  const path = join(folder, "bare-remix/wrangler.toml");
  const buildFolder = join(folder, "bare-remix/build");
  const { ok, output } = await runTool(
    "remix",
    ["vite:build", "--config", join(BARE_PAGES, "vite.config.ts")],
    { env: { BARE_REMIX_BUILD: buildFolder } },
  );
  if (!ok) throw new Error(output);
  const { compatibility_date = "" } = readWorkerConfig(APP_CONFIG);
  writeConfig(path, {
    name: "bare-remix",
    compatibility_date,
    main: join(BARE_PAGES, "worker.ts"),
    alias: { "bare-remix-build": join(buildFolder, "server/index.js") },
    assets: { directory: join(buildFolder, "client") },
  });
  const persistTo = join(folder, "bare-remix/state");
  mkdirSync(persistTo);
  const server = await startServer({ port: 0, persistTo, config: path });
  defer(server.stop);
  return server;
}
