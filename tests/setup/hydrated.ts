import { expect, type Locator } from "@playwright/test";

/** Waits until script has taken over an element of the server's page. */
export const untilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))),
    )
    .toBe(true);
