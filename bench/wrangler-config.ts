import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../tools/tool.ts";

const APP_CONFIG = readFileSync(join(root, "wrangler.toml"), "utf8");
const PATHS = /^(main|directory|migrations_dir) = "(.*)"$/gm;
const LIMITS = /\blimit = \d+/g;

/** Writes a configuration as wide as it needs to be, with the app's runtime and, of its bindings, those given. */
export function writeBareConfig(path: string, config: object): string {
  const [, compatibility_date] = APP_CONFIG.match(/^compatibility_date = "(.*)"$/m) ?? [];
  return write(path, JSON.stringify({ compatibility_date, ...config }));
}

/** The worker that holds the app's statements and nothing around them. */
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

/** The worker that prints reports and does nothing else, bundled as the jobs worker is. */
export const writeReportWorkerConfig = (path: string): string =>
  writeBareConfig(path, {
    name: "report-worker",
    main: pathFrom(path, "bench/report-worker.ts"),
    define: { "import.meta.url": '"file:///w.js"' },
  });

/** The app's configuration but for its rate limits: under load one visitor sends everything. */
export function writeUnlimitedConfig(path: string): string {
  return write(
    path,
    APP_CONFIG.replace(PATHS, (_, key, value) => `${key} = "${pathFrom(path, value)}"`).replace(
      LIMITS,
      "limit = 1_000_000_000",
    ),
  );
}

/** Where a path of the project lies as seen from a configuration; wrangler joins the two. */
const pathFrom = (configPath: string, projectPath: string): string =>
  relative(dirname(configPath), join(root, projectPath)).replaceAll("\\", "/");

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}
