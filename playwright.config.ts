import { defineConfig } from "@playwright/test";
import { findBrowser, launchArguments } from "./tools/browser.ts";

// Each worker process reads this file again: they find what the first one found, and what the setup started.
process.env["CHROMIUM_PATH"] = findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/start-app.ts",
  outputDir: "test-results",
  workers: 2,
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
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: launchArguments },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      // What does not depend on the window's size is walked once, on the phone.
      grep: /@both/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
