import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parse, stringify, type TomlTable } from "smol-toml";
import { root } from "./tool.ts";

/** The first one gets every request from `wrangler dev` and forwards what it does not handle. */
export const WORKER_CONFIGS = [
  "workers/sandbox/wrangler.toml",
  "wrangler.toml",
  "workers/jobs/wrangler.toml",
  "workers/stripe-webhook/wrangler.toml",
];

export const readWorkerConfig = (path: string): TomlTable =>
  parse(readFileSync(join(root, path), "utf8"));

type Changes = {
  /** Development variables to override; each worker gets those that it declares. */
  vars: Record<string, string>;
  /** A file like .dev.vars for all workers to read. */
  devVars?: string;
};

/**
 * Writes the configurations of all workers into a folder and returns their paths: `wrangler dev` passes --var and
 * --env-file to the first worker only.
 */
export const writeWorkerConfigs = (folder: string, { vars, devVars }: Changes): string[] =>
  WORKER_CONFIGS.map((path) => {
    const config = readWorkerConfig(path);
    const copy = resolve(root, folder, String(config["name"]), "wrangler.toml");
    const declared = config["vars"] as TomlTable | undefined;
    for (const [name, value] of Object.entries(vars)) {
      if (declared && name in declared) declared[name] = value;
    }
    writeConfig(copy, movePaths(config, path, copy));
    if (devVars && existsSync(resolve(root, devVars))) {
      copyFileSync(resolve(root, devVars), join(dirname(copy), basename(devVars)));
    }
    return copy;
  });

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
