import { expect, test } from "vitest";
import { judgeQuizFigures, QUIZ_BUDGET, readQuizFigures } from "./quiz-budget.ts";

const press = (paintMs: number) => ({ paintMs, screenMs: null, mainThreadMs: 20 });
const walk = (nextQuestionMs: number) => ({
  answers: [press(10), press(nextQuestionMs), press(500)],
  begun: [press(12)],
  layoutShift: 0,
  landingScriptBytes: QUIZ_BUDGET.landingScriptBytes,
  scriptBytes: 120_000,
});
const figures = readQuizFigures({
  firstChoicesMs: [910, 700, 2_000],
  staticFirstAnswersMs: [700, 690, 710],
  walks: [walk(30), walk(49.9), walk(300)],
});

test("a quiz at its limits is within budget, and one walk that was disturbed does not count", () => {
  expect(judgeQuizFigures(figures)).toEqual([]);
});

test.each([
  ["first choice counts", { firstChoiceMs: 912 }],
  ["next question", { nextQuestionMs: 50 }],
  ["next question", { nextQuestionMs: Number.NaN }],
  ["layout shift", { layoutShift: 0.001 }],
  ["JS of the landing page", { landingScriptBytes: QUIZ_BUDGET.landingScriptBytes + 1 }],
])("%s over budget, or not measured, is told", (figure, change) => {
  expect(judgeQuizFigures({ ...figures, ...change })).toEqual([
    expect.stringMatching(`^/quiz1  ${figure}`),
  ]);
});
