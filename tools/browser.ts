import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { platform } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./tool.ts";

const isRoot = process.getuid?.() === 0;

/** Keeps Chromium off the network, allows containers, and gives text the same width as in a windowed browser. */
export const launchArguments = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--disable-gpu",
  "--font-render-hinting=none",
];

export const BROWSER_NAMES = ["chromium", "firefox", "webkit"] as const;
export type BrowserName = (typeof BROWSER_NAMES)[number];

type Installation = {
  /** Holds the browser's path, so that child processes need not search again. */
  variable: string;
  /** The first one installed is used. */
  commands: string[];
  /** Commands that the browser needs as well. */
  companions: string[];
  applications: string[];
  debianPackages: string[];
};

const INSTALLATIONS: Record<BrowserName, Installation> = {
  chromium: {
    variable: "CHROMIUM_PATH",
    // The shell draws no windows and tabs: a test takes little more than half the time.
    commands: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
      "chrome",
    ],
    companions: [],
    applications: [
      "Chromium.app/Contents/MacOS/Chromium",
      "Google Chrome.app/Contents/MacOS/Google Chrome",
      "Google/Chrome/Application/chrome.exe",
      "Chromium/Application/chrome.exe",
    ],
    debianPackages: ["chromium-headless-shell", "fonts-liberation"],
  },
  firefox: {
    variable: "FIREFOX_PATH",
    commands: ["firefox-esr", "firefox"],
    companions: [],
    applications: ["Firefox.app/Contents/MacOS/firefox", "Mozilla Firefox/firefox.exe"],
    debianPackages: ["firefox-esr"],
  },
  webkit: {
    variable: "WEBKIT_PATH",
    commands: ["WebKitWebDriver"],
    companions: ["Xvfb", "xdotool"],
    applications: [],
    debianPackages: ["webkit2gtk-driver", "xvfb", "xdotool"],
  },
};

const FOLDERS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"],
  darwin: ["/Applications", join(process.env["HOME"] ?? "", "Applications")],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map(
    (variable) => process.env[variable] ?? "",
  ),
};

/**
 * The path of a browser (for WebKit on Linux: of its driver) from the environment, from an installation, or newly
 * installed. Stored in the environment for child processes.
 *
 * @throws Error if the environment names a missing file, or the installation fails
 */
export function findBrowser(name: BrowserName = "chromium"): string {
  const { variable } = INSTALLATIONS[name];
  const named = process.env[variable];
  if (named && !isFile(named)) throw new Error(`${variable} names no file: ${named}`);
  const path =
    named || findInstalled(name) || installFromDebian(name) || installFromPlaywright(name);
  process.env[variable] = path;
  return path;
}

type FoundBrowsers = { paths: Partial<Record<BrowserName, string>>; missing: string[] };

/** Available browsers, and why the others are missing. Cached in the environment for the run. */
export function findBrowsers(): FoundBrowsers {
  const found = process.env["FOUND_BROWSERS"];
  if (found) return JSON.parse(found);
  const paths: FoundBrowsers["paths"] = {};
  const missing: string[] = [];
  for (const name of BROWSER_NAMES) {
    try {
      paths[name] = findBrowser(name);
    } catch (error) {
      missing.push(error instanceof Error ? error.message : String(error));
    }
  }
  process.env["FOUND_BROWSERS"] = JSON.stringify({ paths, missing });
  return { paths, missing };
}

/** Playwright can drive only its own builds of Firefox and WebKit. */
export const isPlaywrightBuild = (name: BrowserName, path: string): boolean =>
  path === findPlaywrightDownload(name);

function findInstalled(name: BrowserName): string | undefined {
  const { commands, companions, applications } = INSTALLATIONS[name];
  const folders = [...(FOLDERS[platform()] ?? []), ...(process.env.PATH ?? "").split(delimiter)];
  const find = (files: string[]) =>
    files
      .flatMap((file) => folders.map((folder) => join(folder, file)))
      .find((path) => isFile(path));
  const suffix = platform() === "win32" ? ".exe" : "";
  const found = find([...commands.map((command) => command + suffix), ...applications]);
  if (found && companions.every((companion) => find([companion]))) return found;
  return [findPlaywrightDownload(name)].find(isFile);
}

let hasFreshIndex = false;

function installFromDebian(name: BrowserName): string | undefined {
  if (!isRoot || !existsSync("/etc/debian_version")) return undefined;
  const packages = INSTALLATIONS[name].debianPackages;
  process.stdout.write(`Installing ${packages.join(", ")} with apt-get ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!hasFreshIndex) spawnSync("apt-get", ["update"], { env });
  hasFreshIndex = true;
  spawnSync("apt-get", ["install", "-y", ...packages], { env });
  return findInstalled(name);
}

function installFromPlaywright(name: BrowserName): string {
  process.stdout.write(`Downloading ${name} with Playwright ...\n`);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/@playwright/test/cli.js"), "install", name],
    { encoding: "utf8" },
  );
  const path = findPlaywrightDownload(name);
  if (isFile(path)) return path;
  const { variable } = INSTALLATIONS[name];
  throw new Error(`No ${name}. Install one, or name it in ${variable}.\n${stdout}${stderr}`);
}

/** Required lazily: Playwright is slow to load. */
const findPlaywrightDownload = (name: BrowserName): string =>
  createRequire(import.meta.url)("@playwright/test")[name].executablePath();

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
