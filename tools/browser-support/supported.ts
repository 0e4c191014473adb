import type { BrowserName } from "@mdn/browser-compat-data";
import browserslist from "browserslist";

/** What MDN and esbuild call the browsers of browserslist; for esbuild, Android browsers count by their engines. */
const NAMES: Record<string, { mdn: BrowserName; esbuild?: string }> = {
  and_chr: { mdn: "chrome_android" },
  and_ff: { mdn: "firefox_android" },
  android: { mdn: "webview_android" },
  chrome: { mdn: "chrome", esbuild: "chrome" },
  edge: { mdn: "edge", esbuild: "edge" },
  firefox: { mdn: "firefox", esbuild: "firefox" },
  ios_saf: { mdn: "safari_ios", esbuild: "ios" },
  safari: { mdn: "safari", esbuild: "safari" },
  samsung: { mdn: "samsunginternet_android" },
};

/** The oldest supported version of each browser, which only `browserslist` in package.json defines. */
function readOldest(): [browser: string, version: string][] {
  const oldest = new Map<string, string>();
  // For Android browsers the data has only the newest version; they are taken to be as old as those for the desktop.
  for (const entry of browserslist(undefined, { mobileToDesktop: true })) {
    const [browser = "", range = ""] = entry.split(" ");
    const version = range.split("-")[0] ?? range;
    const known = oldest.get(browser);
    if (known === undefined || Number(version) < Number(known)) oldest.set(browser, version);
  }
  return [...oldest];
}

/** For `build.target` of Vite, which lowers scripts and styles to it. */
export const esbuildTargets = (): string[] =>
  readOldest().flatMap(([browser, version]) => {
    const name = nameOf(browser).esbuild;
    return name === undefined ? [] : [name + version];
  });

/** By MDN's names, for its compatibility data. */
export const oldestForMdn = (): [browser: BrowserName, version: string][] =>
  readOldest().map(([browser, version]) => [nameOf(browser).mdn, version]);

function nameOf(browser: string) {
  const names = NAMES[browser];
  if (names === undefined)
    throw new Error(`tools/browser-support/supported.ts knows no ${browser}`);
  return names;
}
