import { chromium, firefox, webkit } from "@playwright/test";
import { type BrowserName, isPlaywrightBuild, launchArguments } from "../../tools/browser.ts";
import type { Engine } from "./driver.ts";
import { startFirefox, startWithPlaywright } from "./page-driver.ts";
import { startWebKit } from "./webkit-driver.ts";

/** Starts the browser at a path: Playwright's builds with Playwright, others with their own automation protocol. */
export function startEngine(name: BrowserName, executablePath: string): Promise<Engine> {
  if (name === "chromium") {
    return startWithPlaywright(chromium, { executablePath, args: launchArguments });
  }
  if (isPlaywrightBuild(name, executablePath)) {
    return startWithPlaywright({ firefox, webkit }[name], {});
  }
  return name === "firefox" ? startFirefox(executablePath) : startWebKit(executablePath);
}
