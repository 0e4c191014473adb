/** `npm run bench:console`: how long each page of the console takes with a hundred thousand orders. */
import { DatabaseSync } from "node:sqlite";
import { buildApp } from "../tools/build.ts";
import { applyMigrations, startServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import { fillDesk } from "./console-fill.ts";
import { findDatabase } from "./growth-visitors.ts";

/** The most that a page may take at the server, which runs next to the database. */
const BUDGET_MS = 200;

const options = readOptions({ orders: 100_000, turns: 9, "limit-minutes": 8 });

const PAGES = [
  "",
  "/funnel?days=7",
  "/funnel?days=90",
  "/money?days=7",
  "/money?days=30",
  "/money?days=90",
  "/people/order/00000007-7777-4777-8777-777777777777",
  "/mail",
  "/reviews",
  "/health",
];

async function benchConsole({ folder, defer }: Bench): Promise<string[]> {
  await runStep("Building the app", buildApp);
  await applyMigrations({ persistTo: folder });
  await runStep(`Filling a database with ${options.orders} orders`, async () =>
    fillDesk(new DatabaseSync(findDatabase(folder)), { orders: options.orders, now: Date.now() }),
  );
  const { url, stop } = await startServer({ port: 0, persistTo: folder });
  defer(stop);
  const medians: Record<string, number> = {};
  for (const page of PAGES) {
    const times: number[] = [];
    // The first turn does not count: it fills the caches of database and runtime, as the day's first visit does.
    for (let turn = 0; turn <= options.turns; turn += 1) {
      const startedAt = performance.now();
      const response = await fetch(`${url}/__console${page}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${page} answered ${response.status}.`);
      if (turn > 0) times.push(performance.now() - startedAt);
    }
    medians[page || "/"] = medianOf(times);
  }
  for (const [page, ms] of Object.entries(medians)) console.log(`${page.padEnd(64)}${ms} ms`);
  writeResult("console", { orders: options.orders, medians });
  return Object.entries(medians)
    .filter(([, ms]) => ms > BUDGET_MS)
    .map(([page, ms]) => `${page} takes ${ms} ms, and may take ${BUDGET_MS} ms.`);
}

const medianOf = (times: readonly number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0);

await runBench(options["limit-minutes"], benchConsole);
