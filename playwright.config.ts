import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import type { BrowserOptions } from "./tests/browsers/browser-test.ts";
import { keepTemporaryFilesInMemory } from "./tests/setup/temporary-files.ts";
import { BROWSER_NAMES, findBrowser, findBrowsers, launchArguments } from "./tools/browser.ts";

keepTemporaryFilesInMemory();
const { paths } = findBrowsers();

export default defineConfig<BrowserOptions>({
  globalSetup: "./tests/setup/start-app.ts",
  outputDir: "test-results",
  // Each worker waits for its page part of the time. On two cores a third worker saves a quarter of the total time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  ...(process.env["NIGHTLY"] ? {} : { grepInvert: /@nightly/ }),
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
    // Recording slows down every test: opt in with TRACE=on.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // Without smooth scrolling no press has to wait until its button stops moving. The walks scroll smoothly.
    launchOptions: {
      executablePath: findBrowser(),
      args: [...launchArguments, "--disable-smooth-scrolling"],
    },
  },
  projects: [
    // The main journeys in each engine that is installed. First, because they are the longest.
    ...BROWSER_NAMES.flatMap((name) => {
      const path = paths[name];
      if (path === undefined) return [];
      return [{ name: `walk-${name}`, testDir: "tests/browsers", use: { engine: { name, path } } }];
    }),
    {
      name: "phone",
      testDir: "tests/e2e",
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testDir: "tests/e2e",
      // Tests that do not depend on the window's size run on the phone only.
      grep: /@both/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
