import { expect, test } from "vitest";
import {
  answerFigures,
  combineWalks,
  firstAnswerFigures,
  judgeFigures,
  stepFigures,
} from "./press-budget.ts";

const press = (paintMs: number) => ({ paintMs, screenMs: null, mainThreadMs: 20 });

const onStatic = [press(10), press(10)];
const limits = { paint: 2, cpu: 2 };
const answers = (...paintsMs: number[]) =>
  answerFigures("paint", paintsMs.map(press), onStatic, limits);

test("answers are judged by their median, beside static HTML's", () => {
  expect(judgeFigures("/quiz1", answers(10, 90, 20))).toEqual([]);
  expect(judgeFigures("/quiz1", answers(10, 21, 22))).toEqual([
    "/quiz1  press to paint, of static HTML's: 2.10, at most 2",
  ]);
});

test("a next step is judged beside a press on static HTML, too", () => {
  expect(judgeFigures("/quiz1", stepFigures([45], onStatic))).toEqual([]);
  expect(judgeFigures("/quiz1", stepFigures([46], onStatic))).toHaveLength(1);
});

test("the quickest first answer is compared with the quickest on static HTML", () => {
  const figures = firstAnswerFigures({ ours: [900, 720], ofStatic: [600, 800] }, 1.2);
  expect(judgeFigures("/quiz1", figures)).toEqual([]);
  expect(judgeFigures("/quiz1", firstAnswerFigures({ ours: [721], ofStatic: [600] }, 1.2))).toEqual(
    ["/quiz1  first answer, of static HTML's: 1.20, at most 1.2"],
  );
});

test("the lesser figure of two walks counts", () => {
  expect(judgeFigures("/quiz1", combineWalks(answers(60), answers(15)))).toEqual([]);
});

test("what was not measured is over budget", () => {
  expect(judgeFigures("/quiz1", answers())).not.toEqual([]);
});
