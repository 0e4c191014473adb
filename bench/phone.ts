import type { Browser, CDPSession, Page } from "@playwright/test";

/** Lighthouse's mobile "slow 4G" with the throttling factors of DevTools, and a processor four times slower. */
const CPU_THROTTLING = 4;
const LATENCY_MS = 562.5;
/** Lighthouse counts 1,024 bits to a kilobit. */
const [DOWN, UP] = [(1_474.6 * 1_024) / 8, (675 * 1_024) / 8];

/** A page in a phone with an empty cache. */
export type Phone = { page: Page; cdp: CDPSession };

export async function withPhone<Value>(
  browser: Browser,
  observe: () => void,
  use: (phone: Phone) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await cdp.send("Network.enable");
    await slowDown(cdp);
    return await use({ page, cdp });
  } finally {
    await context.close();
  }
}

async function slowDown(cdp: CDPSession): Promise<void> {
  // Processor time instead of wall time, so that other load does not count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING });
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
}

/** Milliseconds that the page's main thread has worked since the start of its load. */
export async function readMainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const spent = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  return spent * 1_000;
}
