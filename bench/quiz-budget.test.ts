import { expect, test } from "vitest";
import { judgeQuizFigures, QUIZ_BUDGET, readQuizFigures } from "./quiz-budget.ts";

const press = (paintMs: number) => ({ paintMs, screenMs: null, mainThreadMs: 20 });
const walk = (nextQuestionMs: number) => ({
  answers: [press(10), press(nextQuestionMs), press(40)],
  begun: [press(12)],
  layoutShift: 0,
  landingScriptBytes: QUIZ_BUDGET.landingScriptBytes,
  scriptBytes: 120_000,
});
const figures = readQuizFigures({
  firstChoicesMs: [910, 700, 2_000],
  staticFirstAnswersMs: [700, 690, 710],
  walks: [walk(12), walk(20), walk(300)],
});

test("a quiz at its limits is within budget, and a single disturbed walk does not count", () => {
  expect(judgeQuizFigures(figures)).toEqual([]);
});

test.each([
  ["first choice counts", { firstChoiceMs: 912 }],
  ["press to next question, median", { nextQuestionMs: 20.1 }],
  ["press to next question, median", { nextQuestionMs: Number.NaN }],
  ["press to next question, worst", { worstNextQuestionMs: 40.1 }],
  ["CPU of an answer", { answerCpuMs: 30.1 }],
  ["layout shift", { layoutShift: 0.001 }],
  ["JS of the landing page", { landingScriptBytes: QUIZ_BUDGET.landingScriptBytes + 1 }],
])("%s over budget, or not measured, is reported", (figure, change) => {
  expect(judgeQuizFigures({ ...figures, ...change })).toEqual([
    expect.stringMatching(`^/quiz1  ${figure}`),
  ]);
});
