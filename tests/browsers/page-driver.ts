import type { BrowserContextOptions, BrowserType, LaunchOptions } from "@playwright/test";
import puppeteer from "puppeteer-core";
import type { Driver, Engine } from "./driver.ts";

/** The common interface of pages of Playwright and Puppeteer. */
type CommonPage = {
  goto: (url: string) => Promise<unknown>;
  evaluate: <A, R>(work: (argument: A) => R, argument: A) => Promise<unknown>;
  evaluateHandle: <A, R>(
    work: (argument: A) => R,
    argument: A,
  ) => Promise<{ asElement: () => { click: () => Promise<void> } | null }>;
  keyboard: {
    type: (text: string) => Promise<void>;
    press: (key: "Tab" | "Enter" | "Escape" | "ArrowRight") => Promise<void>;
  };
  screenshot: () => Promise<Uint8Array>;
};

const drivePage = (page: CommonPage, complaints: string[], close: () => Promise<void>): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  run: async (work, argument) => (await page.evaluate(work, argument)) as ReturnType<typeof work>,
  click: async (find, argument) => {
    const element = (await page.evaluateHandle(find, argument)).asElement();
    if (element === null) throw new Error("The element to click is gone.");
    await element.click();
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  screenshot: () => page.screenshot(),
  readComplaints: async () => {
    // A round trip through the page flushes earlier console messages.
    await page.evaluate(() => undefined, undefined);
    return complaints;
  },
  close,
});

const isComplaint = (type: string) => ["error", "warning", "warn"].includes(type);

/** Chromium, or one of Playwright's builds. */
export async function startWithPlaywright(
  browserType: BrowserType,
  launchOptions: LaunchOptions,
): Promise<Engine> {
  const browser = await browserType.launch(launchOptions);
  const isTouch: BrowserContextOptions =
    browserType.name() === "firefox" ? {} : { hasTouch: true, isMobile: true };
  return {
    open: async ({ width, height, colorScheme, beforeScripts }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        ...(width < 700 && isTouch),
      });
      await context.addInitScript(beforeScripts);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (isComplaint(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
      return drivePage(page as unknown as CommonPage, complaints, () => context.close());
    },
    stop: () => browser.close(),
  };
}

/** The system's Firefox, through Puppeteer: Playwright can drive only its own build. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const launch = (isDark: boolean) =>
    puppeteer.launch({
      browser: "firefox",
      executablePath,
      // WebDriver cannot choose a theme in Firefox; 0 is dark, 1 light.
      extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1 },
    });
  const browsers = new Map<boolean, ReturnType<typeof launch>>();
  return {
    open: async ({ width, height, colorScheme, beforeScripts }) => {
      const isDark = colorScheme === "dark";
      if (!browsers.has(isDark)) browsers.set(isDark, launch(isDark));
      const context = await (await browsers.get(isDark))?.createBrowserContext();
      if (context === undefined) throw new Error("Firefox did not start.");
      const page = await context.newPage();
      await page.setViewport({ width, height });
      await page.evaluateOnNewDocument(beforeScripts);
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (isComplaint(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) =>
        complaints.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      );
      return drivePage(page as unknown as CommonPage, complaints, () => context.close());
    },
    stop: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
