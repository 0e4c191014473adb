import fc from "fast-check";
import { expect, test } from "vitest";
import { SHOWN_QUESTIONS } from "./screen-order.ts";
import * as steps from "./steps.ts";

const stepIndexes = Array.from({ length: 20 }, (_, index) => index);
const firstAnswers = (count: number) =>
  new Set<string>(SHOWN_QUESTIONS.slice(0, count).map(({ id }) => id));

test("There are 20 steps of 5 statements, which are the whole bank in screen order", () => {
  expect([steps.STEP_COUNT, steps.QUESTIONS_PER_STEP]).toEqual([20, 5]);
  for (const index of stepIndexes) expect(steps.listQuestions(index)).toHaveLength(5);
  expect(stepIndexes.flatMap(steps.listQuestions)).toEqual(SHOWN_QUESTIONS);
});

test.each([-1, 20, 0.5])("The step index %d is out of range", (index) => {
  expect(steps.listQuestions(index)).toEqual([]);
});

test("Only answers of the step are counted", () => {
  const answered = firstAnswers(8);
  expect([0, 1, 2].map((index) => steps.countAnswered(index, answered))).toEqual([5, 3, 0]);
});

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [60, 12],
  [99, 19],
  [100, 20],
])("After %i answers in order, the open step has the index %i", (count, index) => {
  expect(steps.findOpenStep(firstAnswers(count))).toBe(index);
});

test("A gap is found even if later statements are answered", () => {
  const answered = firstAnswers(100);
  answered.delete("Q37");
  expect(steps.findOpenStep(answered)).toBe(6);
});

test.each([
  [0, 5],
  [1, 5],
  [19, 5],
  [20, 4],
  [21, 4],
  [40, 3],
  [41, 3],
  [60, 2],
  [80, 1],
  [99, 1],
  [100, 0],
  [105, 0],
])("After %i answers about %i minutes remain", (answered, minutes) => {
  expect(steps.minutesRemaining(answered)).toBe(minutes);
});

test("The bar grows by 5 with each step, from 5 to 100", () => {
  const shown = stepIndexes.map((index) => steps.percentComplete(index));
  expect(shown).toEqual(stepIndexes.map((index) => 5 * (index + 1)));
});

test("A step has the area of its statements, and the petals fill with the steps before it", () => {
  for (const index of stepIndexes)
    expect(steps.listQuestions(index)[0]?.area).toBe(steps.areaOfStep(index));
  const petals = (stepIndex: number) => Object.values(steps.fillPetals(stepIndex));
  expect(petals(0)).toEqual([0, 0, 0, 0, 0]);
  expect(petals(6)).toEqual([100, 50, 0, 0, 0]);
  expect(petals(20)).toEqual([100, 100, 100, 100, 100]);
});

test("Each area's first step repeats the weeks that are meant, and steps on work say what counts as work", () => {
  expect(stepIndexes.filter(steps.beginsArea)).toEqual([0, 4, 8, 12, 16]);
  expect(stepIndexes.filter(steps.asksAboutWork)).toEqual([10, 12, 13, 14, 15]);
});

test("Interstitials follow steps 4, 8, 12, 16 and 20, and no other", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 25 }), (stepNumber) => {
      const expected = [4, 8, 12, 16, 20].includes(stepNumber) ? stepNumber : undefined;
      expect(steps.interstitialAfter(stepNumber)?.afterStep).toBe(expected);
    }),
  );
});
