import { join } from "node:path";
import { readSource } from "../products/dating-reports/print-report.ts";
import { startServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { formatReports, judgeReports, type ReportFigures } from "./report-budget.ts";
import type { Prints } from "./report-worker.ts";
import { writeReportWorkerConfig } from "./wrangler-config.ts";

/** Until the engine has optimised hot code. */
const WARM_UP = 10;
const LIVES = 40;
/** A worker has no files to read them from. */
const manuscripts = JSON.stringify(readSource());

async function benchReport({ folder, defer }: Bench): Promise<string[]> {
  const config = writeReportWorkerConfig(join(folder, "wrangler.toml"));
  const server = await startServer({ port: 0, persistTo: folder, config });
  defer(server.stop);
  const figures = await runStep("Printing in workerd", () => printLives(server.url));
  console.log(`\n${formatReports(figures)}\n`);
  return judgeReports(figures);
}

async function printLives(url: string): Promise<ReportFigures> {
  const first = await print(url, 0);
  for (let seed = 1; seed < WARM_UP; seed++) await print(url, seed);
  const others: Prints[] = [];
  for (let seed = 0; seed < LIVES; seed++) others.push(await print(url, seed));
  return { first, others };
}

async function print(url: string, seed: number): Promise<Prints> {
  const response = await fetch(`${url}/?seed=${seed}`, { method: "POST", body: manuscripts });
  return response.json() as Promise<Prints>;
}

await runBench(10, benchReport);
