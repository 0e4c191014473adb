import { dirname, join, relative } from "node:path";
import type { TomlTable } from "smol-toml";
import { root } from "../tools/tool.ts";
import { movePaths, readWorkerConfig, writeConfig } from "../tools/worker-configs.ts";

const APP_CONFIG = "wrangler.toml";

/** Writes a configuration with the app's runtime version and only the given settings. */
export function writeBareConfig(path: string, config: TomlTable): string {
  const { compatibility_date = "" } = readWorkerConfig(APP_CONFIG);
  return writeConfig(path, { compatibility_date, ...config });
}

/** A worker with the app's SQL statements and nothing around them. */
export const writeBareWorkerConfig = (path: string): string =>
  writeBareConfig(path, {
    name: "bare-worker",
    main: pathFrom(path, "bench/peers/bare-worker.ts"),
    d1_databases: [
      {
        binding: "DB",
        database_name: "bare",
        database_id: "00000000-0000-0000-0000-000000000000",
        migrations_dir: pathFrom(path, "migrations"),
      },
    ],
  });

/** A worker that only prints reports, bundled as the jobs worker is. */
export const writeReportWorkerConfig = (path: string): string =>
  writeBareConfig(path, {
    name: "report-worker",
    main: pathFrom(path, "bench/report-worker.ts"),
    // The tests' seed is in `import.meta.env`, which only Vite provides.
    define: { "import.meta.url": '"file:///w.js"', "import.meta.env": "{}" },
  });

/** The app's configuration without its rate limits: a load test is one visitor. */
export const writeUnlimitedConfig = (path: string): string =>
  writeConfig(path, withoutLimits(path));

/** The app far from what it calls, and as strict as in production. */
export const writeFarConfig = (path: string, siteOrigin: string): string => {
  const config = withoutLimits(path);
  return writeConfig(path, {
    ...config,
    main: pathFrom(path, "bench/far-worker.ts"),
    compatibility_flags: ["nodejs_als"],
    vars: {
      ...(config["vars"] as TomlTable),
      SITE_ORIGIN: siteOrigin,
      CLAIMS: "verified",
      WAITLIST_CONFIRM: "yes",
    },
  });
};

function withoutLimits(path: string): TomlTable {
  const config = movePaths(readWorkerConfig(APP_CONFIG), APP_CONFIG, path);
  for (const limit of config["ratelimits"] as { simple: { limit: number } }[]) {
    limit.simple.limit = 1_000_000_000;
  }
  return config;
}

/** A path of the project relative to a configuration, as wrangler resolves it. */
const pathFrom = (configPath: string, projectPath: string): string =>
  relative(dirname(configPath), join(root, projectPath)).replaceAll("\\", "/");
