import type { Browser } from "@playwright/test";
import { runStep } from "../tools/tool.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { type Measured, measureQuietly, QUIET_CORES } from "./other-load.ts";
import { budget, combineLoads, judgePage, type PageFigures } from "./page-budget.ts";
import { type LoadedPage, loadPage, phone } from "./page-load.ts";
import { formatPages, formatProfile } from "./page-report.ts";
import { brotliQuality } from "./proxy.ts";
import { nameOf, routes } from "./routes.ts";
import { startSideBySide } from "./side-by-side.ts";

type Target = LoadedPage & {
  name: string;
  loads: Measured<PageFigures>[];
  failure?: string;
};

const BARE_REMIX = "bare Remix";

const options = readOptions({ runs: 5, "patience-seconds": 10, "limit-minutes": 20 });
const patienceMs = options["patience-seconds"] * 1_000;

async function benchPages(bench: Bench): Promise<string[]> {
  const { browser, appOrigin, bareOrigin } = await startSideBySide(bench);
  const targets: Target[] = [
    { name: "static HTML", url: `${bareOrigin}/static`, status: 200, loads: [] },
    { name: BARE_REMIX, url: `${bareOrigin}/`, status: 200, loads: [] },
    ...routes.map((route) => ({
      ...route,
      name: nameOf(route),
      url: appOrigin + route.path,
      loads: [],
    })),
  ];
  await runStep("Loading each page once to warm up", () => warmUp(browser, targets));
  await runStep(`Measuring, ${options.runs} rounds`, () => measure(browser, targets));
  return printResults(browser.version(), targets);
}

async function warmUp(browser: Browser, targets: Target[]): Promise<void> {
  for (const target of targets) {
    await loadPage(browser, target).catch((error: Error) => {
      target.failure = error.message;
    });
  }
}

/** In rounds, so that a temporary slowdown affects all pages alike. */
async function measure(browser: Browser, targets: readonly Target[]): Promise<void> {
  const loadable = targets.filter((target) => target.failure === undefined);
  for (let round = 0; round < options.runs; round++) {
    for (const target of loadable) {
      target.loads.push(await measureQuietly(patienceMs, () => loadPage(browser, target)));
    }
  }
}

function printResults(chromiumVersion: string, targets: readonly Target[]): string[] {
  const measured = targets.filter((target) => target.loads.length > 0);
  const medians = new Map(
    measured.map(({ name, loads }) => [name, combineLoads(loads.map((load) => load.value))]),
  );
  console.log(`\n${formatProfile(chromiumVersion, options.runs)}\n\n${formatPages(medians)}`);
  const noisy = measured
    .flatMap(({ loads }) => loads)
    .filter(({ otherLoad }) => otherLoad > QUIET_CORES);
  if (noisy.length > 0) {
    console.log(`\nDuring ${noisy.length} loads others took over ${QUIET_CORES} processor cores.`);
  }
  writeResult("pages", {
    chromium: chromiumVersion,
    profile: phone,
    brotliQuality,
    options,
    budget,
    medians: Object.fromEntries(medians),
    loads: Object.fromEntries(measured.map(({ name, loads }) => [name, loads])),
  });

  const bare = medians.get(BARE_REMIX);
  if (!bare) return targets.flatMap(({ failure }) => failure ?? []);
  return routes.flatMap((route) => {
    const name = nameOf(route);
    const page = medians.get(name);
    const failure = targets.find((target) => target.name === name)?.failure;
    return page ? judgePage(route, page, bare) : [`${name}  ${failure ?? "not measured"}`];
  });
}

await runBench(options["limit-minutes"], benchPages);
