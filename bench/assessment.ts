import { join } from "node:path";
import { buildApp } from "../tools/build.ts";
import { startFreshServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
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
import { writeUnlimitedConfig } from "./wrangler-config.ts";

const options = readOptions({ loads: 5, walks: 3, "limit-minutes": 30 });

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

  const cost = await runStep("Counting rows", () => countCost(join(folder, "cost")));

  console.log(`\n${formatCost(cost)}`);
  writeResult("assessment", { options, budget: BUDGET, figures, measured, cost });
  return [...judgeFigures(figures), ...judgeCost(cost)];
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

await runBench(options["limit-minutes"], benchAssessment);
