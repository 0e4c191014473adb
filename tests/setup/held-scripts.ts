import type { Page } from "@playwright/test";

/** Delays all scripts of the app, as on a slow connection, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits for the first paint: nobody can press what is not there yet, and Chromium may drop earlier input. */
export async function gotoPainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await untilPainted(page);
}

export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
}
