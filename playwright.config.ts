import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import type { BrowserOptions } from "./tests/browsers/browser-test.ts";
import { BROWSER_NAMES, findBrowser, findBrowsers, launchArguments } from "./tools/browser.ts";

const { paths } = findBrowsers();

export default defineConfig<BrowserOptions>({
  globalSetup: "./tests/setup/start-app.ts",
  outputDir: "test-results",
  workers: availableParallelism(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: process.env["BASE_URL"],
    locale: "en-US",
    timezoneId: "America/New_York",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording each test for the few that fail costs all of them time: ask for it by TRACE=on.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: launchArguments },
  },
  projects: [
    {
      name: "phone",
      testDir: "tests/e2e",
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testDir: "tests/e2e",
      // What does not depend on the window's size is walked once, on the phone.
      grep: /@both/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // The same walk in each engine that this machine has.
    ...BROWSER_NAMES.flatMap((name) => {
      const path = paths[name];
      if (path === undefined) return [];
      return [{ name: `walk-${name}`, testDir: "tests/browsers", use: { engine: { name, path } } }];
    }),
  ],
});
