import { expect, test } from "vitest";
import { isBarDue } from "./bars.ts";

test.each([
  [0, 1_440, 900, false],
  [300, 1_440, 900, false],
  [301, 1_440, 900, true],
  [301, 1_024, 900, true],
  [301, 1_023, 900, false],
  [900, 1_023, 900, false],
  [901, 1_023, 900, true],
  [812, 375, 812, false],
  [813, 375, 812, true],
  [200, 1_024, 100, false],
])(
  "After %i px in a window of %i × %i the bar is due: %j",
  (scrolledPx, windowWidthPx, windowHeightPx, isDue) => {
    expect(isBarDue({ scrolledPx, windowWidthPx, windowHeightPx })).toBe(isDue);
  },
);
