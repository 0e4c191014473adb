import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { getPlatformProxy } from "wrangler";
import { applyMigrations } from "../tools/serve.ts";
import { root, runStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { costNote, judgeCost, printCosts, sumUp } from "./cost-budget.ts";
import { CostWalk } from "./cost-walk.ts";

/** Prints the costs of one completed assessment, with the app's own code on a new D1. */
async function benchCost({ folder, defer }: Bench): Promise<string[]> {
  await runStep("Creating a database", () => applyMigrations({ persistTo: folder }));
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(folder, "v3") },
  });
  defer(dispose);
  // The first walk is left out, because it also stores the origin that all visitors share.
  await new CostWalk(env.DB, crypto.randomUUID()).assess();

  const walk = new CostWalk(env.DB, crypto.randomUUID());
  await walk.assess();
  await walk.mail();
  const groups = ["assessment", "mail", "steps"] as const;
  const sums = groups.map((group) => sumUp(walk.costs, group));
  printCosts([...walk.costs, ...sums]);
  console.log(`\n${costNote}`);
  return judgeCost(walk.costs);
}

await runBench(benchCost);
