import { findBrowsers } from "../../tools/browser.ts";
import { buildApp } from "../../tools/build.ts";
import { startFreshServer } from "../../tools/serve.ts";
import { printNews } from "./server-lines.ts";

/** Serves the app to all browser tests of this run, with an empty database. */
export default async function startApp(): Promise<() => Promise<void>> {
  const { paths, missing } = findBrowsers();
  console.log([`Browsers: ${Object.keys(paths).join(", ")}`, ...missing].join("\nLeft out: "));
  await buildApp();
  const server = await startFreshServer({ onLine: printNews });
  process.env["BASE_URL"] = server.url;
  return server.stop;
}
