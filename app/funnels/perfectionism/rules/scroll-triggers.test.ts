import { describe, expect, test } from "vitest";
import { isAboveWindow, isAtBottom, isBarDue, isExitOfferDue } from "./scroll-triggers.ts";

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

test.each([
  [0, 900, 1_440, false],
  [300, 900, 1_440, false],
  [301, 900, 1_440, true],
  [301, 900, 1_024, true],
  [301, 900, 1_023, false],
  [900, 900, 1_023, false],
  [901, 900, 1_023, true],
  [812, 812, 375, false],
  [813, 812, 375, true],
  [200, 100, 1_024, false],
])(
  "After %i px in a window %i px high and %i px wide the bar is due: %j",
  (scrolled, height, width, isDue) => {
    expect(isBarDue(scrolled, height, width)).toBe(isDue);
  },
);
