import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { getPlatformProxy } from "wrangler";
import { applyMigrations } from "../tools/serve.ts";
import { root, runStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { type CostFigures, formatCost, judgeCost } from "./cost-budget.ts";
import { walkAssessment } from "./cost-walk.ts";

const STORED_WALKS = 25;

/** Runs assessments on a new D1 in `folder`: the costs of the first, and the bytes stored per assessment. */
export async function countCost(folder: string): Promise<CostFigures> {
  await applyMigrations({ persistTo: folder });
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(folder, "v3") },
  });
  try {
    const visitors = Array.from({ length: STORED_WALKS }, () => crypto.randomUUID());
    const parts = await walkAssessment(env.DB, crypto.randomUUID());
    const before = await readSize(env.DB);
    for (const visitor of visitors) await walkAssessment(env.DB, visitor);
    return { parts, storedBytes: ((await readSize(env.DB)) - before) / STORED_WALKS };
  } finally {
    await dispose();
  }
}

const readSize = async (d1: D1Database) => (await d1.prepare("select 1").run()).meta.size_after;

async function benchCost({ folder }: Bench): Promise<string[]> {
  const figures = await runStep("Counting on D1", () => countCost(folder));
  console.log(`\n${formatCost(figures)}\n`);
  return judgeCost(figures);
}

if (import.meta.main) await runBench(10, benchCost);
