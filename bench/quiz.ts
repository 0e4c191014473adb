import { runStep } from "../tools/tool.ts";
import { isChosen, pressFirstAnswer } from "./assessment-phone.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import {
  formatQuizFigures,
  judgeQuizFigures,
  QUIZ_BUDGET,
  type QuizMeasurements,
  readQuizFigures,
} from "./quiz-budget.ts";
import { isBegun, walkQuiz } from "./quiz-phone.ts";
import { startSideBySide } from "./side-by-side.ts";

const options = readOptions({ loads: 5, walks: 3, "limit-minutes": 15 });

async function benchQuiz(bench: Bench): Promise<string[]> {
  const { browser, appOrigin, bareOrigin } = await startSideBySide(bench);
  const quizUrl = `${appOrigin}/quiz1`;
  const firstChoice = () => pressFirstAnswer(browser, quizUrl, isBegun);
  const firstOfStatic = () => pressFirstAnswer(browser, `${bareOrigin}/statements`, isChosen);
  const measured: QuizMeasurements = { firstChoicesMs: [], staticFirstAnswersMs: [], walks: [] };
  await runStep("Loading both once to warm up", () => firstOfStatic().then(firstChoice));
  await runStep(`First choices, ${options.loads} times`, async () => {
    for (let load = 0; load < options.loads; load++) {
      measured.staticFirstAnswersMs.push(await firstOfStatic());
      measured.firstChoicesMs.push(await firstChoice());
    }
  });
  await runStep(`All questions, ${options.walks} times`, async () => {
    for (let walk = 0; walk < options.walks; walk++) {
      measured.walks.push(await walkQuiz(browser, quizUrl));
    }
  });
  const figures = readQuizFigures(measured);
  console.log(`\nProcessor x4 slower, slow 4G; medians of ${options.loads} first choices and of`);
  console.log(`${options.walks} walks through all questions.\n\n${formatQuizFigures(figures)}`);
  writeResult("quiz", { options, budget: QUIZ_BUDGET, figures, measured });
  return judgeQuizFigures(figures);
}

await runBench(options["limit-minutes"], benchQuiz);
