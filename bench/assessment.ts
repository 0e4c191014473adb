import { join } from "node:path";
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
import { startSideBySide } from "./side-by-side.ts";
import { writeUnlimitedConfig } from "./wrangler-config.ts";

const options = readOptions({ loads: 5, walks: 3, "limit-minutes": 30 });

async function benchAssessment(bench: Bench): Promise<string[]> {
  const measured = await onPhone(bench);
  const figures = readFigures(measured);
  console.log(`\nProcessor x4 slower, slow 4G; medians of ${options.loads} first answers and of`);
  console.log(`${options.walks} walks through all statements.\n\n${formatFigures(figures)}\n`);

  const cost = await runStep("Counting rows", () => countCost(join(bench.folder, "cost")));

  console.log(`\n${formatCost(cost)}`);
  writeResult("assessment", { options, budget: BUDGET, figures, measured, cost });
  return [...judgeFigures(figures), ...judgeCost(cost)];
}

async function onPhone(bench: Bench): Promise<Measurements> {
  const { browser, appOrigin, bareOrigin } = await startSideBySide(bench, {
    config: writeUnlimitedConfig(join(bench.folder, "app/wrangler.toml")),
  });
  const oursUrl = `${appOrigin}/quiz2/start`;
  const staticUrl = `${bareOrigin}/statements`;
  const firstOfOurs = () => pressFirstAnswer(browser, oursUrl, isCountedByApp);
  const firstOfStatic = () => pressFirstAnswer(browser, staticUrl, isChosen);
  const measured: Measurements = {
    firstAnswersMs: [],
    staticFirstAnswersMs: [],
    walks: [],
    staticPresses: [],
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
  return measured;
}

await runBench(options["limit-minutes"], benchAssessment);
