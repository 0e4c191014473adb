import { describe, expect, test } from "vitest";
import { isAboveWindow, isAtBottom, isExitOfferDue } from "./exit-intent.ts";

describe("The exit offer", () => {
  test.each([
    [0, false, false, false],
    [0, false, true, true],
    [119_999, false, false, false],
    [120_000, false, false, true],
    [14_999, true, false, false],
    [15_000, true, false, true],
    [15_000, false, false, false],
    [119_999, true, false, true],
    [14_999, true, true, true],
  ])(
    "after %i ms, at the bottom: %j, left by the top: %j, is due: %j",
    (sinceLoadMs, isAtBottom, hasLeftByTop, isDue) => {
      expect(isExitOfferDue({ sinceLoadMs, isAtBottom, hasLeftByTop })).toBe(isDue);
    },
  );
});

test.each([
  [0, false],
  [3_099, false],
  [3_198.5, true],
  [3_200, true],
  // Overscroll: some browsers scroll beyond the end of the page.
  [3_260, true],
])(
  "Scrolled by %d px of a page of 4000 in a window of 800, it is at the bottom: %j",
  (scrolledPx, isIt) => {
    expect(isAtBottom({ scrolledPx, windowHeightPx: 800, pageHeightPx: 4_000 })).toBe(isIt);
  },
);

test("A page that fits the window is at its bottom from the start", () => {
  expect(isAtBottom({ scrolledPx: 0, windowHeightPx: 900, pageHeightPx: 900 })).toBe(true);
});

test.each([
  [-1, true],
  [0, true],
  [1, false],
  [900, false],
])("A pointer leaving at y = %i leaves through the top: %j", (y, isAbove) => {
  expect(isAboveWindow(y)).toBe(isAbove);
});
