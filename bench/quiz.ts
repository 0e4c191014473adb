import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser, launchArguments } from "../tools/browser.ts";
import { buildApp } from "../tools/build.ts";
import { startFreshServer } from "../tools/serve.ts";
import { root, tellStep } from "../tools/tool.ts";
import { isChosen, pressFirstAnswer } from "./assessment-phone.ts";
import { startBarePages } from "./bare-pages.ts";
import { type Bench, runBench, writeResult } from "./bench.ts";
import { readOptions } from "./options.ts";
import { startProxy } from "./proxy.ts";
import {
  judgeQuizFigures,
  QUIZ_BUDGET,
  type QuizMeasurements,
  readQuizFigures,
  tellQuizFigures,
} from "./quiz-budget.ts";
import { isBegun, walkQuiz } from "./quiz-phone.ts";

const options = readOptions({ loads: 5, walks: 3, "limit-minutes": 15 });

async function benchQuiz({ folder, defer }: Bench): Promise<string[]> {
  await tellStep("Building the app", buildApp);
  const app = await tellStep("Starting it", () =>
    startFreshServer({ config: join(root, "wrangler.toml") }),
  );
  defer(app.stop);
  const barePages = await tellStep("Building and starting the bare pages", () =>
    startBarePages(join(folder, "bare-remix")),
  );
  defer(barePages.stop);
  const [appProxy, bareProxy] = await Promise.all([startProxy(app.url), startProxy(barePages.url)]);
  defer(appProxy.close);
  defer(bareProxy.close);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...launchArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  defer(() => browser.close());

  const quizUrl = `${appProxy.origin}/quiz1`;
  const firstChoice = () => pressFirstAnswer(browser, quizUrl, isBegun);
  const firstOfStatic = () => pressFirstAnswer(browser, `${bareProxy.origin}/statements`, isChosen);
  const measured: QuizMeasurements = { firstChoicesMs: [], staticFirstAnswersMs: [], walks: [] };
  await tellStep("Loading both once to warm up", () => firstOfStatic().then(firstChoice));
  await tellStep(`First choices, ${options.loads} times`, async () => {
    for (let load = 0; load < options.loads; load++) {
      measured.staticFirstAnswersMs.push(await firstOfStatic());
      measured.firstChoicesMs.push(await firstChoice());
    }
  });
  await tellStep(`All questions, ${options.walks} times`, async () => {
    for (let walk = 0; walk < options.walks; walk++) {
      measured.walks.push(await walkQuiz(browser, quizUrl));
    }
  });
  const figures = readQuizFigures(measured);
  console.log(`\nProcessor x4 slower, slow 4G; medians of ${options.loads} first choices and of`);
  console.log(`${options.walks} walks through all questions.\n\n${tellQuizFigures(figures)}`);
  writeResult("quiz", { options, budget: QUIZ_BUDGET, figures, measured });
  return judgeQuizFigures(figures);
}

await runBench(options["limit-minutes"], benchQuiz);
