import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "@playwright/test";
import { findBrowsers } from "../../tools/browser.ts";
import { buildApp } from "../../tools/build.ts";
import { startFreshServer } from "../../tools/serve.ts";
import { bundleWorkers } from "../../tools/worker-bundles.ts";
import { storeProducts } from "./bought.ts";
import { printNews } from "./server-lines.ts";

/** Serves the app to all browser tests of this run, with an empty database. */
export default async function startApp(): Promise<() => Promise<void>> {
  const { paths, missing } = findBrowsers();
  console.log([`Browsers: ${Object.keys(paths).join(", ")}`, ...missing].join("\nLeft out: "));
  await buildApp();
  const bundles = mkdtempSync(join(tmpdir(), "kindling-bundles-"));
  await bundleWorkers(bundles);
  // All servers of this run use these bundles.
  process.env["WORKER_BUNDLES"] = bundles;
  const server = await startFreshServer({ onLine: printNews });
  process.env["BASE_URL"] = server.url;
  const visitor = await request.newContext({ baseURL: server.url });
  await storeProducts(visitor);
  await visitor.dispose();
  return async () => {
    await server.stop();
    rmSync(bundles, { recursive: true, force: true, maxRetries: 5 });
  };
}
