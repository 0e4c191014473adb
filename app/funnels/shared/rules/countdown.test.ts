import { expect, test } from "vitest";
import { minutes } from "#app/domain/duration.ts";
import { secondsLeft, splitTime } from "./countdown.ts";

const START = Date.UTC(2025, 5, 1);
const END = START + minutes(10);

test.each([
  [0, 600],
  [3, 600],
  [997, 599],
  [1_000, 599],
  [1_003, 599],
  [60_000, 540],
  [599_000, 1],
  [599_998, 0],
  [600_000, 0],
  [600_001, 0],
  [86_400_000, 0],
])("%i ms after the start of ten minutes there are %i s left", (passedMs, left) => {
  expect(secondsLeft(END, START + passedMs)).toBe(left);
});

test.each([
  [600, { minutes: 10, seconds: 0 }],
  [61, { minutes: 1, seconds: 1 }],
  [0, { minutes: 0, seconds: 0 }],
])("%d seconds are %j", (seconds, time) => {
  expect(splitTime(seconds)).toEqual(time);
});
