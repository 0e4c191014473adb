import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, parse as parseName, relative, resolve } from "node:path";
import { parse, stringify, type TomlTable } from "smol-toml";
import { root } from "./tool.ts";

/** The first one gets every request from `wrangler dev` and forwards what it does not handle. */
export const WORKER_CONFIGS = [
  "workers/sandbox/wrangler.toml",
  "wrangler.toml",
  "workers/jobs/wrangler.toml",
  "workers/stripe-webhook/wrangler.toml",
  "workers/console/wrangler.toml",
];

export const readWorkerConfig = (path: string): TomlTable =>
  parse(readFileSync(join(root, path), "utf8"));

type Changes = {
  /** Development variables to override; each worker gets those that it declares. */
  vars: Record<string, string>;
  /** A file like .dev.vars for all workers to read. */
  devVars?: string;
  /** For all workers as well. They override that file. */
  shellVars?: Record<string, string>;
  /** Other entry files, by the worker's name. */
  mains?: Record<string, string>;
  /** Where `bundleWorkers` has put all workers; default: wrangler bundles them, and again after each change. */
  bundles?: string | undefined;
};

/** What `npm start` takes from the shell: `CLAIMS=verified npm start`. */
export const pickShellVars = ({ CLAIMS }: NodeJS.ProcessEnv): Record<string, string> =>
  CLAIMS ? { CLAIMS } : {};

/**
 * Writes the configurations of all workers into a folder and returns their paths: `wrangler dev` passes --var and
 * --env-file to the first worker only.
 */
export function writeWorkerConfigs(folder: string, changes: Changes): string[] {
  const { vars } = changes;
  const devVars = joinDevVars(changes);
  return WORKER_CONFIGS.map((path) => {
    const config = readWorkerConfig(path);
    const name = String(config["name"]);
    const copy = resolve(root, folder, name, "wrangler.toml");
    const declared = config["vars"] as TomlTable | undefined;
    for (const [variable, value] of Object.entries(vars)) {
      if (declared && variable in declared) declared[variable] = value;
    }
    const main = changes.mains?.[name];
    const moved = { ...movePaths(config, path, copy), ...(main && { main }) };
    writeConfig(copy, changes.bundles && !main ? leadToBundle(moved, changes.bundles) : moved);
    const devVarsCopy = join(dirname(copy), ".dev.vars");
    if (devVars === "") rmSync(devVarsCopy, { force: true });
    else writeFileSync(devVarsCopy, devVars);
    return copy;
  });
}

function leadToBundle(
  { minify: _, keep_names: __, define: ___, ...config }: TomlTable,
  bundles: string,
): TomlTable {
  const main = join(
    bundles,
    String(config["name"]),
    `${parseName(String(config["main"])).name}.js`,
  );
  // Files that a bundle imports are beside it.
  const rules = [
    { type: "Text", globs: ["**/*.md", "**/*.browser.js"], fallthrough: true },
    { type: "Data", globs: ["**/*.bin"], fallthrough: true },
  ];
  return { ...config, main, rules, no_bundle: true, find_additional_modules: true };
}

/** The last line for a name counts. */
function joinDevVars({ devVars, shellVars = {} }: Changes): string {
  const path = devVars && resolve(root, devVars);
  const lines = path && existsSync(path) ? [readFileSync(path, "utf8").trimEnd()] : [];
  for (const [name, value] of Object.entries(shellVars)) {
    lines.push(`${name}=${JSON.stringify(value)}`);
  }
  return lines.map((line) => `${line}\n`).join("");
}

export function writeConfig(path: string, config: TomlTable): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stringify(config));
  return path;
}

const PATH_KEYS = ["main", "directory", "migrations_dir"];

/** The configuration at `from` (relative to the root), with its paths relative to the file `to`. */
export function movePaths(config: TomlTable, from: string, to: string): TomlTable {
  const base = dirname(join(root, from));
  return JSON.parse(JSON.stringify(config), (key, value) =>
    PATH_KEYS.includes(key)
      ? relative(dirname(to), join(base, value)).replaceAll("\\", "/")
      : value,
  );
}
