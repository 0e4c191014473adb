import { type Browser, expect } from "@playwright/test";
import { buyTrial } from "../../tests/setup/paid.ts";
import { buildApp } from "../build.ts";
import { startFreshServer } from "../serve.ts";

const PATH = "/quiz2/courses/connection/say-it-plainly";
/** In the proportions of the printed pages, at the width of a phone held close. */
const WINDOW = { width: 480, height: Math.round((480 * 279.4) / 210) };

const PARTS = {
  "lesson-start": "h1",
  "lesson-middle": "[aria-labelledby=example-title]",
  "lesson-end": "[aria-labelledby=exercise-title]",
} as const;

/** Pictures of a lesson as a subscriber reads it, by id. */
export async function drawLesson(browser: Browser): Promise<Map<string, Buffer>> {
  await buildApp();
  const server = await startFreshServer();
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: WINDOW,
    deviceScaleFactor: 3,
    colorScheme: "light",
  });
  try {
    await buyTrial(context.request);
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(page.locator("h1")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const pictures = new Map<string, Buffer>();
    for (const [id, part] of Object.entries(PARTS)) {
      await page.locator(part).evaluate((element, isFirst) => {
        const top = element.getBoundingClientRect().top + scrollY;
        scrollTo({ top: isFirst ? 0 : top - 32, behavior: "instant" });
      }, part === "h1");
      pictures.set(id, await page.screenshot({ animations: "disabled" }));
    }
    return pictures;
  } finally {
    await context.close();
    await server.stop();
  }
}
