import { expect, test } from "vitest";
import { answerFigures, combineWalks, firstAnswerFigures, judgeFigures } from "./press-budget.ts";

const press = (paintMs: number) => ({ paintMs, screenMs: null, mainThreadMs: 20 });

test("answers are judged by their median and by the slowest", () => {
  const figures = answerFigures("paint", [press(10), press(41), press(12)]);
  expect(judgeFigures("/quiz1", figures)).toEqual([
    "/quiz1  press to paint, worst ms: 41.00, at most 40",
  ]);
});

test("the quickest first answer is compared with the quickest on static HTML", () => {
  const figures = firstAnswerFigures({ ours: [900, 720], ofStatic: [600, 800] }, 1.2);
  expect(judgeFigures("/quiz1", figures)).toEqual([]);
  expect(judgeFigures("/quiz1", firstAnswerFigures({ ours: [721], ofStatic: [600] }, 1.2))).toEqual(
    ["/quiz1  first answer, of static HTML's: 1.20, at most 1.2"],
  );
});

test("the lesser figure of two walks counts", () => {
  const walk = (ms: number) => answerFigures("paint", [press(ms)]);
  expect(judgeFigures("/quiz1", combineWalks(walk(60), walk(15)))).toEqual([]);
});

test("what was not measured is over budget", () => {
  expect(judgeFigures("/quiz1", answerFigures("paint", []))).not.toEqual([]);
});
