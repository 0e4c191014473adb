import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { PageFigures } from "./page-budget.ts";
import { observePage } from "./page-observer.ts";
import { compressPage } from "./proxy.ts";
import type { AnsweredCall } from "./routes.ts";
import { type Traffic, watchTraffic } from "./traffic.ts";

/** Lighthouse's mobile "slow 4G" with the throttling factors of DevTools, and a processor four times slower. */
export const phone = {
  cpuThrottling: 4,
  latencyMs: 562.5,
  downKbits: 1_474.6,
  upKbits: 675,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
} as const;

// As Lighthouse counts.
const BITS_PER_KBIT = 1_024;
const IDLE_MS = 1_500;
const LOADED_WITHIN_MS = 45_000;

export type LoadedPage = {
  url: string;
  status: number;
  answered?: AnsweredCall;
  kept?: Record<string, string>;
};

/**
 * Loads a page on a phone with an empty cache until it is idle.
 * @throws Error on an unexpected status, or if the page does not become idle
 */
export async function loadPage(
  browser: Browser,
  { url, status, answered, kept }: LoadedPage,
): Promise<PageFigures> {
  const { viewport, deviceScaleFactor } = phone;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(observePage);
    if (kept) await page.addInitScript((items) => Object.assign(localStorage, items), kept);
    if (answered) {
      const { path, json } = answered;
      await page.route(`**${path}`, (call) => call.fulfill({ json }));
    }
    const traffic = await watchTraffic(cdp, new URL(url).origin);
    await slowDown(cdp);
    const response = await page.goto(url, { waitUntil: "commit", timeout: LOADED_WITHIN_MS });
    if (response?.status() !== status) {
      throw new Error(`${url} answers ${response?.status()} where ${status} was meant.`);
    }
    await waitUntilIdle(page, traffic);
    return await readFigures(page, cdp, traffic);
  } finally {
    await context.close();
  }
}

export async function slowDown(cdp: CDPSession): Promise<void> {
  // Processor time instead of wall time, so that other load does not count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: phone.cpuThrottling });
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: (phone.downKbits * BITS_PER_KBIT) / 8,
    uploadThroughput: (phone.upKbits * BITS_PER_KBIT) / 8,
  });
}

async function waitUntilIdle(page: Page, traffic: Traffic): Promise<void> {
  const giveUpAt = performance.now() + LOADED_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    await sleep(200);
    if (traffic.openRequests() > 0 || performance.now() - traffic.lastChangeMs() < IDLE_MS)
      continue;
    if (await page.evaluate(isAtRest, IDLE_MS)) return;
  }
  throw new Error(`${page.url()} did not come to rest within ${LOADED_WITHIN_MS / 1_000} s.`);
}

const isAtRest = (idleMs: number) =>
  document.readyState === "complete" &&
  performance.now() - (window.benchObserved.longTasks.at(-1)?.startMs ?? 0) > idleMs;

async function readFigures(page: Page, cdp: CDPSession, traffic: Traffic): Promise<PageFigures> {
  const observed = await page.evaluate(() => window.benchObserved);
  const spent = await readMetrics(cdp);
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll("style")].map((style) => style.textContent ?? "").join("\n"),
  );
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await cdp.send("HeapProfiler.collectGarbage");
  const { JSHeapUsedSize: heapBytes = Number.NaN } = await readMetrics(cdp);

  const bytesOf = (kind: string) => traffic.bytes.get(kind) ?? 0;
  const totalBytes = sum(traffic.bytes.values());
  const scriptBytes = bytesOf("Script");
  const fontBytes = bytesOf("Font");
  return {
    scriptBytes,
    styleBytes: bytesOf("Stylesheet") + compressPage(styles).length,
    fontBytes,
    fontFiles: traffic.files.get("Font") ?? 0,
    otherBytes: totalBytes - scriptBytes - fontBytes - bytesOf("Stylesheet"),
    totalBytes,
    requests: sum(traffic.files.values()),
    foreignRequests: traffic.foreignRequests,
    firstPaintMs: observed.firstPaintMs ?? Number.NaN,
    largestPaintMs: observed.largestPaintMs ?? Number.NaN,
    layoutShift: Number(observed.layoutShift.toFixed(3)),
    blockedMs: sum(observed.longTasks.map((task) => Math.max(0, task.durationMs - 50))),
    scriptMs: (spent["ScriptDuration"] ?? Number.NaN) * 1_000,
    mainThreadMs: (spent["TaskDuration"] ?? Number.NaN) * 1_000,
    heapBytes,
    elements,
  };
}

export async function readMetrics(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
