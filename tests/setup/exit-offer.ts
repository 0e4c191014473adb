import type { Page } from "@playwright/test";

/** Moves the pointer out through the top of the window, to tabs and address bar. */
export async function leaveByTop(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(200, -20);
}
