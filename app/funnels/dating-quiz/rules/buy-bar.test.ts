import { expect, test } from "vitest";
import { isBarShown } from "./buy-bar.ts";

test.each([
  [0, 800, false],
  [240, 800, false],
  [241, 800, true],
  [200, 640, true],
  [192, 640, false],
])("After %d of a window's %d px the bar is shown: %s", (scrolled, height, isShown) => {
  expect(isBarShown(scrolled, height)).toBe(isShown);
});
