import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { runStep } from "../tools/tool.ts";
import {
  isChosen,
  isCountedByApp,
  pressFirstAnswer,
  pressStatic,
  walkStatements,
} from "./assessment-phone.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { measureQuietly, QUIET_CORES } from "./other-load.ts";
import { loadPage, phone } from "./page-load.ts";
import {
  BUDGET,
  type Column,
  type Figures,
  formatFigures,
  judgeFigures,
  type Measurements,
  type PeerWalk,
  readFigures,
} from "./peers-budget.ts";
import { buildPeers } from "./peers-build.ts";
import { type Peer, pressUntilCounted, pressWhenHydrated, walkPeer } from "./peers-phone.ts";
import { brotliQuality } from "./proxy.ts";
import { startSideBySide } from "./side-by-side.ts";
import { writeUnlimitedConfig } from "./wrangler-config.ts";

type Target = Measurements & {
  column: Column;
  url: string;
  pressFirst: () => Promise<number>;
  walk: () => Promise<PeerWalk>;
};

const options = readOptions({ runs: 5, walks: 2, "patience-seconds": 10, "limit-minutes": 60 });
let measured = 0;
let disturbed = 0;

async function benchPeers(bench: Bench): Promise<string[]> {
  const { browser, appOrigin, bareOrigin } = await startSideBySide(bench, {
    config: writeUnlimitedConfig(join(bench.folder, "app/wrangler.toml")),
    addPages: buildPeers,
  });
  const targets = listTargets(browser, appOrigin, bareOrigin);
  await runStep("Loading each once to warm up", async () => {
    for (const { pressFirst } of targets) await pressFirst();
  });
  await runStep(`Loads and first answers, ${options.runs} rounds`, () =>
    measureLoads(browser, targets),
  );
  await runStep(`All statements, ${options.walks} rounds`, () => measureWalks(targets));

  return printResults(browser.version(), targets);
}

function printResults(chromium: string, targets: readonly Target[]): string[] {
  const figures = Object.fromEntries(
    targets.map((target) => [target.column, readFigures(target)]),
  ) as Figures;
  console.log(`\nChromium ${chromium}, processor x${phone.cpuThrottling} slower, slow 4G;`);
  console.log(`medians of ${options.runs} loads and ${options.walks} walks.\n`);
  console.log(formatFigures(figures));
  if (disturbed > 0) {
    const share = `${disturbed} of ${measured} measurements`;
    console.log(`\nDuring ${share} others took over ${QUIET_CORES} processor cores.`);
  }
  const profile = { chromium, profile: phone, brotliQuality };
  writeResult("peers", { ...profile, options, budget: BUDGET, figures, targets });
  return judgeFigures(figures);
}

function listTargets(browser: Browser, appOrigin: string, bareOrigin: string): Target[] {
  const none = () => ({ firstAnswersMs: [], loads: [], walks: [] });
  const peer = (column: Column, path: string, { words, next }: Omit<Peer, "url">): Target => {
    const url = bareOrigin + path;
    return {
      column,
      url,
      ...none(),
      pressFirst: () => pressUntilCounted(browser, url),
      walk: () => walkPeer(browser, { url, words, ...(next && { next }) }),
    };
  };
  const remix = peer("bareRemix", "/questionnaire", { words: "fieldset", next: "#next" });
  const staticUrl = `${bareOrigin}/statements`;
  const oursUrl = `${appOrigin}/quiz2/start`;
  return [
    {
      column: "staticHtml",
      url: staticUrl,
      ...none(),
      pressFirst: () => pressFirstAnswer(browser, staticUrl, isChosen),
      walk: async () => ({ answers: await pressStatic(browser, staticUrl), stepsMs: [] }),
    },
    { ...remix, pressFirst: () => pressWhenHydrated(browser, remix.url) },
    peer("spa", "/spa/", { words: "fieldset", next: "#next" }),
    peer("surveyJs", "/surveyjs/", { words: ".sd-page", next: ".sd-navigation__next-btn" }),
    peer("formbricks", "/formbricks/", { words: "#root form" }),
    {
      column: "ours",
      url: oursUrl,
      ...none(),
      pressFirst: () => pressFirstAnswer(browser, oursUrl, isCountedByApp),
      walk: () => walkStatements(browser, oursUrl),
    },
  ];
}

/** In rounds, so that a temporary slowdown affects all alike. */
async function measureLoads(browser: Browser, targets: readonly Target[]): Promise<void> {
  for (let run = 0; run < options.runs; run++) {
    for (const { url, pressFirst, firstAnswersMs, loads } of targets) {
      firstAnswersMs.push(await measure(pressFirst));
      loads.push(await measure(() => loadPage(browser, { url, status: 200 })));
    }
  }
}

async function measureWalks(targets: readonly Target[]): Promise<void> {
  for (let round = 0; round < options.walks; round++) {
    // A walk takes a minute, and its figures are medians of many presses: other load is no reason to repeat it.
    for (const { walk, walks } of targets) walks.push(await measure(walk, 1));
  }
}

async function measure<Value>(run: () => Promise<Value>, attempts?: number): Promise<Value> {
  const patienceMs = options["patience-seconds"] * 1_000;
  const { value, otherLoad } = await measureQuietly(patienceMs, run, attempts);
  measured += 1;
  if (otherLoad > QUIET_CORES) disturbed += 1;
  return value;
}

await runBench(options["limit-minutes"], benchPeers);
