import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root, runTool } from "./tool.ts";

const SOURCES = [
  "app/**/*",
  "workers/web/*.ts",
  // The guide that is free to read is part of the server's bundle.
  "products/{read-manuscript.ts,guides/*.md}",
  "packages/press/manuscript/**/*",
  "public/**/*",
  "tools/{vite-*,show-blocks}.ts",
  "vite.config.ts",
  "remix.config.js",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
const RESULTS = ["build/client", "build/server/index.js"].map((path) => join(root, path));
const MAP = join(root, "build/server/index.js.map");
const STAMP = join(root, "build/.sources");
const LOCK = join(root, "build/.lock");

/**
 * Builds the app into build/ unless the sources are unchanged. A lock file makes concurrent runs in one checkout wait,
 * so that the second does not replace files that the first one's server is using.
 *
 * @param needsMap for a deployment: wrangler makes the worker's source map from that of the server's build
 * @throws Error with the output of a failed build
 */
export async function buildApp({ needsMap = false } = {}): Promise<"built" | "unchanged"> {
  mkdirSync(join(root, "build"), { recursive: true });
  await takeLock();
  try {
    const sources = hashSources();
    if (isBuilt(sources) && (existsSync(MAP) || !needsMap)) return "unchanged";
    for (const path of [STAMP, MAP]) rmSync(path, { force: true });
    // Built as it is deployed, also for tests: their own mode would cause another build each time.
    const env = { NODE_ENV: "production", ...(needsMap && { SOURCE_MAPS: "yes" }) };
    const { ok, output } = await runTool("remix", ["vite:build"], { env });
    if (!ok) throw new Error(output);
    writeFileSync(STAMP, describeBuild(sources));
    return "built";
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** Whether build/ is up to date with the sources, and has the server's source map. */
export const isBuiltToDeploy = (): boolean => existsSync(MAP) && isBuilt(hashSources());

function isBuilt(sources: string): boolean {
  return (
    [STAMP, ...RESULTS].every((path) => existsSync(path)) &&
    readFileSync(STAMP, "utf8") === describeBuild(sources)
  );
}

/** Modification times detect a build that was made by other means since. */
const describeBuild = (sources: string) =>
  [sources, ...RESULTS.map((path) => statSync(path).mtimeMs)].join(" ");

function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name),
  );
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

async function takeLock(): Promise<void> {
  while (!tryLock()) {
    const owner = existsSync(LOCK) ? Number(readFileSync(LOCK, "utf8")) : 0;
    if (owner > 0 && !isRunning(owner)) rmSync(LOCK, { force: true });
    else await sleep(200);
  }
}

function tryLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
