import { join } from "node:path";
import { build } from "vite";
import { root } from "../tools/tool.ts";

/** Peers whose pages are files: their script renders everything. */
const PAGES = ["spa", "surveyjs", "formbricks"];

/** Builds each of the pages on its own, as an app would be, into a folder of its name in `folder`. */
export async function buildPeers(folder: string): Promise<void> {
  for (const name of PAGES) {
    await build({
      root: join(root, "bench/peers", name),
      base: "./",
      configFile: false,
      publicDir: false,
      logLevel: "error",
      build: {
        outDir: join(folder, name),
        emptyOutDir: true,
        target: "es2022",
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      },
    });
  }
}
