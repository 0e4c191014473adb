import { expect, test } from "vitest";
import { isDesktopBarDue, isMobileBarDue } from "./bars.ts";

test.each([
  [0, false],
  [300, false],
  [301, true],
  [5_000, true],
])("After %i px of scrolling the desktop's bar is due: %j", (scrolledPx, isDue) => {
  expect(isDesktopBarDue(scrolledPx)).toBe(isDue);
});

test.each([
  [0, 812, false],
  [812, 812, false],
  [813, 812, true],
  [700, 667, true],
])("After %i px in a window of %i the phone's bar is due: %j", (scrolledPx, windowPx, isDue) => {
  expect(isMobileBarDue(scrolledPx, windowPx)).toBe(isDue);
});
