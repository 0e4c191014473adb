import { join } from "node:path";
import { buildApp } from "../tools/build.ts";
import { type Server, startFreshServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { judgeCall, type Rounds } from "./api-budget.ts";
import { alternate, formatCalls } from "./api-rounds.ts";
import {
  BUDGET,
  formatFigures,
  judgeFigures,
  type Measurements,
  readFigures,
} from "./assessment-budget.ts";
import {
  isChosen,
  isCountedByApp,
  pressFirstAnswer,
  pressStatic,
  walkStatements,
} from "./assessment-phone.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { countCost } from "./cost.ts";
import { formatCost, judgeCost } from "./cost-budget.ts";
import { startProxy } from "./proxy.ts";
import { launchBrowser, startBarePages } from "./side-by-side.ts";
import { scenarios, sendVisitors } from "./visitor-load.ts";
import { writeBareWorkerConfig, writeUnlimitedConfig } from "./wrangler-config.ts";

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;

const options = readOptions({
  ...{ loads: 5, walks: 3, seconds: 4, rounds: 5 },
  ...{ "patience-seconds": 5, "limit-minutes": 30 },
});

async function benchAssessment({ folder, defer }: Bench): Promise<string[]> {
  await runStep("Building the app", buildApp);
  const ours = await runStep("Starting it, without rate limits", () =>
    startFreshServer({ config: writeUnlimitedConfig(join(folder, "app/wrangler.toml")) }),
  );
  defer(ours.stop);
  const measured = await onPhone({ folder, defer }, ours.url);
  const figures = readFigures(measured);
  console.log(`\nProcessor x4 slower, slow 4G; medians of ${options.loads} first answers and of`);
  console.log(`${options.walks} walks through all statements.\n\n${formatFigures(figures)}\n`);

  const bare = await runStep("Starting the bare worker", () =>
    startFreshServer({ config: writeBareWorkerConfig(join(folder, "bare/wrangler.toml")) }),
  );
  defer(bare.stop);
  const calls = await underLoad({ ours, bare });
  const cost = await runStep("Counting rows", () => countCost(join(folder, "cost")));

  console.log(`\n${CONNECTIONS} connections, medians of ${options.rounds} rounds.\n`);
  console.log(`${formatCalls(calls)}\n\n${formatCost(cost)}`);
  writeResult("assessment", { options, budget: BUDGET, figures, measured, calls, cost });
  return [
    ...judgeFigures(figures),
    ...Object.entries(calls).flatMap(([name, rounds]) => judgeCall(name, rounds)),
    ...judgeCost(cost),
  ];
}

async function onPhone({ folder, defer }: Bench, appUrl: string): Promise<Measurements> {
  const barePages = await runStep("Building and starting the bare pages", () =>
    startBarePages(join(folder, "bare-remix")),
  );
  const appProxy = await startProxy(appUrl);
  const bareProxy = await startProxy(barePages.url);
  const browser = await launchBrowser();
  const stop = async () => {
    await browser.close();
    appProxy.close();
    bareProxy.close();
    await barePages.stop();
  };
  defer(stop);

  const oursUrl = `${appProxy.origin}/quiz2/start`;
  const staticUrl = `${bareProxy.origin}/statements`;
  const firstOfOurs = () => pressFirstAnswer(browser, oursUrl, isCountedByApp);
  const firstOfStatic = () => pressFirstAnswer(browser, staticUrl, isChosen);
  const measured: Measurements = {
    ...{ firstAnswersMs: [], staticFirstAnswersMs: [], walks: [], staticPresses: [] },
  };
  await runStep("Loading both once to warm up", () => firstOfStatic().then(firstOfOurs));
  await runStep(`First answers, ${options.loads} times`, async () => {
    for (let load = 0; load < options.loads; load++) {
      measured.staticFirstAnswersMs.push(await firstOfStatic());
      measured.firstAnswersMs.push(await firstOfOurs());
    }
  });
  await runStep(`All statements, ${options.walks} times`, async () => {
    for (let walk = 0; walk < options.walks; walk++) {
      measured.staticPresses.push(await pressStatic(browser, staticUrl));
      measured.walks.push(await walkStatements(browser, oursUrl));
    }
  });
  await stop();
  return measured;
}

async function underLoad(servers: { ours: Server; bare: Server }): Promise<Record<string, Rounds>> {
  const { seconds, rounds } = options;
  const patienceMs = options["patience-seconds"] * 1_000;
  const connections = CONNECTIONS;
  const results: Record<string, Rounds> = {};
  for (const [name, scenario] of Object.entries(scenarios)) {
    const send = (sendSeconds: number) => (origin: string) =>
      sendVisitors(origin, scenario, { seconds: sendSeconds, connections });
    const load = { warmUp: send(WARM_UP_SECONDS), measure: send(seconds) };
    results[name] = await runStep(`Calling ${name}, ${rounds} rounds of ${seconds} s`, () =>
      alternate(servers, { rounds, patienceMs }, load),
    );
  }
  return results;
}

await runBench(options["limit-minutes"], benchAssessment);
