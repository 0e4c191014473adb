import fc from "fast-check";
import { expect, test } from "vitest";
import { describeCaptureFailure, drawDisplayFigures } from "./preview.ts";

test.each([
  ["lowest", 0, { othersToday: 127, completedToday: 45 }],
  ["middle", 0.5, { othersToday: 152, completedToday: 55 }],
  ["highest", 1 - Number.EPSILON, { othersToday: 176, completedToday: 64 }],
])("The %s random number gives figures from the documented ranges", (_name, chance, figures) => {
  expect(drawDisplayFigures(() => chance)).toEqual(figures);
});

test("Every figure is an integer in its range, and each value can occur", () => {
  const drawn = { others: new Set<number>(), completed: new Set<number>() };
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const { othersToday, completedToday } = drawDisplayFigures(() => chance);
      expect(Number.isInteger(othersToday) && othersToday >= 127 && othersToday <= 176).toBe(true);
      expect(Number.isInteger(completedToday)).toBe(true);
      expect(completedToday >= 45 && completedToday <= 64).toBe(true);
    }),
  );
  for (let step = 0; step < 1_000; step += 1) {
    const { othersToday, completedToday } = drawDisplayFigures(() => step / 1_000);
    drawn.others.add(othersToday);
    drawn.completed.add(completedToday);
  }
  expect([drawn.others.size, drawn.completed.size]).toEqual([50, 20]);
});

test.each([
  [
    "the server's message",
    "We couldn’t find this assessment.",
    "We couldn’t find this assessment.",
  ],
  ["the default text, without a message", null, "Please try again."],
  ["the default text, with an empty message", "", "Please try again."],
])("A failed email capture shows %s", (_what, serverMessage, description) => {
  expect(describeCaptureFailure(serverMessage)).toEqual({
    title: "Email Capture Failed",
    description,
  });
});
