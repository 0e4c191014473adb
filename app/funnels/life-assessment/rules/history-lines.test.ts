import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import type { AssessmentScores } from "#app/domain/life-areas.ts";
import { drawLine, type HistoryAttempt } from "./history-lines.ts";

const SIZE = { width: 100, height: 100 };

const attemptsOf = (pairs: readonly (readonly [day: number, score: number])[]): HistoryAttempt[] =>
  pairs.map(([day, safety], index) => ({
    id: `${index}`,
    completedAt: days(day),
    scores: { areas: { safety } } as AssessmentScores,
  }));

test("A line begins left, ends right, and stands as high as its scores", () => {
  const { dots } = drawLine(
    attemptsOf([
      [0, 0],
      [30, 40],
      [60, 100],
    ]),
    "safety",
    SIZE,
  );
  expect(dots).toEqual([
    { x: 0, y: 100, score: 0 },
    { x: 50, y: 60, score: 40 },
    { x: 100, y: 0, score: 100 },
  ]);
});

test("Longer pauses are longer ways, and attempts of one moment stay apart", () => {
  const placed = (days: readonly number[]) =>
    drawLine(attemptsOf(days.map((day) => [day, 50])), "safety", SIZE).dots.map(({ x }) => x);
  expect(placed([0, 10, 100])).toEqual([0, 30, 100]);
  expect(placed([5, 5, 5])).toEqual([0, 50, 100]);
  expect(placed([5])).toEqual([0]);
});

test.each([
  [50, { top: 36, bottom: 64 }],
  [5, { top: 81, bottom: 100 }],
  [95, { top: 0, bottom: 19 }],
])(
  "The band around a first score of %i ends where a change begins, or at the edge",
  (score, band) => {
    expect(
      drawLine(
        attemptsOf([
          [0, score],
          [30, 10],
        ]),
        "safety",
        SIZE,
      ).band,
    ).toEqual(band);
  },
);
