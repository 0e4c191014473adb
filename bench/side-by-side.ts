import { type Browser, chromium } from "@playwright/test";
import { findBrowser, launchArguments } from "../tools/browser.ts";
import { runStep } from "../tools/tool.ts";
import type { Bench } from "./bench.ts";
import { startProxy } from "./proxy.ts";
import { migrate, startApp, startBarePages } from "./servers.ts";

export type SideBySide = { browser: Browser; appOrigin: string; bareOrigin: string };

/** The app and the bare pages, each behind a proxy in the role of the edge, and a browser. */
export async function startSideBySide(bench: Bench): Promise<SideBySide> {
  const { defer } = bench;
  await migrate(bench);
  const [app, barePages] = await runStep("Starting it and the bare pages", () =>
    Promise.all([startApp(bench), startBarePages(bench)]),
  );
  const appProxy = await startProxy(app.url);
  defer(appProxy.close);
  const bareProxy = await startProxy(barePages.url);
  defer(bareProxy.close);
  const browser = await launchBrowser();
  defer(() => browser.close());
  return { browser, appOrigin: appProxy.origin, bareOrigin: bareProxy.origin };
}

/** Resolves no host but this one, so nothing leaves the machine. */
const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...launchArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
