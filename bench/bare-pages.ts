import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Server, startServer } from "../tools/serve.ts";
import { root, runTool } from "../tools/tool.ts";
import { writeBareConfig } from "./wrangler-config.ts";

const PEER = join(root, "bench/peers/bare-remix");

/**
 * Builds the bare pages into `folder` and serves them as the app is served: `/static` is a file without
 * script, `/` the least that Remix and React can do.
 */
export async function startBarePages(folder: string): Promise<Server> {
  const buildFolder = join(folder, "build");
  const { ok, output } = await runTool(
    "remix",
    ["vite:build", "--config", join(PEER, "vite.config.ts")],
    { env: { BARE_REMIX_BUILD: buildFolder } },
  );
  if (!ok) throw new Error(output);

  const persistTo = join(folder, "state");
  mkdirSync(persistTo, { recursive: true });
  const config = writeBareConfig(join(folder, "wrangler.toml"), {
    name: "bare-remix",
    main: join(PEER, "worker.ts"),
    alias: { "bare-remix-build": join(buildFolder, "server/index.js") },
    assets: { directory: join(buildFolder, "client") },
  });
  return startServer({ port: 0, persistTo, config });
}
