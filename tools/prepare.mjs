/**
 * `node tools/prepare.mjs <script.ts> [arguments]` makes a fresh checkout runnable: installs what package-lock.json
 * asks for and is missing, then runs the script with a Node that strips types, this one or that of the package "node".
 * Plain JavaScript without imports from npm, because it runs before anything is installed, on any Node from 20.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const isWindows = process.platform === "win32";
const packaged = join(root, "node_modules/node/bin", isWindows ? "node.exe" : "node");
const node = process.features.typescript ? process.execPath : packaged;

/** npm writes what it installed to node_modules/.package-lock.json; packages for other systems are missing there. */
function isInstalled() {
  const path = join(root, "node_modules/.package-lock.json");
  if (!existsSync(path) || !existsSync(node)) return false;
  const wanted = Object.entries(readPackages(join(root, "package-lock.json")));
  const installed = readPackages(path);
  return wanted.every(
    ([name, { version, optional }]) =>
      name === "" || (installed[name] ? installed[name].version === version : optional),
  );
}

const readPackages = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

function install() {
  console.log("Installing packages ... (once, and when package-lock.json changes)");
  // On Windows npm is a batch file. NODE_ENV=production would leave out what builds the app.
  const env = { ...process.env, NODE_ENV: "", npm_config_omit: "" };
  const options = { cwd: root, shell: true, stdio: "inherit", env };
  const { status } = spawnSync("npm ci --loglevel=error --no-fund --no-audit", options);
  if (status === 0 && existsSync(node)) return;
  console.error(
    status === 0
      ? 'The package "node" was not installed (see allowScripts in package.json). Install Node 24.'
      : "npm ci failed.",
  );
  process.exit(1);
}

if (!isInstalled()) install();
const child = spawn(node, process.argv.slice(2), { stdio: "inherit" });
// On Windows a console sends Ctrl-C to all its processes, and `kill` would end the child before it can tidy up.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => isWindows || child.kill(signal));
}
// npm passes SIGTERM to the shell between it and this process, which dies and leaves its children behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
}
child.on("exit", (code) => process.exit(code ?? 1));
