import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { platform } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./tool.ts";

const isRoot = process.getuid?.() === 0;

/** What keeps Chromium off the network and lets it run in a container. */
export const launchArguments = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--disable-gpu",
];

const PACKAGE_MANAGER = "apt-get";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const INSTALLED_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ["/usr/bin", "/usr/local/bin", "/snap/bin"]
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .concat("/opt/google/chrome/chrome"),
  darwin: [
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
  ].flatMap((path) => [
    join("/Applications", path),
    join(process.env["HOME"] ?? "", "Applications", path),
  ]),
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => [
    join(process.env[variable] ?? "", "Google/Chrome/Application/chrome.exe"),
    join(process.env[variable] ?? "", "Chromium/Application/chrome.exe"),
  ]),
};

/**
 * The path of a Chromium: the one named by CHROMIUM_PATH, one that is installed, or one that this installs.
 *
 * @throws Error when CHROMIUM_PATH names no file, or nothing could be installed
 */
export function findBrowser(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isFile(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  return findInstalled() ?? installFromDebian() ?? installFromPlaywright();
}

function findInstalled(): string | undefined {
  const suffix = platform() === "win32" ? ".exe" : "";
  const path: string = process.env["PATH"] ?? "";
  const onPath = path
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => NAMES.map((name) => join(folder, name + suffix)));
  const installed = [...(INSTALLED_PATHS[platform()] ?? []), ...onPath].find(isFile);
  return installed ?? [findPlaywrightDownload()].find(isFile);
}

function installFromDebian(): string | undefined {
  if (!isRoot || !existsSync("/etc/debian_version")) return undefined;
  process.stdout.write(`Installing Chromium with ${PACKAGE_MANAGER} ...\n`);
  for (const args of [["update"], ["install", "-y", "chromium"]]) {
    spawnSync(PACKAGE_MANAGER, args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  return findInstalled();
}

function installFromPlaywright(): string {
  process.stdout.write("Downloading Chromium with Playwright ...\n");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"],
    { encoding: "utf8" },
  );
  const path = findPlaywrightDownload();
  if (isFile(path)) return path;
  throw new Error(`No Chromium. Install one, or name it in CHROMIUM_PATH.\n${stdout}${stderr}`);
}

/** Playwright is asked only where it is needed: it takes a while to load. */
function findPlaywrightDownload(): string {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  return chromium.executablePath();
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
