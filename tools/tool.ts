import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

/** Entry scripts: the files in node_modules/.bin cannot be spawned on Windows. */
const SCRIPTS = {
  biome: "@biomejs/biome/bin/biome",
  cspell: "cspell/bin.mjs",
  depcruise: "dependency-cruiser/bin/dependency-cruiser.mjs",
  doiuse: "doiuse/bin/cli.js",
  knip: "knip/bin/knip.js",
  playwright: "@playwright/test/cli.js",
  remark: "remark-cli/cli.js",
  remix: "@remix-run/dev/dist/cli.js",
  textlint: "textlint/bin/textlint.js",
  // Three times as fast as typescript 5, which stays for its API.
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
  wrangler: "wrangler/bin/wrangler.js",
};

export type Tool = keyof typeof SCRIPTS;
export type ToolOptions = { env?: Record<string, string>; cwd?: string };
export type ToolResult = { ok: boolean; output: string };

const running = new Set<ChildProcess>();

process.on("exit", () => {
  for (const child of running) endTool(child);
});

/**
 * Asks a tool to end. Windows has no signals: there the tool is killed at once, with its descendants, which would go on
 * without it and keep their files open.
 */
export function endTool(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): void {
  if (process.platform !== "win32") child.kill(signal);
  else spawnSync("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
}

/** Interrupts all running tools, and waits until they have exited. */
export async function stopTools(): Promise<void> {
  const closed = [...running].map((child) => once(child, "close"));
  for (const child of running) endTool(child, "SIGINT");
  await Promise.all(closed);
}

/** Starts a tool with piped output. It is killed when this process exits. */
export function spawnTool(tool: Tool, args: string[], { env, cwd = root }: ToolOptions = {}) {
  const child = spawn(process.execPath, [join(root, "node_modules", SCRIPTS[tool]), ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...quietEnv(tool), ...env },
  });
  running.add(child);
  child.on("close", () => running.delete(child));
  return child;
}

/** Runs a tool to completion. `output` interleaves stdout and stderr. */
export function runTool(
  tool: Tool,
  args: string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawnTool(tool, args, options);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** Runs a command, whose process ends with 1 if it fails or returns false. */
export async function runCommand(run: () => Promise<boolean>): Promise<void> {
  process.exitCode = 1;
  try {
    if (await run()) process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Prints the name of a step, then how long it took. */
export async function runStep<T>(name: string, run: () => Promise<T>): Promise<T> {
  process.stdout.write(`${name} ... `);
  const startedAt = performance.now();
  try {
    const result = await run();
    process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write("failed\n");
    throw error;
  }
}

function quietEnv(tool: Tool): NodeJS.ProcessEnv {
  // Tools disagree about colours on a pipe, and Node warns when both variables are set.
  const { NO_COLOR, FORCE_COLOR: _, CLOUDFLARE_API_TOKEN: token, ...env } = process.env;
  const isColoured = process.stdout.isTTY && !NO_COLOR;
  return {
    ...env,
    ...(isColoured ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
    // The login is wrangler's alone.
    ...(tool === "wrangler" && token !== undefined && { CLOUDFLARE_API_TOKEN: token }),
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
  };
}
