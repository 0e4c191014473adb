import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "../tools/build.ts";
import { pickFreePort } from "../tools/port.ts";
import { root, runStep, runTool } from "../tools/tool.ts";
import { readWorkerConfig } from "../tools/worker-configs.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { readProcessorSeconds } from "./other-load.ts";
import { formatStarts, judgeStarts, type Start, type Starts } from "./startup-budget.ts";

const WORKERD = join(root, "node_modules/workerd/bin/workerd");
const READY_WITHIN_MS = 30_000;
const EMPTY_WORKER = `export default { fetch: () => new Response("empty") };`;

const options = readOptions({ starts: 15, "limit-minutes": 10 });

async function benchStartup({ folder }: Bench): Promise<string[]> {
  await runStep("Building the app", buildApp);
  await runStep("Bundling it as it is deployed", () => bundle(folder));
  writeFileSync(join(folder, "bare.js"), EMPTY_WORKER);

  const starts: Starts = { web: [], bare: [] };
  await runStep(`Starting both ${options.starts} times`, async () => {
    for (let count = 0; count < options.starts; count++) {
      for (const name of ["bare", "web"] as const) starts[name].push(await startOnce(folder, name));
    }
  });
  console.log(`\n${formatStarts(starts)}`);
  writeResult("startup", { starts });
  return judgeStarts(starts);
}

async function bundle(folder: string): Promise<void> {
  const outdir = join(folder, "bundle");
  const { ok, output } = await runTool("wrangler", ["deploy", "--dry-run", "--outdir", outdir]);
  if (!ok) throw new Error(output);
  copyFileSync(join(outdir, "index.js"), join(folder, "web.js"));
}

/** Starts workerd by itself, without wrangler's proxies, and stops it after its first answers. */
async function startOnce(folder: string, name: keyof Starts): Promise<Start> {
  const port = await pickFreePort();
  const config = join(folder, `${name}.capnp`);
  writeFileSync(config, describeWorker(name, port));
  const workerd = spawn(WORKERD, ["serve", config], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(workerd, "close");
  try {
    const { pid = Number.NaN } = workerd;
    const url = `http://127.0.0.1:${port}`;
    // A method that no page takes: refused before any routing.
    await askUntilAnswered(`${url}/`, { method: "PUT" });
    const answerMs = readProcessorSeconds(pid) * 1_000;
    await (await fetch(`${url}/help`)).text();
    return { answerMs, pageMs: readProcessorSeconds(pid) * 1_000 };
  } finally {
    workerd.kill();
    await ended;
  }
}

async function askUntilAnswered(url: string, init: RequestInit): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await (await fetch(url, init)).text();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(10);
    }
  }
}

/** Binds the worker itself in place of every database, queue and so on: the start-up uses none of them. */
function describeWorker(name: keyof Starts, port: number): string {
  const { compatibility_date: date, vars = {}, ...config } = readWorkerConfig("wrangler.toml");
  const bound = JSON.stringify(config).matchAll(/"(?:binding|name)":"([A-Z_0-9]+)"/g);
  const bindings = [
    ...Object.entries(vars).map(
      ([key, value]) => `(name = "${key}", text = ${JSON.stringify(value)})`,
    ),
    ...[...new Set([...bound].map(([, key]) => key))].map(
      (key) => `(name = "${key}", service = "it")`,
    ),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "it", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "it")],
);
const worker :Workerd.Worker = (
  modules = [(name = "${name}.js", esModule = embed "${name}.js")],
  compatibilityDate = "${date}",
  bindings = [${bindings.join(", ")}],
);
`;
}

await runBench(options["limit-minutes"], benchStartup);
