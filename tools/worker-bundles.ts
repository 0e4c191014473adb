import { join } from "node:path";
import { runTool } from "./tool.ts";
import { readWorkerConfig, WORKER_CONFIGS } from "./worker-configs.ts";

/**
 * Bundles all workers into `folder` as `wrangler dev` does. Each server of a test run would otherwise bundle them
 * again, and then check every source file for changes for as long as it runs: a tenth of the processor time of all
 * browser tests.
 *
 * @throws Error with wrangler's output
 */
export async function bundleWorkers(folder: string): Promise<void> {
  await Promise.all(
    WORKER_CONFIGS.map(async (config) => {
      const outdir = join(folder, String(readWorkerConfig(config)["name"]));
      const { ok, output } = await runTool("wrangler", [
        "deploy",
        "--dry-run",
        "--config",
        config,
        "--outdir",
        outdir,
      ]);
      if (!ok) throw new Error(output);
    }),
  );
}
