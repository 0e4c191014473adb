import { expect, type Locator } from "@playwright/test";

/** Waits until an element is hydrated. */
export const untilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))),
    )
    .toBe(true);
