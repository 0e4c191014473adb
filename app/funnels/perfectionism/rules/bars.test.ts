import { expect, test } from "vitest";
import { isBarDue } from "./bars.ts";

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
