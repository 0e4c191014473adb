import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { PageFigures } from "./page-budget.ts";
import { observePage } from "./page-observer.ts";
import { withPhone } from "./phone.ts";
import { compressPage } from "./proxy.ts";
import type { BenchRoute } from "./routes.ts";
import { type Traffic, watchTraffic } from "./traffic.ts";

/** After the network has been idle for half a second. */
const SETTLE_MS = 500;
const LOADED_WITHIN_MS = 30_000;

export type LoadedPage = Pick<BenchRoute, "status" | "answered" | "kept"> & { url: string };

/**
 * Loads a page on a phone with an empty cache until it is idle.
 * @throws Error on an unexpected status, or if the page does not become idle
 */
export const loadPage = (
  browser: Browser,
  { url, status, answered, kept }: LoadedPage,
): Promise<PageFigures> =>
  withPhone(browser, observePage, async ({ page, cdp }) => {
    if (kept) await page.addInitScript((items) => Object.assign(localStorage, items), kept);
    if (answered) {
      const { path, json } = answered;
      await page.route(`**${path}`, (call) => call.fulfill({ json }));
    }
    const traffic = watchTraffic(cdp, new URL(url).origin);
    const response = await page.goto(url, { waitUntil: "commit", timeout: LOADED_WITHIN_MS });
    if (response?.status() !== status) {
      throw new Error(`${url} answers ${response?.status()} where ${status} was meant.`);
    }
    await page.waitForLoadState("networkidle", { timeout: LOADED_WITHIN_MS });
    await sleep(SETTLE_MS);
    return readFigures(page, traffic);
  });

/** Loads a page as fast as the machine can, so that nothing is loaded for the first time when it is measured. */
export async function warmUp(browser: Browser, { url }: LoadedPage): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "load", timeout: LOADED_WITHIN_MS }).catch(() => {});
  await page.close();
}

async function readFigures(page: Page, traffic: Traffic): Promise<PageFigures> {
  const observed = await page.evaluate(() => window.benchObserved);
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll("style")].map((style) => style.textContent ?? "").join("\n"),
  );
  const bytesOf = (kind: string) => traffic.bytes.get(kind) ?? 0;
  return {
    scriptBytes: bytesOf("Script"),
    styleBytes: bytesOf("Stylesheet") + compressPage(styles).length,
    fontBytes: bytesOf("Font"),
    fontFiles: traffic.files.get("Font") ?? 0,
    totalBytes: sum(traffic.bytes.values()),
    foreignRequests: traffic.foreignRequests,
    firstPaintMs: observed.firstPaintMs ?? Number.NaN,
    largestPaintMs: observed.largestPaintMs ?? Number.NaN,
    layoutShift: Number(observed.layoutShift.toFixed(3)),
    blockedMs: sum(observed.longTasksMs.map((ms) => Math.max(0, ms - 50))),
  };
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
