import { expect, test } from "vitest";
import { judgeFigures, type Measurements, readFigures } from "./assessment-budget.ts";

const press = (paintMs: number) => ({ paintMs, screenMs: null, mainThreadMs: 20 });
const room = { heapBytes: 2_000_000, elements: 300 };
const walk = (worstPaintMs: number) => ({
  answers: [press(10), press(12), press(worstPaintMs)],
  stepsMs: [49.9, 30, 20],
  start: room,
  end: room,
});
const measured: Measurements = {
  firstAnswersMs: [900, 828, 700],
  staticFirstAnswersMs: [700, 690, 680],
  walks: [walk(30), walk(39), walk(300)],
  staticPresses: [[press(9)]],
};

test("the worst press is the median over the walks, so one disturbed walk does not count", () => {
  expect(readFigures(measured).worstPaintMs).toBe(39);
});

test("an assessment at its limits is within budget", () => {
  const figures = { ...readFigures(measured), paintMs: 20, answerCpuMs: 30, stepMs: 49.9 };
  expect(judgeFigures(figures)).toEqual([]);
});

test.each([
  ["first answer counts", { firstAnswerMs: 829 }],
  ["press to paint, median", { paintMs: 20.1 }],
  ["press to paint, worst", { worstPaintMs: 40 }],
  ["CPU of an answer", { answerCpuMs: 30.1 }],
  ["next step", { stepMs: 50 }],
  ["next step", { stepMs: Number.NaN }],
  ["first next step", { firstStepMs: 50 }],
  ["first next step", { firstStepMs: Number.NaN }],
])("%s over budget, or not measured, is reported", (figure, change) => {
  expect(judgeFigures({ ...readFigures(measured), ...change })).toEqual([
    expect.stringMatching(`^/quiz2/start  ${figure}: `),
  ]);
});
