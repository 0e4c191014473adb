import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readOptions } from "wrangler";
import { consoleStub, jobsStub, webhookStub } from "../tests/setup/stubs.ts";
import { pickFreePort } from "../tools/port.ts";
import { setUpLocalStripe } from "../tools/stripe-prices.ts";
import { root, runTool } from "../tools/tool.ts";
import { writeFarConfig } from "./wrangler-config.ts";

const WEB = "dev-web";

export type FarServer = Awaited<ReturnType<typeof startFarServer>>;

/** The built web worker with the local Stripe in front of it, an empty database, and no webhooks, mails or prints. */
export async function startFarServer(folder: string) {
  const port = await pickFreePort();
  const origin = `http://localhost:${port}`;
  const [sandbox, web] = await Promise.all([
    bundle(folder, "kindling-sandbox", join(root, "workers/sandbox/wrangler.toml")),
    bundle(folder, WEB, writeFarConfig(join(folder, "web/wrangler.toml"), origin)),
  ]);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port,
      cf: false,
      handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
        for (const input of [stdout, stderr]) createInterface({ input }).on("line", printFailure);
      },
      workers: [sandbox, web, jobsStub, webhookStub, consoleStub],
    }),
  );
  const database = await miniflare.getD1Database("DB", WEB);
  for (const path of globSync("migrations/*.sql", { cwd: root }).sort()) {
    const statements = readFileSync(join(root, path), "utf8").split("--> statement-breakpoint");
    await database.batch(statements.map((sql) => database.prepare(sql)));
  }
  await setUpLocalStripe(origin);
  await fetch(`${origin}/__sandbox/stripe/faults`, {
    method: "PUT",
    body: JSON.stringify({ webhooks: { drop: { next: "all" } } }),
  });
  return {
    origin,
    database,
    files: await miniflare.getR2Bucket("FILES", WEB),
    stop: () => miniflare.dispose(),
  };
}

/** Prints failures, but no slow requests: they are expected here. */
function printFailure(line: string): void {
  if (line.includes('"event":"failure"')) console.error(line);
}

/** Bundles a worker as a deployment would. @throws Error with wrangler's output */
async function bundle(folder: string, name: string, config: string) {
  const modulesRoot = join(folder, "built", name);
  const { ok, output } = await runTool("wrangler", [
    "deploy",
    "--dry-run",
    "--config",
    config,
    "--outdir",
    modulesRoot,
  ]);
  if (!ok) throw new Error(output);
  const { workerOptions, main = "" } = readOptions(config);
  const { modulesRules: _, ...options } = workerOptions;
  const entry = basename(main).replace(/\.ts$/, ".js");
  const texts = globSync("*.browser.js", { cwd: modulesRoot });
  const modules = [
    { type: "ESModule" as const, path: join(modulesRoot, entry) },
    ...texts.map((file) => ({ type: "Text" as const, path: join(modulesRoot, file) })),
  ];
  return { ...options, name, modules, modulesRoot };
}
