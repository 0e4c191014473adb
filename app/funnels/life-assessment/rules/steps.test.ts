import fc from "fast-check";
import { expect, test } from "vitest";
import { SHOWN_QUESTIONS } from "./screen-order.ts";
import {
  areaOfStep,
  asksAboutWork,
  beginsArea,
  countAnswered,
  fillPetals,
  findOpenStep,
  interstitialAfter,
  listQuestions,
  minutesRemaining,
  percentComplete,
  QUESTIONS_PER_STEP,
  STEP_COUNT,
} from "./steps.ts";

const stepIndexes = Array.from({ length: 20 }, (_, index) => index);
const firstAnswers = (count: number) =>
  new Set<string>(SHOWN_QUESTIONS.slice(0, count).map(({ id }) => id));

test("There are 20 steps of 5 statements, which are the whole bank in screen order", () => {
  expect([STEP_COUNT, QUESTIONS_PER_STEP]).toEqual([20, 5]);
  for (const index of stepIndexes) expect(listQuestions(index)).toHaveLength(5);
  expect(stepIndexes.flatMap(listQuestions)).toEqual(SHOWN_QUESTIONS);
});

test.each([-1, 20, 0.5])("The step index %d is out of range", (index) => {
  expect(listQuestions(index)).toEqual([]);
});

test("Only answers of the step are counted", () => {
  const answered = firstAnswers(8);
  expect([0, 1, 2].map((index) => countAnswered(index, answered))).toEqual([5, 3, 0]);
});

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [60, 12],
  [99, 19],
  [100, 20],
])("After %i answers in order, the open step has the index %i", (count, index) => {
  expect(findOpenStep(firstAnswers(count))).toBe(index);
});

test("A gap is found even if later statements are answered", () => {
  const answered = firstAnswers(100);
  answered.delete("Q37");
  expect(findOpenStep(answered)).toBe(6);
});

test("The open step is the first with a missing answer, whichever answers are given", () => {
  const ids = SHOWN_QUESTIONS.map(({ id }) => id as string);
  fc.assert(
    fc.property(fc.subarray(ids), (given) => {
      const answered = new Set(given);
      const step = findOpenStep(answered);
      expect(
        stepIndexes.slice(0, step).every((index) => countAnswered(index, answered) === 5),
      ).toBe(true);
      if (step < STEP_COUNT) expect(countAnswered(step, answered)).toBeLessThan(5);
    }),
  );
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
  expect(minutesRemaining(answered)).toBe(minutes);
});

test("The minutes follow the documented formula in integer arithmetic", () => {
  for (let answered = 0; answered <= 100; answered += 1) {
    const hundredths = (100 - answered) * 5;
    const expected = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 > 0 ? 1 : 0);
    expect(minutesRemaining(answered)).toBe(expected);
  }
});

test("The bar grows by 5 with each step, from 5 to 100", () => {
  const shown = stepIndexes.map((index) => percentComplete(index));
  expect(shown).toEqual(stepIndexes.map((index) => 5 * (index + 1)));
});

test("A step has the area of its statements, and the petals fill with the steps before it", () => {
  for (const index of stepIndexes) expect(listQuestions(index)[0]?.area).toBe(areaOfStep(index));
  const petals = (stepIndex: number) => Object.values(fillPetals(stepIndex));
  expect(petals(0)).toEqual([0, 0, 0, 0, 0]);
  expect(petals(6)).toEqual([100, 50, 0, 0, 0]);
  expect(petals(20)).toEqual([100, 100, 100, 100, 100]);
});

test("Each area's first step repeats the weeks that are meant, and steps on work say what counts as work", () => {
  expect(stepIndexes.filter(beginsArea)).toEqual([0, 4, 8, 12, 16]);
  expect(stepIndexes.filter(asksAboutWork)).toEqual([10, 12, 13, 14, 15]);
});

test("Interstitials follow steps 4, 8, 12, 16 and 20, and no other", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 25 }), (stepNumber) => {
      const expected = [4, 8, 12, 16, 20].includes(stepNumber) ? stepNumber : undefined;
      expect(interstitialAfter(stepNumber)?.afterStep).toBe(expected);
    }),
  );
});
