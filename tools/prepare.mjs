/**
 * `node tools/prepare.mjs <script.ts> [arguments]` makes a fresh checkout runnable: installs the packages of
 * package-lock.json if they are missing, then runs the script with a Node that strips types: the machine's own or, if
 * that is too old, the one of the package "node". Plain JavaScript without imports from npm, because it runs before
 * anything is installed, on any Node from 20.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chooseNode } from "./node-version.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === "win32";
const packagedNode = join(root, "node_modules/node/bin", isWindows ? "node.exe" : "node");
const node = chooseNode(findOwnNode(), packagedNode);

/** For its scripts npm puts the packaged Node ahead of the machine's own, but it names the one that runs npm itself. */
function findOwnNode() {
  const path = process.env.npm_node_execpath ?? process.execPath;
  if (path === process.execPath) return { path, version: process.versions.node };
  return { path, version: spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "" };
}

/** npm writes what it installed to node_modules/.package-lock.json; packages for other systems are missing there. */
function isInstalled() {
  const installedPath = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedPath) || !existsSync(node)) return false;
  const wanted = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(installedPath);
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === "" || (path in installed ? installed[path].version === version : optional),
    )
  );
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

function install() {
  process.stdout.write("Installing packages ... (once, and when package-lock.json changes)\n");
  const { status, stdout, stderr, error } = spawnSync("npm ci --loglevel=error", {
    cwd: root,
    encoding: "utf8",
    // On Windows npm is a batch file.
    shell: true,
    // If npm runs this, its settings are in the environment; NODE_ENV=production would leave out what builds the app.
    env: { ...process.env, NODE_ENV: "", npm_config_omit: "" },
  });
  if (status === 0 && existsSync(node)) return;
  process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ? `${error.message}\n` : ""}`);
  process.stderr.write(
    status === 0
      ? 'This Node is too old to run TypeScript, and the package "node" was not installed: its install script was not allowed to run (see allowScripts in package.json). Install Node 24.\n'
      : "npm ci failed.\n",
  );
  process.exit(1);
}

function run(script, args) {
  const child = spawn(node, [script, ...args], {
    stdio: "inherit",
    env: {
      ...process.env,
      // A `node` that the script starts by name is the same one, although node_modules/.bin may have the packaged one.
      PATH: [dirname(node), join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(
        delimiter,
      ),
    },
  });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  // On Windows a console sends Ctrl-C to all its processes, and `kill` would end the child before it can tidy up.
  for (const signal of signals) process.on(signal, () => isWindows || child.kill(signal));
  endWithNpm(child);
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** npm passes SIGTERM to the shell between npm and this process, which dies and leaves its children behind. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill();
  }, 500);
  timer.unref();
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  process.stderr.write("Usage: node tools/prepare.mjs <script.ts> [arguments]\n");
  process.exit(2);
}
if (!isInstalled()) install();
run(script, args);
