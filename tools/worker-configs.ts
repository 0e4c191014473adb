import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { root } from "./tool.ts";

/** The first one gets every request from `wrangler dev`, and hands on what is not its own. */
export const WORKER_CONFIGS = [
  "workers/sandbox/wrangler.toml",
  "wrangler.toml",
  "workers/jobs/wrangler.toml",
  "workers/stripe-webhook/wrangler.toml",
];

type Changes = {
  /** Instead of what the configurations have; each worker gets those that it has. */
  vars: Record<string, string>;
  /** A file like .dev.vars that all workers are to read. */
  devVars?: string;
};

/**
 * Writes the configurations of all workers into a folder and returns where they are: `wrangler dev` gives its
 * --var and --env-file to the first worker alone.
 */
export const writeWorkerConfigs = (folder: string, { vars, devVars }: Changes): string[] =>
  WORKER_CONFIGS.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const copy = resolve(root, folder, readName(text), "wrangler.toml");
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(
      copy,
      replaceVars(movePaths(text, dirname(join(root, path)), dirname(copy)), vars),
    );
    if (devVars && existsSync(resolve(root, devVars))) {
      copyFileSync(resolve(root, devVars), join(dirname(copy), basename(devVars)));
    }
    return copy;
  });

const readName = (text: string): string => /^name = "(.*)"$/m.exec(text)?.[1] ?? "worker";

const PATHS = /^(main|directory|migrations_dir) = "(.*)"$/gm;

const movePaths = (text: string, from: string, to: string): string =>
  text.replace(PATHS, (_, key: string, path: string) => {
    const moved = relative(to, join(from, path)).replaceAll("\\", "/");
    return `${key} = ${JSON.stringify(moved)}`;
  });

/** Of the first section that names it, which is the one for development. */
const replaceVars = (text: string, vars: Record<string, string>): string =>
  Object.entries(vars).reduce(
    (changed, [name, value]) =>
      changed.replace(
        new RegExp(`^${name} = .*$`, "m"),
        () => `${name} = ${JSON.stringify(value)}`,
      ),
    text,
  );
