/**
 * `npm run looks` takes a picture of every screen and state, at four widths and in both themes, and lays them out in
 * `looks/index.html`; with `-- --verified` as production shows them, without unproven claims, in `looks/verified`. Names
 * after `--` select screens; `--readme` takes the README's two screenshots instead.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser, launchArguments } from "./browser.ts";
import { buildApp } from "./build.ts";
import { sampleScreens, screens } from "./looks/screens.ts";
import { type Open, takePictures } from "./picture.ts";
import { type Server, startFreshServer } from "./serve.ts";
import { root, runStep } from "./tool.ts";

const WIDTHS = [320, 375, 768, 1440] as const;
const THEMES = ["light", "dark"] as const;
const isVerified = process.argv.includes("--verified");
const FOLDER = join(root, isVerified ? "looks/verified" : "looks");
/** With two places the samples' page still shows its own figures, and the list can be shown full. */
const VARIABLES: Record<string, string> = {
  WAITLIST_CONFIRM: "yes",
  ...(isVerified ? { CLAIMS: "verified" } : { WAITLIST_PLACES: "2" }),
};

const takeReadme = ({ url }: Server) =>
  takePictures([
    {
      path: "docs/images/landing-light.png",
      width: 1440,
      height: 900,
      look: { colorScheme: "light" },
      open: (page) => page.goto(url, { waitUntil: "load" }),
    },
    {
      path: "docs/images/landing-dark-phone.png",
      width: 375,
      height: 812,
      look: { colorScheme: "dark", deviceScaleFactor: 2, isMobile: true },
      open: (page) => page.goto(url, { waitUntil: "load" }),
    },
  ]);

const fileOf = (name: string, width: number, theme: string) => `${name}-${width}-${theme}.png`;

/** Each state is reached once, and looked at in each size and theme. */
async function takeLooks(browser: Browser, baseURL: string, name: string, open: Open) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    await open(page);
    // Waits for stages that load on demand.
    await page.waitForLoadState("networkidle");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
      for (const colorScheme of THEMES) await takeLook(page, name, width, colorScheme);
    }
  } finally {
    await context.close();
  }
}

async function takeLook(page: Page, name: string, width: number, theme: (typeof THEMES)[number]) {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, fileOf(name, width, theme));
  await page.screenshot({ path, fullPage: true, animations: "disabled" });
}

const writeSheet = (names: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 16px system-ui; margin: 24px; background: #777; color: #fff; }
  div { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-bottom: 32px; }
  img { width: 260px; }
</style>
${names
  .map((name) => {
    const files = WIDTHS.flatMap((width) => THEMES.map((theme) => fileOf(name, width, theme)));
    const pictures = files.map(
      (file) => `<a href="${file}"><img loading="lazy" src="${file}"></a>`,
    );
    return `<h2>${name}</h2><div>${pictures.join("")}</div>`;
  })
  .join("\n")}`;

const wanted = process.argv.slice(2).filter((name: string) => name !== "--verified");
await runStep("Building", buildApp);
const server = await runStep("Starting", () => startFreshServer({ shellVars: VARIABLES }));
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
try {
  if (wanted.includes("--readme")) {
    await takeReadme(server);
  } else {
    mkdirSync(FOLDER, { recursive: true });
    const all = isVerified ? screens : { ...screens, ...sampleScreens };
    const chosen = Object.entries(all).filter(
      ([name]) => wanted.length === 0 || wanted.includes(name),
    );
    for (const [name, open] of chosen) {
      await runStep(name, () => takeLooks(browser, server.url, name, open));
    }
    writeFileSync(join(FOLDER, "index.html"), writeSheet(chosen.map(([name]) => name)));
  }
} finally {
  await browser.close();
  await server.stop();
}
