import { buildApp } from "../../tools/build.ts";
import { startFreshServer } from "../../tools/serve.ts";

const DULL_LINE = /^(\[wrangler:info\]|\[kindling-\w+\] \{"event":"(request|mail|sweep)")/;

/** Serves the app to all browser tests of this run, with a database that is its own and empty. */
export default async function startApp(): Promise<() => Promise<void>> {
  await buildApp();
  const server = await startFreshServer({
    onLine: (line) => DULL_LINE.test(line) || console.log(line),
  });
  process.env["BASE_URL"] = server.url;
  return server.stop;
}
