import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser, launchArguments } from "../tools/browser.ts";
import { buildApp } from "../tools/build.ts";
import { type Server, startFreshServer, startServer } from "../tools/serve.ts";
import { root, runStep, runTool } from "../tools/tool.ts";
import type { Bench } from "./bench.ts";
import { startProxy } from "./proxy.ts";
import { writeBareConfig } from "./wrangler-config.ts";

type SideBySide = { browser: Browser; appOrigin: string; bareOrigin: string };

type AddPages = (filesFolder: string) => Promise<void>;
type Sides = {
  /** Of the app. */
  config?: string;
  addPages?: AddPages;
};

/** The app and the bare pages, each behind a proxy in the role of the edge, and a browser. */
export async function startSideBySide(
  { folder, defer }: Bench,
  // Without the sandbox, as in production.
  { config = join(root, "wrangler.toml"), addPages }: Sides = {},
): Promise<SideBySide> {
  await runStep("Building the app", buildApp);
  const app = await runStep("Starting it", () => startFreshServer({ config }));
  defer(app.stop);
  const barePages = await runStep("Building and starting the bare pages", () =>
    startBarePages(join(folder, "bare-remix"), addPages),
  );
  defer(barePages.stop);
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

const PEER = join(root, "bench/peers/bare-remix");

/**
 * Builds the bare pages into `folder` and serves them like the app: `/static` is a file without script, `/` a minimal
 * page of Remix and React. `addPages` gets the folder of the files and may add others.
 */
export async function startBarePages(folder: string, addPages?: AddPages): Promise<Server> {
  const buildFolder = join(folder, "build");
  const { ok, output } = await runTool(
    "remix",
    ["vite:build", "--config", join(PEER, "vite.config.ts")],
    { env: { BARE_REMIX_BUILD: buildFolder } },
  );
  if (!ok) throw new Error(output);
  const filesFolder = join(buildFolder, "client");
  await addPages?.(filesFolder);

  const persistTo = join(folder, "state");
  mkdirSync(persistTo, { recursive: true });
  const config = writeBareConfig(join(folder, "wrangler.toml"), {
    name: "bare-remix",
    main: join(PEER, "worker.ts"),
    alias: { "bare-remix-build": join(buildFolder, "server/index.js") },
    assets: { directory: filesFolder },
  });
  return startServer({ port: 0, persistTo, config });
}
