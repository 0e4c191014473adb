import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import type { AreaKey, AssessmentScores } from "#app/domain/life-areas.ts";
import { drawLine, type HistoryAttempt, type HistoryPulse } from "./history-lines.ts";

const SIZE = { width: 100, height: 100 };

const attemptsOf = (pairs: readonly (readonly [day: number, score: number])[]): HistoryAttempt[] =>
  pairs.map(([day, safety], index) => ({
    id: `${index}`,
    completedAt: days(day),
    scores: { areas: { safety } } as AssessmentScores,
  }));

const draw = (pairs: Parameters<typeof attemptsOf>[0], pulses: readonly HistoryPulse[] = []) =>
  drawLine({ attempts: attemptsOf(pairs), pulses }, "safety", SIZE);

test("A line runs from left to right at the height of its scores", () => {
  const { dots, points } = draw([
    [0, 0],
    [30, 40],
    [60, 100],
  ]);
  expect(dots).toEqual([
    { id: "0", x: 0, y: 100, score: 0 },
    { id: "1", x: 50, y: 60, score: 40 },
    { id: "2", x: 100, y: 0, score: 100 },
  ]);
  expect(points).toEqual([]);
});

test("The area's own pulses are placed by time between the attempts", () => {
  const pulseAt = (day: number, area: AreaKey, score: number): HistoryPulse => ({
    id: `pulse-${day}`,
    area,
    takenAt: days(day),
    scores: { area: score, subDimensions: {} },
  });
  const pulses = [pulseAt(15, "safety", 70), pulseAt(20, "growth", 10)];
  const pairs = [
    [0, 0],
    [30, 40],
  ] as const;
  const { dots, points } = draw(pairs, pulses);
  expect(dots.map(({ id, x }) => [id, x])).toEqual([
    ["0", 0],
    ["1", 100],
  ]);
  expect(points).toEqual([{ id: "pulse-15", x: 50, y: 30, score: 70 }]);
  const [first] = pairs;
  expect(draw([first], pulses).points).toMatchObject([{ x: 100 }]);
});

test("Longer pauses take more space, and simultaneous attempts stay apart", () => {
  const placed = (days: readonly number[]) =>
    draw(days.map((day) => [day, 50])).dots.map(({ x }) => x);
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
      draw([
        [0, score],
        [30, 10],
      ]).band,
    ).toEqual(band);
  },
);
