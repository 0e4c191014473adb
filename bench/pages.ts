import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser, launchArguments } from "../tools/browser.ts";
import { buildApp } from "../tools/build.ts";
import { startFreshServer } from "../tools/serve.ts";
import { root, tellStep } from "../tools/tool.ts";
import { startBarePages } from "./bare-pages.ts";
import { type Bench, runBench, writeResult } from "./bench.ts";
import { brotliQuality } from "./compress.ts";
import { readOptions } from "./options.ts";
import { type Measured, measureQuietly, QUIET_CORES } from "./other-load.ts";
import { budget, judgePage, type PageFigures } from "./page-budget.ts";
import { combineLoads } from "./page-figures.ts";
import { type LoadedPage, loadPage, phone } from "./page-load.ts";
import { tellPages, tellProfile } from "./page-report.ts";
import { startProxy } from "./proxy.ts";
import { routes } from "./routes.ts";

type Target = LoadedPage & {
  name: string;
  loads: Measured<PageFigures>[];
  failure?: string;
};

const BARE_REMIX = "bare Remix";

const options = readOptions({ runs: 5, "patience-seconds": 10, "limit-minutes": 20 });
const patienceMs = options["patience-seconds"] * 1_000;

async function benchPages({ folder, defer }: Bench): Promise<string[]> {
  await tellStep("Building the app", buildApp);
  // By itself: in production no sandbox stands in front of it.
  const app = await tellStep("Starting it", () =>
    startFreshServer({ config: join(root, "wrangler.toml") }),
  );
  defer(app.stop);
  const barePages = await tellStep("Building and starting the bare pages", () =>
    startBarePages(join(folder, "bare-remix")),
  );
  defer(barePages.stop);
  const appProxy = await startProxy(app.url);
  defer(appProxy.close);
  const bareProxy = await startProxy(barePages.url);
  defer(bareProxy.close);
  const browser = await launchBrowser();
  defer(() => browser.close());

  const targets: Target[] = [
    { name: "static HTML", url: `${bareProxy.origin}/static`, status: 200, loads: [] },
    { name: BARE_REMIX, url: `${bareProxy.origin}/`, status: 200, loads: [] },
    ...routes.map(({ path, status, answered }) => ({
      ...{ name: path, url: appProxy.origin + path, status, loads: [] },
      ...(answered && { answered }),
    })),
  ];
  await tellStep("Loading each page once to warm up", () => warmUp(browser, targets));
  await tellStep(`Measuring, ${options.runs} rounds`, () => measure(browser, targets));
  return tellResults(browser.version(), targets);
}

/** No other host but this one can be found, so nothing leaves the machine. */
const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...launchArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });

async function warmUp(browser: Browser, targets: Target[]): Promise<void> {
  for (const target of targets) {
    await loadPage(browser, target).catch((error: Error) => {
      target.failure = error.message;
    });
  }
}

/** In rounds, so that what slows the machine down for a while slows all pages down alike. */
async function measure(browser: Browser, targets: readonly Target[]): Promise<void> {
  const loadable = targets.filter((target) => target.failure === undefined);
  for (let round = 0; round < options.runs; round++) {
    for (const target of loadable) {
      target.loads.push(await measureQuietly(patienceMs, () => loadPage(browser, target)));
    }
  }
}

function tellResults(chromiumVersion: string, targets: readonly Target[]): string[] {
  const measured = targets.filter((target) => target.loads.length > 0);
  const medians = new Map(
    measured.map(({ name, loads }) => [name, combineLoads(loads.map((load) => load.value))]),
  );
  console.log(`\n${tellProfile(chromiumVersion, options.runs)}\n\n${tellPages(medians)}`);
  const noisy = measured
    .flatMap(({ loads }) => loads)
    .filter(({ otherLoad }) => otherLoad > QUIET_CORES);
  if (noisy.length > 0) {
    console.log(`\nDuring ${noisy.length} loads others took over ${QUIET_CORES} processor cores.`);
  }
  writeResult("pages", {
    ...{ chromium: chromiumVersion, profile: phone, brotliQuality, options, budget },
    medians: Object.fromEntries(medians),
    loads: Object.fromEntries(measured.map(({ name, loads }) => [name, loads])),
  });

  const bare = medians.get(BARE_REMIX);
  if (!bare) return targets.flatMap(({ failure }) => failure ?? []);
  return routes.flatMap((route) => {
    const page = medians.get(route.path);
    const failure = targets.find((target) => target.name === route.path)?.failure;
    return page ? judgePage(route, page, bare) : [`${route.path}  ${failure ?? "not measured"}`];
  });
}

await runBench(options["limit-minutes"], benchPages);
